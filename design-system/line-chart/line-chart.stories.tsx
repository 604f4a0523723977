import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { LineChart } from './index.tsx'

export default { title: 'Design system / Data / Line chart' } satisfies StoryDefault

const steps = Array.from({ length: 24 }, (_, at) => ({
  id: String(at),
  label: `2026年11月${at + 1}日`,
  short: `11/${at + 1}`,
}))

export const OneLine = () => (
  <Specimen title="One line, with a gap">
    <LineChart
      title="月中之后答卷翻了一倍"
      count="n = 2,814"
      range="2026年11月1日 – 24日"
      steps={steps}
      series={[
        {
          id: 'all',
          label: '答卷',
          values: steps.map((_, at) => (at === 9 || at === 10 ? null : 60 + at * 5 + ((at * 37) % 23))),
        },
      ]}
    />
  </Specimen>
)

export const TwoLines = () => (
  <Specimen title="Two lines: up and down change lines">
    <LineChart
      title="本月一直高于上月"
      steps={steps}
      series={[
        { id: 'now', label: '本月', values: steps.map((_, at) => 90 + ((at * 29) % 41)) },
        { id: 'before', label: '上月', values: steps.map((_, at) => 50 + ((at * 17) % 31)) },
      ]}
    />
  </Specimen>
)

export const Plain = () => (
  <Specimen title="Plain">
    <LineChart
      plain
      title="最近 24 天"
      steps={steps}
      series={[{ id: 'a', label: '答卷', values: steps.map((_, at) => (at * 29) % 41) }]}
    />
  </Specimen>
)

export const OneStep = () => (
  <Specimen title="A single step">
    <LineChart title="只有一天" steps={steps.slice(0, 1)} series={[{ id: 'a', label: '答卷', values: [12] }]} />
  </Specimen>
)

export const Empty = () => <LineChart title="还没有答卷" steps={[]} series={[]} />

export const LongText = () => (
  <div lang="de" className="max-w-80">
    <LineChart
      title="Seit der Umstellung der Donaudampfschifffahrtsgesellschaft antworten doppelt so viele Menschen"
      count="n = 2.814 gültige Antworten"
      steps={steps}
      series={[
        {
          id: 'a',
          label: 'Antworten über die öffentliche Adresse',
          values: steps.map((_, at) => 90 + ((at * 29) % 41)),
        },
        { id: 'b', label: 'Donaudampfschifffahrtsgesellschaft', values: steps.map((_, at) => 50 + ((at * 17) % 31)) },
      ]}
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-2xl">
    <LineChart
      title="الإجابات هذا الشهر"
      steps={steps}
      series={[{ id: 'a', label: 'الإجابات', values: steps.map((_, at) => 60 + at * 5) }]}
    />
  </div>
)
