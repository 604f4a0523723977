import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { HeatTable } from './index.tsx'

export default { title: 'Design system / Data / Heat table' } satisfies StoryDefault

const rows = ['菜品味道', '服务态度', '就餐环境', '上菜速度'].map((label, at) => ({ id: String(at), label }))
const columns = ['很不满意', '不满意', '一般', '满意', '很满意'].map((label, at) => ({ id: String(at), label }))
const countOf = (row: string, column: string) =>
  [
    [2, 5, 20, 61, 40],
    [1, 3, 12, 50, 70],
    [20, 31, 44, 22, 9],
    [5, 9, 33, 60, 21],
  ][Number(row)]?.[Number(column)] ?? 0

export const Matrix = () => (
  <Specimen title="A matrix question">
    <HeatTable title="就餐环境最需要改进" count="n = 128" rows={rows} columns={columns} countOf={countOf} />
  </Specimen>
)

export const Narrow = () => (
  <Specimen title="320 px: words above their cells">
    <div className="w-80">
      <HeatTable title="就餐环境最需要改进" rows={rows} columns={columns} countOf={countOf} />
    </div>
  </Specimen>
)

export const Wide = () => (
  <Specimen title="Twenty columns scroll inside">
    <div className="max-w-xl">
      <HeatTable
        title="二十列"
        rows={rows}
        columns={Array.from({ length: 20 }, (_, at) => ({ id: String(at), label: `第 ${at + 1} 项` }))}
        countOf={(row, column) => (Number(row) + 1) * (Number(column) % 7)}
      />
    </div>
  </Specimen>
)

export const LongText = () => (
  <div lang="de" className="max-w-xl">
    <HeatTable
      title="Die Wartezeit bei der Donaudampfschifffahrtsgesellschaft sollte zuerst verbessert werden"
      count="n = 128"
      rows={rows.map((row) => ({ ...row, label: `Zufriedenheit mit der Abfertigungsgeschwindigkeit ${row.id}` }))}
      columns={columns.map((column) => ({ ...column, label: `Überwiegend zufriedenstellend ${column.id}` }))}
      countOf={countOf}
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-2xl">
    <HeatTable
      title="الوقت أهم ما يجب تحسينه"
      count="n = 128"
      rows={['الطعام', 'الخدمة', 'المكان', 'السرعة'].map((label, at) => ({ id: String(at), label }))}
      columns={['سيئ جدًا', 'سيئ', 'متوسط', 'جيد', 'جيد جدًا'].map((label, at) => ({ id: String(at), label }))}
      countOf={countOf}
    />
  </div>
)
