import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { QrCode } from './index.tsx'

export default { title: 'Design system / Data / QR code' } satisfies StoryDefault

export const Address = () => (
  <Specimen title="Always dark on white">
    <QrCode value="https://forms.example.org/s/a8Kx2Q" label="Opens the form" />
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <QrCode value="https://forms.example.org/s/a8Kx2Q" label="يفتح النموذج" />
  </div>
)
