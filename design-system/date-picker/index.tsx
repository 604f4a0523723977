import { useRef } from 'react'
import { dayText } from '../_internal/day-text.ts'
import { type IsoDate, today } from '../_internal/iso-date.ts'
import { type DayLimits, isWithin, type PickerProps } from '../_internal/picker/picker-props.ts'
import { TypedPicker } from '../_internal/picker/typed-picker.tsx'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Calendar } from '../calendar/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { DatePickerLabels } from './labels.ts'

export type { DatePickerLabels } from './labels.ts'

export interface DatePickerProps extends PickerProps, DayLimits {
  /** yyyy-MM-dd. */
  value: IsoDate | undefined
  /** `undefined` when cleared or while the text is not yet a day. Days outside the limits are reported too: validation speaks. */
  onChange: (date: IsoDate | undefined) => void
  labels?: Partial<DatePickerLabels> | undefined
  dayNote?: ((date: IsoDate) => string | undefined) | undefined
}

/**
 * A day, typed in the language's own order or chosen from a calendar in a popover (APG date picker combobox and
 * dialog). The form expected is the placeholder; the value is always ISO.
 *
 * Do: say in the hint which days can be chosen.
 * Don't: make people walk twenty years back; a Date input is typed.
 * Keys: in the field arrow down opens the calendar, Enter does nothing; in the calendar those of Calendar, Escape
 * closes and focus returns to the field.
 */
export function DatePicker(props: Controllable<DatePickerProps>) {
  const field = useRef<HTMLInputElement>(null)
  const p = useControllable<DatePickerProps>(props, undefined, { anchor: field })
  const labels = useLabels('date-picker', p.labels)
  const now = today()
  return (
    <TypedPicker
      slot="date-picker"
      picker={p}
      field={field}
      form={dayText(p.locale)}
      labels={labels}
      now={{ label: labels.today, value: now, disabled: !isWithin(now, p) || p.disabledReason?.(now) !== undefined }}
      panel={(choose) => (
        <Calendar
          value={p.value}
          onChange={choose}
          locale={p.locale}
          labels={labels}
          min={p.min}
          max={p.max}
          disabledReason={p.disabledReason}
          dayNote={p.dayNote}
        />
      )}
    />
  )
}
