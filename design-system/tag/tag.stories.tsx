import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Icon } from '../icon/index.tsx'
import { Tag } from './index.tsx'

export default { title: 'Design system / Data / Tag' } satisfies StoryDefault

export const Tones = () => (
  <div className="max-w-xl">
    {(['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
      <Specimen key={tone} title={tone}>
        <div className="flex flex-wrap gap-2 rounded-lg bg-paper p-3">
          <Tag tone={tone} text="客户满意度" />
          <Tag tone={tone} text="urgent">
            <Icon name="star" />
          </Tag>
          <Tag tone={tone} text="可移除" onRemove={() => {}} removeLabel="移除" />
          <Tag tone={tone} text="不可移除" onRemove={() => {}} removeLabel="移除" disabled />
        </div>
      </Specimen>
    ))}
  </div>
)

export const LongText = () => (
  <div lang="de" className="w-48 rounded-lg bg-paper p-3">
    <Tag text="Donaudampfschifffahrtsgesellschaft" onRemove={() => {}} removeLabel="Entfernen" />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="w-48 rounded-lg bg-paper p-3">
    <Tag text="رضا العملاء" onRemove={() => {}} removeLabel="إزالة" />
  </div>
)
