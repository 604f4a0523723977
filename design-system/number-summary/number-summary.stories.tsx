import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { NumberSummary } from './index.tsx'

export default { title: 'Design system / Data / Number summary' } satisfies StoryDefault

export const Line = () => (
  <Specimen title="Figures">
    <NumberSummary
      items={[
        { id: 'count', label: '答卷', value: '5,000' },
        { id: 'mean', label: '平均分', value: '4.21', hint: '满分 5' },
        { id: 'median', label: '中位数', value: '4' },
      ]}
    />
  </Specimen>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <NumberSummary
      items={[
        { id: 'count', label: 'إجمالي الإجابات المكتملة', value: '5,000' },
        { id: 'mean', label: 'المتوسط', value: '4.21', hint: 'من 5 نقاط' },
      ]}
    />
  </div>
)
