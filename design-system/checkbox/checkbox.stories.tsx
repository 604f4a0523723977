import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Checkbox } from './index.tsx'

export default { title: 'Design system / Choices / Checkbox' } satisfies StoryDefault

export const States = () => (
  <Specimen title="Off, on, mixed, disabled">
    <div className="flex flex-col gap-3">
      <Live label="记住我" />
      <Checkbox checked onChange={() => {}} label="On" hint="With a hint below" />
      <Checkbox checked="mixed" onChange={() => {}} label="Mixed" />
      <Checkbox checked onChange={() => {}} label="Disabled" disabled />
      <Checkbox checked={false} onChange={() => {}} label="Invalid" invalid />
    </div>
  </Specimen>
)

function Live({ label }: { label: string }) {
  const [checked, setChecked] = useState(false)
  return <Checkbox checked={checked} onChange={setChecked} label={label} />
}
