import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Select, type SelectProps } from './index.tsx'

export default { title: 'Design system / Choices / Select' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xs">
    <Specimen title="Placeholder">
      <Live label="City" placeholder="请选择" />
    </Specimen>
    <Specimen title="Chosen">
      <Live label="City" placeholder="请选择" initial="b" />
    </Specimen>
    <Specimen title="Invalid, read-only, disabled">
      <Live label="City" placeholder="请选择" invalid />
      <div className="h-2" />
      <Live label="City" initial="a" readOnly />
      <div className="h-2" />
      <Live label="City" initial="a" disabled />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="max-w-xs">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live label={`City ${size}`} initial="b" size={size} />
      </Specimen>
    ))}
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Live label="المدينة" placeholder="اختر مدينة" />
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Live label="Stadt" placeholder="Bitte eine der folgenden Möglichkeiten auswählen" />
  </div>
)

function Live({ initial, ...props }: { initial?: string } & Omit<SelectProps, 'options' | 'value' | 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <Select {...props} options={options} value={value} onChange={setValue} />
}

const options = [
  { id: 'a', label: '北京' },
  { id: 'b', label: '上海' },
  { id: 'c', label: '已停用', disabled: true },
]
