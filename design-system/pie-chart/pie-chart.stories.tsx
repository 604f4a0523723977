import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { PieChart } from './index.tsx'

export default { title: 'Design system / Data / Pie chart' } satisfies StoryDefault

const slices = ['微信', '短信', '邮件', '网页', '线下', '电话', '朋友', '展会', '媒体', '其他'].map((label, at) => ({
  id: label,
  label,
  count: Math.round(900 / (at + 1)),
}))

export const Few = () => (
  <Specimen title="Four slices">
    <PieChart title="一半的人通过微信填写" count="n = 1,875" slices={slices.slice(0, 4)} />
  </Specimen>
)

export const Many = () => (
  <Specimen title="Ten: the three smallest are one">
    <PieChart title="十个渠道" slices={slices} />
  </Specimen>
)

export const Whole = () => (
  <Specimen title="One takes all, and in 320 px">
    <div className="w-80">
      <PieChart title="所有人都选了同一项" slices={[{ id: 'a', label: '微信', count: 12 }]} />
    </div>
  </Specimen>
)

export const Empty = () => <PieChart title="还没有答卷" slices={[]} />
export const LongText = () => (
  <div lang="de" className="max-w-80">
    <PieChart
      title="Die Hälfte aller Teilnehmenden antwortet über die Donaudampfschifffahrtsgesellschaft"
      count="n = 1.875"
      slices={[
        { id: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitän', count: 900 },
        { id: 'b', label: 'Öffentliche Adresse in der gedruckten Broschüre', count: 300 },
      ]}
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-md">
    <PieChart
      title="نصف الإجابات عبر الرابط"
      count="n = 1,875"
      slices={[
        { id: 'a', label: 'رابط', count: 900 },
        { id: 'b', label: 'بريد', count: 450 },
        { id: 'c', label: 'رمز', count: 225 },
      ]}
    />
  </div>
)
