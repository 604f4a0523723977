import { useId, useRef, useState } from 'react'
import { dateLocale } from '../_internal/date-locale.ts'
import { dayText } from '../_internal/day-text.ts'
import { clampDate, type IsoDate, today } from '../_internal/iso-date.ts'
import { PickerFoot, PickerFrame } from '../_internal/picker/picker-frame.tsx'
import { Dash, inGroup, PickerGroup } from '../_internal/picker/picker-group.tsx'
import type { DayLimits, PickerProps } from '../_internal/picker/picker-props.ts'
import { unreadable } from '../_internal/picker/typed-picker.tsx'
import { TypedText } from '../_internal/picker/typed-text.tsx'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useMedia } from '../_internal/use-media.ts'
import { Button } from '../button/index.tsx'
import { Calendar } from '../calendar/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { DateRangePickerLabels } from './labels.ts'
import { type DateRange, presetRange, type RangePresetId } from './range-presets.ts'

export type { DateRangePickerLabels } from './labels.ts'

export { type DateRange, presetRange, type RangePresetId } from './range-presets.ts'

export interface DateRangePickerProps extends PickerProps, DayLimits {
  value: DateRange
  /** Either end is `undefined` while empty. A reversed range is reported as typed: validation speaks. */
  onChange: (range: DateRange) => void
  labels?: Partial<DateRangePickerLabels> | undefined
  /** Offered beside the calendar, with their texts. */
  presets?: readonly { id: RangePresetId; label: string }[] | undefined
}

/**
 * First and last day: two typed fields in one frame, and a calendar of two months with presets. In the calendar the
 * first choice starts a range, the second ends it; chosen backwards, the ends change places.
 *
 * Do: offer the spans people ask for as presets: last 7 days, this month.
 * Don't: use it for one day, or for times of a day.
 * Keys: those of DatePicker; presets are buttons.
 */
export function DateRangePicker(props: Controllable<DateRangePickerProps>) {
  const field = useRef<HTMLInputElement>(null)
  const p = useControllable<DateRangePickerProps>(props, noDays, { anchor: field })
  const labels = useLabels('date-range-picker', p.labels)
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState<IsoDate>()
  const [startReadable, setStartReadable] = useState(true)
  const [endReadable, setEndReadable] = useState(true)
  const errorId = useId()
  const wide = useMedia('(min-width: 768px)')
  const locale = dateLocale(p.locale)
  const { start, end } = p.value
  const form = dayText(p.locale)

  const reversed = start !== undefined && end !== undefined && end < start
  const illegible = !startReadable || !endReadable
  const error = illegible ? unreadable(labels, form) : reversed ? labels.reversed : undefined

  const stretch =
    pending !== undefined
      ? { start: pending, end: undefined }
      : start === undefined
        ? undefined
        : { start, end: end ?? start }

  const show = (next: boolean) => {
    setOpen(next)
    setPending(undefined)
  }
  const close = (range: DateRange) => {
    p.onChange(range)
    show(false)
    setStartReadable(true)
    setEndReadable(true)
  }
  const choose = (date: IsoDate) => {
    if (pending === undefined) setPending(date)
    else close(date < pending ? { start: date, end: pending } : { start: pending, end: date })
  }

  const shared = {
    ...inGroup(p, errorId, error),
    form,
    letters: labels.letters,
    onOpen: () => show(true),
  }

  return (
    <PickerGroup slot="date-range" control={p} onBlur={p.onBlur}>
      <PickerFrame
        slot="date-range-picker"
        open={open}
        onOpenChange={show}
        labels={labels}
        returnTo={field}
        disabled={p.disabled}
        readOnly={p.readOnly}
        error={error}
        errorId={errorId}
        size={p.size}
        fields={
          <>
            <TypedText
              {...shared}
              ref={field}
              id={p.id}
              name={p.name && `${p.name}-start`}
              label={labels.start}
              value={start}
              invalid={p.invalid || !startReadable || reversed}
              onReadable={setStartReadable}
              onChange={(next) => p.onChange({ start: next, end })}
            />
            <Dash />
            <TypedText
              {...shared}
              name={p.name && `${p.name}-end`}
              label={labels.end}
              value={end}
              invalid={p.invalid || !endReadable || reversed}
              onReadable={setEndReadable}
              onChange={(next) => p.onChange({ start, end: next })}
            />
          </>
        }
      >
        <div className="flex flex-col gap-4 md:flex-row">
          {p.presets !== undefined && p.presets.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend's gap
            <div
              role="group"
              aria-label={labels.presets}
              className="flex flex-wrap content-start gap-1 md:w-32 md:flex-col"
            >
              {p.presets.map((preset) => {
                const range = presetRange(preset.id, today(), locale.firstWeekday)
                return (
                  <Button
                    key={preset.id}
                    variant="ghost"
                    size="small"
                    className="justify-start"
                    disabled={(p.min ?? '') > range.end || (p.max ?? range.start) < range.start}
                    aria-pressed={range.start === start && range.end === end}
                    onClick={() =>
                      close({ start: clampDate(range.start, p.min, p.max), end: clampDate(range.end, p.min, p.max) })
                    }
                  >
                    {preset.label}
                  </Button>
                )
              })}
            </div>
          )}
          <div>
            <Calendar
              months={wide ? 2 : 1}
              value={undefined}
              range={stretch}
              onChange={choose}
              locale={p.locale}
              labels={labels}
              min={p.min}
              max={p.max}
              disabledReason={p.disabledReason}
            />
            <PickerFoot clear={!p.required && { label: labels.clear, onClick: () => close(noDays) }} />
          </div>
        </div>
      </PickerFrame>
    </PickerGroup>
  )
}

const noDays = { start: undefined, end: undefined }
