import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { Specimen } from '../_internal/specimen.tsx'
import { SearchInput } from './index.tsx'

export default { title: 'Design system / Inputs / Search input' } satisfies StoryDefault

export const Debounced = () => (
  <Specimen title="Reports 300 ms after the last key">
    <Live />
  </Specimen>
)

export const Filled = () => <Live initial="客户满意度" />

export const Sizes = () => (
  <div className="grid gap-3">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Live key={size} size={size} initial={size} />
    ))}
  </div>
)
export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Live placeholder="Formulare, Ordner und Personen durchsuchen" />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Live placeholder="ابحث في النماذج" />
  </div>
)

function Live({
  initial = '',
  placeholder = '搜索表单',
  size,
}: {
  initial?: string
  placeholder?: string
  size?: Size
}) {
  const [value, setValue] = useState(initial)
  return (
    <div className="max-w-xs">
      <SearchInput
        label="Search"
        placeholder={placeholder}
        clearLabel="Clear"
        size={size}
        value={value}
        onChange={setValue}
      />
      <p className="mt-2 text-muted text-sm">→ {value}</p>
    </div>
  )
}
