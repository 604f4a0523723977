import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Switch } from './index.tsx'

export default { title: 'Design system / Choices / Switch' } satisfies StoryDefault

export const States = () => (
  <Specimen title="On, off, disabled">
    <div className="flex flex-col gap-3">
      <Live initial label="必填" />
      <Live label="允许匿名填写" hint="不记录提交人，之后也无法补上。" />
      <Switch checked={false} onChange={() => {}} disabled label="Disabled" />
    </div>
  </Specimen>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Switch
      checked
      onChange={() => {}}
      label="نص طويل بما يكفي ليلتف على أكثر من سطر واحد"
      hint="Datenschutzgrundverordnungsfolgenabschätzung"
    />
  </div>
)

function Live({ initial = false, label, hint }: { initial?: boolean; label: string; hint?: string }) {
  const [checked, setChecked] = useState(initial)
  return <Switch checked={checked} onChange={setChecked} label={label} hint={hint} />
}
