import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Textarea, type TextareaProps } from './index.tsx'

export default { title: 'Design system / Inputs / Textarea' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-md">
    <Specimen title="Grows from 4 to 8 lines">
      <Live label="Comment" placeholder="请填写您的意见" maxRows={8} />
    </Specimen>
    <Specimen title="Count">
      <Live label="Comment" initial="很好" rows={2} maxLength={200} showCount />
    </Specimen>
    <Specimen title="Invalid, disabled">
      <Live label="Comment" rows={2} invalid />
      <div className="h-2" />
      <Live label="Comment" rows={2} initial="不能修改" disabled />
    </Specimen>
  </div>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Live
      label="ملاحظة"
      rows={3}
      initial="نص طويل بما يكفي ليلتف على أكثر من سطر واحد Datenschutzgrundverordnungsfolgenabschätzung"
    />
  </div>
)

export const ReadOnly = () => (
  <div className="max-w-md">
    <Live label="Comment" rows={2} initial="可以选中和复制，但不能修改" readOnly />
  </div>
)

function Live({ initial = '', ...props }: { initial?: string } & Omit<TextareaProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <Textarea {...props} value={value} onChange={setValue} />
}
