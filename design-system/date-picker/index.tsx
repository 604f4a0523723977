import { useId, useRef, useState } from 'react'
import { type ControlProps, joinIds } from '../_internal/control-props.ts'
import { dateLocale } from '../_internal/date-locale.ts'
import { type IsoDate, today } from '../_internal/iso-date.ts'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { Calendar } from '../calendar/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { DateText } from './date-text.tsx'
import type { DatePickerLabels } from './labels.ts'
import { PickerFrame } from './picker-frame.tsx'

export type { DatePickerLabels } from './labels.ts'

export interface DatePickerProps extends ControlProps {
  /** yyyy-MM-dd. */
  value: IsoDate | undefined
  /** `undefined` when cleared or while the text is not yet a day. Days outside the limits are reported too: validation speaks. */
  onChange: (date: IsoDate | undefined) => void
  onBlur?: (() => void) | undefined
  /** BCP 47 language: order of typing, names, first day of the week. */
  locale: string
  labels?: Partial<DatePickerLabels> | undefined
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  disabledReason?: ((date: IsoDate) => string | undefined) | undefined
  dayNote?: ((date: IsoDate) => string | undefined) | undefined
  size?: Size | undefined
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
  const [open, setOpen] = useState(false)
  const [readable, setReadable] = useState(true)
  const errorId = useId()
  const pattern = dateLocale(p.locale).pattern(labels.letters)

  const choose = (date: IsoDate | undefined) => {
    p.onChange(date)
    setOpen(false)
    setReadable(true)
  }

  return (
    <PickerFrame
      slot="date-picker"
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
        <DateText
          {...p}
          ref={field}
          invalid={p.invalid || !readable}
          describedBy={joinIds(p.describedBy, !readable && errorId)}
          placeholder={pattern}
          onReadable={setReadable}
          onOpen={() => setOpen(true)}
        />
      }
    >
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
      <div className="mt-2 flex justify-between gap-2 border-hairline border-t pt-2">
        <Button variant="ghost" size="small" disabled={!isOpen(p, today())} onClick={() => choose(today())}>
          {labels.today}
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

function isOpen(p: DatePickerProps, date: IsoDate): boolean {
  if ((p.min !== undefined && date < p.min) || (p.max !== undefined && date > p.max)) return false
  return p.disabledReason?.(date) === undefined
}
