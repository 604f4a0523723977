import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { useStoryLanguage } from '../_internal/use-story-language.ts'
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

export const Sizes = () => (
  <div className="max-w-md">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live value={{ start: '2026-03-10', end: '2026-04-02' }} size={size} />
      </Specimen>
    ))}
  </div>
)

export const Invalid = () => (
  <Specimen title="Invalid">
    <Live value={{ start: '2026-03-10', end: '2026-03-02' }} invalid />
  </Specimen>
)

function Live(props: Partial<DateRangePickerProps>) {
  const [value, setValue] = useState<DateRange>(props.value ?? { start: undefined, end: undefined })
  return <DateRangePicker label="提交时间" locale={useStoryLanguage()} {...props} value={value} onChange={setValue} />
}

const presets = [
  { id: 'today', label: '今天' },
  { id: 'last7', label: '最近 7 天' },
  { id: 'last30', label: '最近 30 天' },
  { id: 'thisMonth', label: '本月' },
  { id: 'lastMonth', label: '上月' },
] as const
