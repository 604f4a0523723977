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

export const Sizes = () => (
  <div className="max-w-xs">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <DateInput label={`Date ${size}`} kind="date" value="2026-03-14" onChange={() => {}} size={size} />
      </Specimen>
    ))}
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <DateInput label="التاريخ" kind="date" value="2026-03-14" onChange={() => {}} />
  </div>
)

export const ReadOnlyAndDisabled = () => (
  <div className="flex max-w-xs flex-col gap-2">
    <DateInput label="Read-only" kind="date" value="2026-03-14" onChange={() => {}} readOnly />
    <DateInput label="Disabled" kind="date" value="2026-03-14" onChange={() => {}} disabled />
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
