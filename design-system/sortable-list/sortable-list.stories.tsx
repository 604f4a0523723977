import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { SampleList } from './sample-list.tsx'

export default { title: 'Design system / Choices / Sortable list' } satisfies StoryDefault

const words = ['价格', '质量', '送货速度', '售后服务']

export const States = () => (
  <div className="max-w-md">
    <Specimen title="Numbered">
      <SampleList label="排序" words={words} numbered labels={labels} />
    </Specimen>
    <Specimen title="Plain">
      <SampleList label="排序" words={words} labels={labels} />
    </Specimen>
    <Specimen title="Disabled">
      <SampleList label="排序" words={words} disabled numbered labels={labels} />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="grid max-w-3xl gap-6 md:grid-cols-2">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <SampleList label={size} words={words.slice(0, 3)} size={size} labels={labels} />
      </Specimen>
    ))}
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" className="max-w-xs">
    <Specimen title="rtl">
      <SampleList
        label="rtl"
        numbered
        labels={labels}
        words={[
          'short',
          'a long text that needs several lines in a narrow column '.repeat(2),
          'Averylongwordwithoutanyspaceinitthatmustnotoverflow',
        ]}
      />
    </Specimen>
  </div>
)

const labels = {
  handle: (name: string) => `移动“${name}”`,
  moveUp: (name: string) => `上移“${name}”`,
  moveDown: (name: string) => `下移“${name}”`,
  instructions: '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 键取消。',
  lifted: (name: string, position: number, total: number) => `已拿起“${name}”，第 ${position} 项，共 ${total} 项。`,
  moved: (name: string, position: number, total: number) => `“${name}”现在是第 ${position} 项，共 ${total} 项。`,
  dropped: (name: string, position: number, total: number) => `已放下“${name}”，第 ${position} 项，共 ${total} 项。`,
  cancelled: (name: string) => `已取消，“${name}”回到原位。`,
}
