import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { TextInput, type TextInputProps } from './index.tsx'

export default { title: 'Design system / Inputs / Text input' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-md">
    <Specimen title="Empty">
      <Live label="Name" placeholder="请输入姓名" />
    </Specimen>
    <Specimen title="Prefix, suffix, clear">
      <Live label="Price" initial="128" prefix="¥" suffix="CNY" allowClear clearLabel="Clear" />
    </Specimen>
    <Specimen title="Count, exceeded: nothing is cut">
      <Live label="Title" initial="满意度调查" maxLength={10} showCount />
      <div className="h-2" />
      <Live label="Title" initial="二零二六年春季客户满意度调查" maxLength={10} showCount />
    </Specimen>
    <Specimen title="Invalid, read-only, disabled">
      <Live label="E-mail" initial="anna@" invalid />
      <div className="h-2" />
      <Live label="Id" initial="a8Kx2Q" readOnly />
      <div className="h-2" />
      <Live label="Id" initial="a8Kx2Q" disabled />
    </Specimen>
  </div>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Live label="البريد" initial="نص طويل بما يكفي ليلتف على أكثر من سطر واحد" prefix="¥" />
  </div>
)

export const Sizes = () => (
  <div className="flex max-w-md flex-col gap-2">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Live key={size} label={size} initial={`${size} Ế ปู่ 骨`} size={size} />
    ))}
  </div>
)

function Live({ initial = '', ...props }: { initial?: string } & Omit<TextInputProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <TextInput {...props} value={value} onChange={setValue} />
}
