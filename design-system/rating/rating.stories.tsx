import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Rating, type RatingProps } from './index.tsx'

export default { title: 'Design system / Choices / Rating' } satisfies StoryDefault

export const Kinds = () => (
  <div data-surface="paper">
    <Specimen title="Stars with words">
      <Live initial={4} labels={['很差', '较差', '一般', '满意', '非常满意']} />
    </Specimen>
    <Specimen title="Half hearts">
      <Live initial={2.5} icon="heart" allowHalf />
    </Specimen>
    <Specimen title="Numbers">
      <Live initial={7} icon="number" max={10} />
    </Specimen>
    <Specimen title="Not answered, invalid">
      <Live invalid />
    </Specimen>
    <Specimen title="Read-only">
      <Live initial={3} readOnly />
    </Specimen>
  </div>
)

export const DisabledAndRightToLeft = () => (
  <div dir="rtl" lang="ar" data-surface="paper" className="flex flex-col gap-4">
    <Live initial={4} />
    <Live initial={2} disabled />
  </div>
)

function Live({ initial, ...props }: { initial?: number } & Partial<RatingProps>) {
  const [value, setValue] = useState(initial)
  return (
    <Rating
      label="Service"
      clearLabel="Clear"
      itemLabel={(n) => `${n} / ${props.max ?? 5}`}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
