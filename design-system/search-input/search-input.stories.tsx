import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { SearchInput } from './index.tsx'

export default { title: 'Design system / Inputs / Search input' } satisfies StoryDefault

export const Debounced = () => (
  <Specimen title="Reports 300 ms after the last key">
    <Live />
  </Specimen>
)

function Live() {
  const [value, setValue] = useState('')
  return (
    <div className="max-w-xs">
      <SearchInput label="Search" placeholder="搜索表单" clearLabel="Clear" value={value} onChange={setValue} />
      <p className="mt-2 text-muted text-sm">→ {value}</p>
    </div>
  )
}
