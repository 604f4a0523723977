import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { type DateRange, DateRangePicker, type DateRangePickerProps } from './index.tsx'

export default { title: 'Design system / Inputs / Date range picker' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-md">
    <Specimen title="Presets" portal="date-range-picker-panel">
      <Live value={{ start: '2026-03-10', end: '2026-04-02' }} presets={presets} />
    </Specimen>
    <Specimen title="Empty, required, no presets">
      <Live required />
    </Specimen>
    <Specimen title="Reversed">
      <Live value={{ start: '2026-03-10', end: '2026-03-02' }} />
    </Specimen>
    <Specimen title="Disabled, read-only">
      <Live value={{ start: '2026-03-10', end: '2026-04-02' }} disabled />
      <div className="h-2" />
      <Live value={{ start: '2026-03-10', end: '2026-04-02' }} readOnly />
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-md">
    <Specimen title="rtl">
      <Live value={{ start: '2026-03-10', end: '2026-04-02' }} presets={presets} />
    </Specimen>
  </div>
)

function Live(props: Partial<DateRangePickerProps>) {
  const [value, setValue] = useState<DateRange>(props.value ?? { start: undefined, end: undefined })
  return (
    <DateRangePicker label="提交时间" locale="zh-cn" labels={labels} {...props} value={value} onChange={setValue} />
  )
}

const presets = [
  { id: 'today', label: '今天' },
  { id: 'last7', label: '最近 7 天' },
  { id: 'last30', label: '最近 30 天' },
  { id: 'thisMonth', label: '本月' },
  { id: 'lastMonth', label: '上月' },
] as const

const labels = {
  previousMonth: '上个月',
  nextMonth: '下个月',
  month: '月份',
  year: '年份',
  today: '今天',
  outOfRange: '不在可选日期范围内',
  open: '打开日历',
  choose: '选择起止日期',
  unreadable: '请按 {pattern} 的格式输入日期。',
  clear: '清除',
  letters: { year: 'Y', month: 'M', day: 'D' },
  start: '开始日期',
  end: '结束日期',
  reversed: '结束日期早于开始日期。',
  presets: '快捷选择',
}
