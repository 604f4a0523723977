import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Collapsible } from './index.tsx'

export default { title: 'Design system / Layout / Collapsible' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-md">
    <Specimen title="Closed, open, disabled">
      <Collapsible title="高级设置">限制填写次数、密码与时间。</Collapsible>
      <Collapsible title="高级设置" defaultOpen>
        限制填写次数、密码与时间。
      </Collapsible>
      <Collapsible title="高级设置" disabled>
        限制填写次数、密码与时间。
      </Collapsible>
    </Specimen>
    <Specimen title="Long text, right to left">
      <div dir="rtl" lang="ar" className="w-56">
        <Collapsible title="Donaudampfschifffahrtsgesellschaftskapitän" defaultOpen>
          Inhalt
        </Collapsible>
      </div>
    </Specimen>
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Collapsible title="Donaudampfschifffahrtsgesellschaftskapitän" defaultOpen>
      Die Einwilligungserklärung muss vor der Teilnahme vollständig gelesen werden.
    </Collapsible>
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-md">
    <Collapsible title="إعدادات متقدمة" defaultOpen>
      عدد المرات وكلمة المرور والوقت.
    </Collapsible>
    <Collapsible title="غير متاح" disabled>
      …
    </Collapsible>
  </div>
)
