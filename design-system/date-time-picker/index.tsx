import { useId, useRef, useState } from 'react'
import { ControlError } from '../_internal/control-error.tsx'
import type { IsoDate } from '../_internal/iso-date.ts'
import { inGroup, PickerGroup } from '../_internal/picker/picker-group.tsx'
import { type ClockProps, type DayLimits, isWithin, type PickerProps } from '../_internal/picker/picker-props.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { DatePicker, type DatePickerLabels } from '../date-picker/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { TimePicker, type TimePickerLabels } from '../time-picker/index.tsx'
import type { DateTimePickerLabels } from './labels.ts'

export type { DateTimePickerLabels } from './labels.ts'

export interface DateTimePickerProps extends PickerProps, DayLimits, ClockProps {
  /** yyyy-MM-ddTHH:mm, with seconds yyyy-MM-ddTHH:mm:ss; of the reader's own clock, no time zone. */
  value: string | undefined
  /** `undefined` while the day or a part of the time is missing. Moments outside the limits are reported too: validation speaks. */
  onChange: (value: string | undefined) => void
  /** HH:mm that comes with a day while no time is there. Without it a day alone is no value yet. */
  usualTime?: string | undefined
  labels?: Partial<DateTimePickerLabels> | undefined
  dateLabels?: Partial<DatePickerLabels> | undefined
  timeLabels?: Partial<TimePickerLabels> | undefined
}

/**
 * A day and a time of it: a date picker and a time picker side by side in one named group, below each other where it is
 * narrow.
 *
 * Do: say in a hint whose clock is meant when people in other time zones answer.
 * Don't: ask for a time nobody needs; a date alone is answered twice as fast.
 * Keys: those of DatePicker and TimePicker.
 * ARIA: a group of a text field with calendar and a group of spinbuttons.
 */
export function DateTimePicker(props: Controllable<DateTimePickerProps>) {
  const root = useRef<HTMLFieldSetElement>(null)
  const p = useControllable<DateTimePickerProps>(props, undefined, { anchor: root })
  const labels = useLabels('date-time-picker', p.labels)
  const errorId = useId()
  // A half alone has no value; it stays here until the other half is there.
  const [parts, setParts] = useState(() => halvesOf(p.value))
  const [given, setGiven] = useState(p.value)
  if (given !== p.value) {
    setGiven(p.value)
    if (p.value !== joined(parts)) setParts(halvesOf(p.value))
  }

  const update = (next: Halves) => {
    setParts(next)
    const value = joined(next)
    setGiven(value)
    if (value !== p.value) p.onChange(value)
  }

  const error = p.value === undefined || isWithin(p.value, p) ? undefined : labels.outOfRange
  const shared = { ...inGroup(p, errorId, error), locale: p.locale, size: p.size }
  return (
    <PickerGroup slot="date-time-picker" control={p} root={root} onBlur={p.onBlur}>
      {p.name !== undefined && <input type="hidden" name={p.name} value={p.value ?? ''} />}
      <div data-slot="date-time-picker-halves" className="flex flex-wrap items-start gap-2">
        <DatePicker
          {...shared}
          id={p.id}
          label={labels.date}
          labels={p.dateLabels}
          value={parts.date}
          min={p.min?.slice(0, 10)}
          max={p.max?.slice(0, 10)}
          disabledReason={p.disabledReason}
          onChange={(date) => update({ date, time: parts.time ?? (date === undefined ? undefined : p.usualTime) })}
          className="min-w-40 max-w-60 flex-1"
        />
        <TimePicker
          {...shared}
          label={labels.time}
          labels={p.timeLabels}
          value={parts.time}
          seconds={p.seconds}
          hours={p.hours}
          minuteStep={p.minuteStep}
          onChange={(time) => update({ ...parts, time })}
        />
      </div>
      <ControlError id={errorId} slot="date-time-picker-error" message={error} />
    </PickerGroup>
  )
}

interface Halves {
  date: IsoDate | undefined
  time: string | undefined
}

function halvesOf(value: string | undefined): Halves {
  const [date, time] = (value ?? '').split('T')
  return { date: date || undefined, time: time || undefined }
}

function joined({ date, time }: Halves): string | undefined {
  return date === undefined || time === undefined ? undefined : `${date}T${time}`
}
