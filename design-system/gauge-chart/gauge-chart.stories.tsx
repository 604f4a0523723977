import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { GaugeChart } from './index.tsx'

export default { title: 'Design system / Data / Gauge chart' } satisfies StoryDefault

export const NetPromoterScore = () => (
  <Specimen title="NPS: score and split">
    <GaugeChart
      title="推荐者是贬损者的三倍"
      count="n = 600"
      value={42}
      min={-100}
      max={100}
      format={(value) => (value > 0 ? `+${value}` : String(value))}
      split={[
        { id: 'detractors', label: '贬损者（0–6 分）', count: 114, tone: 'bad' },
        { id: 'passives', label: '被动者（7–8 分）', count: 120, tone: 'neutral' },
        { id: 'promoters', label: '推荐者（9–10 分）', count: 366, tone: 'good' },
      ]}
    />
  </Specimen>
)

export const Mean = () => (
  <Specimen title="A mean">
    <GaugeChart title="平均 4.2 分" value={4.2} min={1} max={5} />
  </Specimen>
)

export const Lowest = () => (
  <Specimen title="At the low end, and nothing at all">
    <GaugeChart title="最低分" value={-100} min={-100} max={100} />
    <GaugeChart title="还没有回答" value={null} min={-100} max={100} />
  </Specimen>
)

export const LongText = () => (
  <div lang="de" className="max-w-72">
    <GaugeChart
      title="Dreimal so viele empfehlen die Donaudampfschifffahrtsgesellschaft weiter"
      count="n = 600"
      value={42}
      min={-100}
      max={100}
      split={[
        { id: 'd', label: 'Unzufriedene Teilnehmende (0 bis 6 Punkte)', count: 114 },
        { id: 'p', label: 'Donaudampfschifffahrtsgesellschaftskapitän', count: 486 },
      ]}
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-md">
    <GaugeChart
      title="المتوسط 4.2"
      value={4.2}
      min={1}
      max={5}
      split={[
        { id: 'd', label: 'غير راضين', count: 114 },
        { id: 'p', label: 'راضون', count: 366 },
      ]}
    />
  </div>
)
