import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { DateTimePicker, type DateTimePickerProps } from './index.tsx'

export default { title: 'Design system / Inputs / Date time picker' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-md">
    <Specimen title="Filled" portal="date-picker-panel">
      <Live value="2026-03-14T09:30" />
    </Specimen>
    <Specimen title="Empty, with seconds">
      <Live seconds />
    </Specimen>
    <Specimen title="Outside the limits">
      <Live value="2026-03-14T19:30" max="2026-03-14T18:00" />
    </Specimen>
    <Specimen title="Disabled, read-only">
      <Live value="2026-03-14T09:30" disabled />
      <div className="h-2" />
      <Live value="2026-03-14T09:30" readOnly />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <Specimen title="40, 36, 32, 28">
    <div className="grid max-w-md gap-3">
      {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
        <Live key={size} size={size} value="2026-03-14T09:30" />
      ))}
    </div>
  </Specimen>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" className="max-w-60">
    <Specimen title="rtl, narrow, 12 hours, long error">
      <Live
        value="2026-03-14T19:30"
        hours={12}
        max="2026-03-14T18:00"
        labels={{ ...labels, outOfRange: labels.outOfRange.repeat(4) }}
      />
    </Specimen>
  </div>
)

export const Invalid = () => (
  <div className="max-w-md">
    <Live value="2026-03-14T09:30" invalid />
  </div>
)

function Live(props: Partial<DateTimePickerProps>) {
  const [value, setValue] = useState(props.value)
  return <DateTimePicker label="预约时间" locale="zh-cn" {...props} value={value} onChange={setValue} />
}

const labels = { date: '日期', time: '时间', outOfRange: '不在可预约的时间内。' }
