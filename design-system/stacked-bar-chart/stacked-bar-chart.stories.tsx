import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { StackedBarChart } from './index.tsx'

export default { title: 'Design system / Data / Stacked bar chart' } satisfies StoryDefault

export const Scale = () => (
  <Specimen title="Two branches on a scale of five">
    <StackedBarChart
      title="上海店的客人更满意"
      count="n = 1,204"
      series={['很差', '较差', '一般', '满意', '非常满意'].map((label, at) => ({ id: `s${at}`, label }))}
      rows={[
        { id: 'sh', label: '上海店', counts: { s0: 8, s1: 21, s2: 90, s3: 302, s4: 260 } },
        { id: 'bj', label: '北京店', counts: { s0: 31, s1: 62, s2: 140, s3: 190, s4: 100 } },
        { id: 'none', label: '尚无答卷的店', counts: {} },
      ]}
    />
  </Specimen>
)

export const ManySeries = () => (
  <Specimen title="More than eight: the rest is one">
    <StackedBarChart
      title="十二个来源"
      series={Array.from({ length: 12 }, (_, at) => ({ id: `s${at}`, label: `来源 ${at + 1}` }))}
      rows={[
        {
          id: 'a',
          label: '全部',
          counts: Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`s${at}`, 30 - at])),
        },
      ]}
    />
  </Specimen>
)

export const Narrow = () => (
  <Specimen title="320 px">
    <div className="w-80">
      <StackedBarChart
        title="Zufriedenheit nach Niederlassung"
        series={['Sehr unzufrieden', 'Weder noch', 'Außerordentlich zufrieden'].map((label, at) => ({
          id: `s${at}`,
          label,
        }))}
        rows={[
          {
            id: 'a',
            label: 'Betriebswerkbauunterbeamtengesellschaft Frankfurt am Main',
            counts: { s0: 2, s1: 30, s2: 64 },
          },
        ]}
      />
    </div>
  </Specimen>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-120">
    <StackedBarChart
      title="العملاء في الفرع الأول أكثر رضا"
      count="n = 1,204"
      series={['سيئ جدًا', 'مقبول', 'راض جدًا عن الخدمة المقدمة'].map((label, at) => ({ id: `s${at}`, label }))}
      rows={[
        { id: 'a', label: 'الفرع الأول', counts: { s0: 8, s1: 90, s2: 302 } },
        { id: 'b', label: 'الفرع الثاني في المدينة الجامعية', counts: { s0: 62, s1: 140, s2: 100 } },
      ]}
    />
  </div>
)
