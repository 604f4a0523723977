import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { BarChart } from './index.tsx'

export default { title: 'Design system / Data / Bar chart' } satisfies StoryDefault

export const Choices = () => (
  <Specimen title="One question">
    <div className="max-w-xl rounded-lg border border-hairline bg-paper p-6">
      <BarChart title="您从哪里了解到我们？" rows={rows} />
    </div>
  </Specimen>
)

export const NoAnswers = () => (
  <Specimen title="No answers">
    <BarChart title="您从哪里了解到我们？" rows={[]} />
  </Specimen>
)

const rows = [
  { id: 'a', label: '朋友推荐', count: 2314 },
  { id: 'b', label: 'Search engine', count: 1480 },
  { id: 'c', label: '社交媒体', count: 902 },
  { id: 'd', label: '其他', count: 12 },
]
