import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { TrendLine } from './index.tsx'

export default { title: 'Design system / Data / Trend line' } satisfies StoryDefault

const points = [120, 98, 143, 160, 151, 30, 22, 170, 188, 201].map((value, index) => ({
  id: String(index),
  label: `2026/11/${index + 10}`,
  value,
}))

export const Days = () => (
  <Specimen title="Ten days">
    <TrendLine title="最近 10 天共收到 1,283 份" points={points} />
  </Specimen>
)

export const OneDay = () => (
  <Specimen title="One day">
    <TrendLine title="最近 1 天共收到 120 份" points={points.slice(0, 1)} />
  </Specimen>
)

export const Nothing = () => (
  <Specimen title="No days">
    <TrendLine title="最近 0 天没有收到" points={[]} />
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-xl">
    <TrendLine title="وصلت 1,283 إجابة خلال 10 أيام" points={points} />
  </div>
)
export const LongText = () => (
  <div lang="de" className="max-w-60">
    <TrendLine
      title="In den letzten zehn Tagen sind bei der Donaudampfschifffahrtsgesellschaft 1.283 Antworten eingegangen"
      points={points}
    />
  </div>
)
