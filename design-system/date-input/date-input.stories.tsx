import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { DateInput, type DateKind } from './index.tsx'

export default { title: 'Design system / Inputs / Date input' } satisfies StoryDefault

export const Kinds = () => (
  <div className="max-w-xs">
    {kinds.map(([kind, initial]) => (
      <Specimen key={kind} title={kind}>
        <Live kind={kind} initial={initial} />
      </Specimen>
    ))}
    <Specimen title="Empty, invalid">
      <Live kind="date" initial={undefined} invalid />
    </Specimen>
  </div>
)

function Live({ kind, initial, invalid }: { kind: DateKind; initial: string | undefined; invalid?: boolean }) {
  const [value, setValue] = useState(initial)
  return <DateInput label={kind} kind={kind} value={value} onChange={setValue} invalid={invalid} />
}

const kinds = [
  ['date', '2026-03-14'],
  ['month', '2026-03'],
  ['year', '2026'],
  ['datetime', '2026-03-14T09:30'],
  ['time', '09:30'],
] as const
