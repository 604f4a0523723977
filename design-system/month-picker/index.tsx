import { useRef } from 'react'
import { today } from '../_internal/iso-date.ts'
import { MonthGrid } from '../_internal/month-grid.tsx'
import { type IsoMonth, monthText } from '../_internal/month-text.ts'
import { isWithin, type PickerLimits, type PickerProps } from '../_internal/picker/picker-props.ts'
import { TypedPicker } from '../_internal/picker/typed-picker.tsx'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import type { MonthPickerLabels } from './labels.ts'

export type { IsoMonth } from '../_internal/month-text.ts'
export type { MonthPickerLabels } from './labels.ts'

export interface MonthPickerProps extends PickerProps, PickerLimits {
  /** yyyy-MM. */
  value: IsoMonth | undefined
  /** `undefined` when cleared or while the text is not yet a month. Months outside the limits are reported too: validation speaks. */
  onChange: (month: IsoMonth | undefined) => void
  labels?: Partial<MonthPickerLabels> | undefined
}

/**
 * A month of a year (a billing period, a month of birth), typed in the language's own order or as a name ("March
 * 2026"), or chosen from the twelve months of a year in a popover (APG grid in a non-modal dialog, as the date
 * picker's).
 *
 * Do: use it where days mean nothing.
 * Don't: ask for a day and throw it away; don't use it for a card's expiry date, which has its own autofill.
 * Keys: in the field arrow down opens, Enter does nothing; in the grid arrows by month and row, Home and End to the
 * ends of the row, Page up and down by year, Enter or Space chooses, Escape closes and focus returns to the field. Left
 * and right follow the direction of the text.
 */
export function MonthPicker(props: Controllable<MonthPickerProps>) {
  const field = useRef<HTMLInputElement>(null)
  const p = useControllable<MonthPickerProps>(props, undefined, { anchor: field })
  const labels = useLabels('month-picker', p.labels)
  const now = today().slice(0, 7)
  return (
    <TypedPicker
      slot="month-picker"
      picker={p}
      field={field}
      form={monthText(p.locale)}
      labels={labels}
      now={{ label: labels.thisMonth, value: now, disabled: !isWithin(now, p) }}
      panel={(choose) => (
        <MonthGrid
          value={p.value}
          now={now}
          onChange={choose}
          locale={p.locale}
          labels={labels}
          min={p.min}
          max={p.max}
        />
      )}
    />
  )
}
