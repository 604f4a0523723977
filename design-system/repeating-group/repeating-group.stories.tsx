import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { SamplePassengers } from './sample-passengers.tsx'

export default { title: 'Design system / Inputs / Repeating group' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xl">
    <Specimen title="Two of three, ordered">
      <SamplePassengers names={['林晓', '周远']} labels={labels} nameLabel="姓名" max={3} ordered />
    </Specimen>
    <Specimen title="At least one">
      <SamplePassengers names={['林晓']} labels={labels} nameLabel="姓名" min={1} />
    </Specimen>
    <Specimen title="Full">
      <SamplePassengers names={['林晓']} labels={labels} nameLabel="姓名" max={1} />
    </Specimen>
    <Specimen title="Empty, invalid, read-only">
      <SamplePassengers names={[]} labels={labels} nameLabel="姓名" />
      <div className="h-4" />
      <SamplePassengers names={['']} labels={labels} nameLabel="姓名" invalid />
      <div className="h-4" />
      <SamplePassengers names={['林晓']} labels={labels} nameLabel="姓名" readOnly />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="grid max-w-4xl gap-6 md:grid-cols-2">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <SamplePassengers names={['林晓', '周远']} labels={labels} nameLabel="姓名" size={size} ordered />
      </Specimen>
    ))}
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" className="max-w-xs">
    <Specimen title="rtl, long heading">
      <SamplePassengers
        names={['林晓', '周远']}
        nameLabel="姓名"
        ordered
        labels={{ ...labels, heading: (position) => `${'同行的乘车人及其随身物品'.repeat(2)} ${position}` }}
      />
    </Specimen>
  </div>
)

const labels = {
  add: '添加乘车人',
  heading: (position: number) => `乘车人 ${position}`,
  remove: (position: number) => `移除乘车人 ${position}`,
  moveUp: (position: number) => `上移乘车人 ${position}`,
  moveDown: (position: number) => `下移乘车人 ${position}`,
  added: (position: number) => `已添加乘车人 ${position}。`,
  removed: (position: number, left: number) => `已移除乘车人 ${position}，还有 ${left} 位。`,
  moved: (position: number, total: number) => `现在是第 ${position} 位，共 ${total} 位。`,
  atLeast: (min: number) => `至少保留 ${min} 位。`,
  atMost: (max: number) => `最多添加 ${max} 位。`,
  empty: '还没有乘车人。',
}
