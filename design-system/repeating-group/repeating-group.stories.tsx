import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { SamplePassengers } from './sample-passengers.tsx'

export default { title: 'Design system / Inputs / Repeating group' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xl">
    <Specimen title="Two of three, ordered">
      <SamplePassengers names={['林晓', '周远']} nameLabel="姓名" max={3} ordered />
    </Specimen>
    <Specimen title="At least one">
      <SamplePassengers names={['林晓']} nameLabel="姓名" min={1} />
    </Specimen>
    <Specimen title="Full">
      <SamplePassengers names={['林晓']} nameLabel="姓名" max={1} />
    </Specimen>
    <Specimen title="Empty, invalid, read-only">
      <SamplePassengers names={[]} nameLabel="姓名" />
      <div className="h-4" />
      <SamplePassengers names={['']} nameLabel="姓名" invalid />
      <div className="h-4" />
      <SamplePassengers names={['林晓']} nameLabel="姓名" readOnly />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="grid max-w-4xl gap-6 md:grid-cols-2">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <SamplePassengers names={['林晓', '周远']} nameLabel="姓名" size={size} ordered />
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
        labels={{ heading: (position) => `${'同行的乘车人及其随身物品'.repeat(2)} ${position}` }}
      />
    </Specimen>
  </div>
)

export const Disabled = () => (
  <div className="max-w-xl">
    <SamplePassengers names={['林晓']} nameLabel="姓名" disabled />
  </div>
)
