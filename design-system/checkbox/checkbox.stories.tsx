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

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Checkbox
      checked
      onChange={() => {}}
      label="نص طويل بما يكفي ليلتف على أكثر من سطر واحد"
      hint="Datenschutzgrundverordnungsfolgenabschätzung"
    />
  </div>
)

function Live({ label }: { label: string }) {
  const [checked, setChecked] = useState(false)
  return <Checkbox checked={checked} onChange={setChecked} label={label} />
}
