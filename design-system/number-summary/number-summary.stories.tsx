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
