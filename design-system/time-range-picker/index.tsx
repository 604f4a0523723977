import { useId, useRef } from 'react'
import { ControlError } from '../_internal/control-error.tsx'
import { Dash, inGroup, PickerGroup } from '../_internal/picker/picker-group.tsx'
import type { ClockProps, PickerProps } from '../_internal/picker/picker-props.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import { TimePicker, type TimePickerLabels } from '../time-picker/index.tsx'
import type { TimeRangePickerLabels } from './labels.ts'

export type { TimeRangePickerLabels } from './labels.ts'

/** HH:mm (with seconds HH:mm:ss) of 24 hours; an end is `undefined` while a part of it is missing. */
export interface TimeRange {
  start: string | undefined
  end: string | undefined
}

export interface TimeRangePickerProps extends PickerProps, ClockProps {
  value: TimeRange
  /** A reversed range is reported as typed: validation speaks. */
  onChange: (range: TimeRange) => void
  labels?: Partial<TimeRangePickerLabels> | undefined
  /** Of the parts of both times. */
  timeLabels?: Partial<TimePickerLabels> | undefined
  /** An end before the start belongs to the next day: a night shift. Else it is an error. */
  overnight?: boolean | undefined
}

/**
 * From one time of day to another: two time pickers in one named group.
 *
 * Do: allow `overnight` wherever people work at night.
 * Don't: use it for a length of time; that is a number with a unit.
 * Keys: those of TimePicker; Tab goes from the start to the end.
 * ARIA: a group of two groups of spinbuttons.
 */
export function TimeRangePicker(props: Controllable<TimeRangePickerProps>) {
  const root = useRef<HTMLFieldSetElement>(null)
  const p = useControllable<TimeRangePickerProps>(props, noTimes, { anchor: root })
  const labels = useLabels('time-range-picker', p.labels)
  const errorId = useId()
  const { start, end } = p.value
  const turned = start !== undefined && end !== undefined && end <= start
  const reversed = turned && !(p.overnight && end !== start)
  const overnight = turned && !reversed
  const error = reversed ? labels.reversed : undefined
  const shared = {
    ...inGroup(p, errorId, error),
    locale: p.locale,
    labels: p.timeLabels,
    seconds: p.seconds,
    hours: p.hours,
    minuteStep: p.minuteStep,
    size: p.size,
  }
  return (
    <PickerGroup slot="time-range-picker" control={p} root={root} onBlur={p.onBlur}>
      <div data-slot="time-range-picker-times" className="flex flex-wrap items-center gap-2">
        <TimePicker
          {...shared}
          id={p.id}
          name={p.name && `${p.name}-start`}
          label={labels.start}
          value={start}
          onChange={(next) => p.onChange({ start: next, end })}
        />
        <Dash />
        <TimePicker
          {...shared}
          name={p.name && `${p.name}-end`}
          label={overnight ? `${labels.end}, ${labels.nextDay}` : labels.end}
          value={end}
          onChange={(next) => p.onChange({ start, end: next })}
        />
        {overnight && (
          <span aria-hidden="true" data-slot="time-range-picker-next-day" className="text-muted text-sm">
            {labels.nextDay}
          </span>
        )}
      </div>
      <ControlError id={errorId} slot="time-range-picker-error" message={error} />
    </PickerGroup>
  )
}

const noTimes = { start: undefined, end: undefined }
