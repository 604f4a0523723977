import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Badge } from './index.tsx'

export default { title: 'Design system / Data / Badge' } satisfies StoryDefault

export const Tones = () =>
  (['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
    <Specimen key={tone} title={tone}>
      <div className="flex items-center gap-4">
        <Badge tone={tone}>收集中</Badge>
        <Badge tone={tone} dot>
          Live
        </Badge>
        <Badge tone={tone} dot plain>
          Live
        </Badge>
      </div>
    </Specimen>
  ))

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Badge tone="success" dot>
      نص طويل بما يكفي ليلتف على أكثر من سطر واحد
    </Badge>
    <Badge tone="warning">Datenschutzgrundverordnungsfolgenabschätzung</Badge>
  </div>
)
