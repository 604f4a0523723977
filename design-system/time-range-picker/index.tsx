import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import { type ControlProps, joinIds } from '../_internal/control-props.ts'
import { AlertGlyph } from '../_internal/glyphs.tsx'
import type { Size } from '../_internal/size-context.ts'
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

export interface TimeRangePickerProps extends ControlProps {
  value: TimeRange
  /** A reversed range is reported as typed: validation speaks. */
  onChange: (range: TimeRange) => void
  onBlur?: (() => void) | undefined
  /** BCP 47 language: 12 or 24 hours. */
  locale: string
  labels?: Partial<TimeRangePickerLabels> | undefined
  /** Of the parts of both times. */
  timeLabels?: Partial<TimePickerLabels> | undefined
  seconds?: boolean | undefined
  /** Overrules the language. */
  hours?: 12 | 24 | undefined
  /** Distance of one arrow key in minutes. @default 1 */
  minuteStep?: number | undefined
  /** An end before the start belongs to the next day: a night shift. Else it is an error. */
  overnight?: boolean | undefined
  size?: Size | undefined
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
  const shared = {
    locale: p.locale,
    labels: p.timeLabels,
    seconds: p.seconds,
    hours: p.hours,
    minuteStep: p.minuteStep,
    size: p.size,
    disabled: p.disabled,
    readOnly: p.readOnly,
    required: p.required,
    invalid: p.invalid || reversed,
    describedBy: joinIds(p.describedBy, reversed && errorId),
  }
  return (
    <fieldset
      ref={root}
      data-slot="time-range-picker"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      className={clsx('min-w-0', p.className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur?.()
      }}
    >
      <div data-slot="time-range-picker-times" className="flex flex-wrap items-center gap-2">
        <TimePicker
          {...shared}
          id={p.id}
          name={p.name && `${p.name}-start`}
          label={labels.start}
          value={start}
          onChange={(next) => p.onChange({ start: next, end })}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
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
      <p
        id={errorId}
        role="alert"
        className={clsx('mt-1 flex items-start gap-1.5 text-danger-text text-sm', !reversed && 'hidden')}
      >
        <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />
        {reversed && labels.reversed}
      </p>
    </fieldset>
  )
}

const noTimes = { start: undefined, end: undefined }
