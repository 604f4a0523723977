import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { CopyField } from './index.tsx'

export default { title: 'Design system / Actions / Copy field' } satisfies StoryDefault

export const Address = () => (
  <Specimen title="Link">
    <div className="max-w-md">
      <CopyField value="https://forms.example.org/s/a8Kx2Q" label="Public link" copyLabel="复制" copiedLabel="已复制" />
    </div>
  </Specimen>
)

export const LongText = () => (
  <div lang="de" className="max-w-80">
    <CopyField
      value="https://forms.example.org/s/a8Kx2Q?utm_source=newsletter&utm_campaign=donaudampfschifffahrt"
      label="Öffentliche Adresse"
      copyLabel="In die Zwischenablage kopieren"
      copiedLabel="Kopiert"
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-md">
    <CopyField value="https://forms.example.org/s/a8Kx2Q" label="الرابط العام" copyLabel="نسخ" copiedLabel="تم النسخ" />
  </div>
)
