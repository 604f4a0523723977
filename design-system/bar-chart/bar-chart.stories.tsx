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

export const LongText = () => (
  <div lang="de" className="max-w-80">
    <BarChart
      title="Die meisten sind über Empfehlungen aus ihrem beruflichen Umfeld zu uns gekommen"
      count="n = 3.794"
      rows={[
        { id: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitän', count: 2314 },
        {
          id: 'b',
          label: 'Empfehlung durch Kolleginnen, Kollegen oder Bekannte aus dem beruflichen Umfeld',
          count: 1480,
        },
      ]}
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-xl">
    <BarChart
      title="كيف سمعت عنا؟"
      rows={[
        { id: 'a', label: 'توصية صديق', count: 2314 },
        { id: 'b', label: 'محرك بحث', count: 1480 },
        { id: 'c', label: 'وسائل التواصل', count: 902 },
      ]}
    />
  </div>
)

const rows = [
  { id: 'a', label: '朋友推荐', count: 2314 },
  { id: 'b', label: 'Search engine', count: 1480 },
  { id: 'c', label: '社交媒体', count: 902 },
  { id: 'd', label: '其他', count: 12 },
]
