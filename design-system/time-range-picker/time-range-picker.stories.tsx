import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { type TimeRange, TimeRangePicker, type TimeRangePickerProps } from './index.tsx'

export default { title: 'Design system / Inputs / Time range picker' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="24 hours, steps of 15 minutes">
      <Live value={{ start: '09:00', end: '17:30' }} minuteStep={15} />
    </Specimen>
    <Specimen title="Night shift">
      <Live value={{ start: '22:00', end: '06:00' }} overnight />
    </Specimen>
    <Specimen title="Reversed">
      <Live value={{ start: '17:30', end: '09:00' }} />
    </Specimen>
    <Specimen title="12 hours">
      <Live value={{ start: '09:00', end: '17:30' }} hours={12} />
    </Specimen>
    <Specimen title="Empty, disabled, read-only">
      <div className="grid gap-2">
        <Live />
        <Live value={{ start: '09:00', end: '17:30' }} disabled />
        <Live value={{ start: '09:00', end: '17:30' }} readOnly />
      </div>
    </Specimen>
  </>
)

export const Sizes = () => (
  <Specimen title="40, 36, 32, 28">
    <div className="grid gap-3">
      {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
        <Live key={size} size={size} value={{ start: '09:00', end: '17:30' }} />
      ))}
    </div>
  </Specimen>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" className="max-w-60">
    <Specimen title="rtl, narrow, long error">
      <Live value={{ start: '17:30', end: '09:00' }} labels={{ ...labels, reversed: labels.reversed.repeat(4) }} />
    </Specimen>
  </div>
)

export const Invalid = () => <Live value={{ start: '09:00', end: '17:30' }} invalid />

function Live(props: Partial<TimeRangePickerProps>) {
  const [value, setValue] = useState<TimeRange>(props.value ?? { start: undefined, end: undefined })
  return <TimeRangePicker label="营业时间" locale="zh-cn" {...props} value={value} onChange={setValue} />
}

const labels = { start: '开始时间', end: '结束时间', reversed: '结束时间须晚于开始时间。', nextDay: '次日' }
