import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { type ControlProps, joinIds } from '../_internal/control-props.ts'
import { AlertGlyph } from '../_internal/glyphs.tsx'
import type { IsoDate } from '../_internal/iso-date.ts'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { DatePicker, type DatePickerLabels } from '../date-picker/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { TimePicker, type TimePickerLabels } from '../time-picker/index.tsx'
import type { DateTimePickerLabels } from './labels.ts'

export type { DateTimePickerLabels } from './labels.ts'

export interface DateTimePickerProps extends ControlProps {
  /** yyyy-MM-ddTHH:mm, with seconds yyyy-MM-ddTHH:mm:ss; of the reader's own clock, no time zone. */
  value: string | undefined
  /** `undefined` while the day or a part of the time is missing. Moments outside the limits are reported too: validation speaks. */
  onChange: (value: string | undefined) => void
  onBlur?: (() => void) | undefined
  /** BCP 47 language. */
  locale: string
  labels?: Partial<DateTimePickerLabels> | undefined
  dateLabels?: Partial<DatePickerLabels> | undefined
  timeLabels?: Partial<TimePickerLabels> | undefined
  /** Same shape as value; both included. */
  min?: string | undefined
  max?: string | undefined
  disabledReason?: ((date: IsoDate) => string | undefined) | undefined
  seconds?: boolean | undefined
  /** Overrules the language. */
  hours?: 12 | 24 | undefined
  /** Distance of one arrow key in minutes. @default 1 */
  minuteStep?: number | undefined
  size?: Size | undefined
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

  const outside =
    p.value !== undefined && ((p.min !== undefined && p.value < p.min) || (p.max !== undefined && p.value > p.max))
  const shared = {
    locale: p.locale,
    size: p.size,
    disabled: p.disabled,
    readOnly: p.readOnly,
    required: p.required,
    invalid: p.invalid || outside,
    describedBy: joinIds(p.describedBy, outside && errorId),
  }
  return (
    <fieldset
      ref={root}
      data-slot="date-time-picker"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      className={clsx('min-w-0', p.className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur?.()
      }}
    >
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
          onChange={(date) => update({ ...parts, date })}
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
      <p
        id={errorId}
        role="alert"
        className={clsx('mt-1 flex items-start gap-1.5 text-danger-text text-sm', !outside && 'hidden')}
      >
        <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />
        {outside && labels.outOfRange}
      </p>
    </fieldset>
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
