import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Callout } from './index.tsx'

export default { title: 'Design system / Feedback / Callout' } satisfies StoryDefault

export const Tones = () => (
  <div className="max-w-xl">
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Specimen key={tone} title={tone}>
        <Callout tone={tone} title="表单已停止收集" actions={<Button size="small">Resume</Button>}>
          停止后访问者会看到结束页，已收到的数据不受影响。
        </Callout>
      </Specimen>
    ))}
    <Specimen title="One line">
      <Callout>Changes are saved as you type.</Callout>
    </Specimen>
  </div>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Callout
      tone="warning"
      title="نص طويل بما يكفي ليلتف على أكثر من سطر واحد"
      actions={<Button size="small">استئناف</Button>}
    >
      Datenschutzgrundverordnungsfolgenabschätzung
    </Callout>
  </div>
)
