import { useId, useRef, useState } from 'react'
import { type ControlProps, joinIds } from '../_internal/control-props.ts'
import { today } from '../_internal/iso-date.ts'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { PickerFrame } from '../date-picker/picker-frame.tsx'
import { TypedText } from '../date-picker/typed-text.tsx'
import { useLabels } from '../labels/index.tsx'
import type { MonthPickerLabels } from './labels.ts'
import { MonthGrid } from './month-grid.tsx'
import { type IsoMonth, monthText } from './month-text.ts'

export type { MonthPickerLabels } from './labels.ts'
export type { IsoMonth } from './month-text.ts'

export interface MonthPickerProps extends ControlProps {
  /** yyyy-MM. */
  value: IsoMonth | undefined
  /** `undefined` when cleared or while the text is not yet a month. Months outside the limits are reported too: validation speaks. */
  onChange: (month: IsoMonth | undefined) => void
  onBlur?: (() => void) | undefined
  /** BCP 47 language: order of typing, names, era. */
  locale: string
  labels?: Partial<MonthPickerLabels> | undefined
  /** yyyy-MM, both included. */
  min?: IsoMonth | undefined
  max?: IsoMonth | undefined
  size?: Size | undefined
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
  const [open, setOpen] = useState(false)
  const [readable, setReadable] = useState(true)
  const errorId = useId()
  const typed = monthText(p.locale)
  const pattern = typed.pattern(labels.letters)
  const now = today().slice(0, 7)

  const choose = (month: IsoMonth | undefined) => {
    p.onChange(month)
    setOpen(false)
    setReadable(true)
  }

  return (
    <PickerFrame
      slot="month-picker"
      open={open}
      onOpenChange={setOpen}
      openLabel={labels.open}
      panelLabel={labels.choose}
      returnTo={field}
      disabled={p.disabled}
      readOnly={p.readOnly}
      error={readable ? undefined : labels.unreadable.replace('{pattern}', pattern)}
      errorId={errorId}
      size={p.size}
      className={p.className}
      fields={
        <TypedText
          {...p}
          ref={field}
          read={typed.read}
          write={typed.write}
          invalid={p.invalid || !readable}
          describedBy={joinIds(p.describedBy, !readable && errorId)}
          placeholder={pattern}
          onReadable={setReadable}
          onOpen={() => setOpen(true)}
        />
      }
    >
      <MonthGrid
        value={p.value}
        now={now}
        onChange={choose}
        locale={p.locale}
        labels={labels}
        min={p.min}
        max={p.max}
      />
      <div className="mt-2 flex justify-between gap-2 border-hairline border-t pt-2">
        <Button
          variant="ghost"
          size="small"
          disabled={(p.min !== undefined && now < p.min) || (p.max !== undefined && now > p.max)}
          onClick={() => choose(now)}
        >
          {labels.thisMonth}
        </Button>
        {!p.required && (
          <Button variant="ghost" size="small" onClick={() => choose(undefined)}>
            {labels.clear}
          </Button>
        )}
      </div>
    </PickerFrame>
  )
}
