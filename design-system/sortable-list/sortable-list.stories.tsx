import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { SampleList } from './sample-list.tsx'

export default { title: 'Design system / Choices / Sortable list' } satisfies StoryDefault

const words = ['价格', '质量', '送货速度', '售后服务']

export const States = () => (
  <div className="max-w-md">
    <Specimen title="Numbered">
      <SampleList label="排序" words={words} numbered />
    </Specimen>
    <Specimen title="Plain">
      <SampleList label="排序" words={words} />
    </Specimen>
    <Specimen title="Disabled">
      <SampleList label="排序" words={words} disabled numbered />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="grid max-w-3xl gap-6 md:grid-cols-2">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <SampleList label={size} words={words.slice(0, 3)} size={size} />
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
        words={[
          'short',
          'a long text that needs several lines in a narrow column '.repeat(2),
          'Averylongwordwithoutanyspaceinitthatmustnotoverflow',
        ]}
      />
    </Specimen>
  </div>
)
