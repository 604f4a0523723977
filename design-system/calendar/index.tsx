import { clsx } from 'clsx'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { type DateLocale, dateLocale } from '../_internal/date-locale.ts'
import {
  addDays,
  addMonths,
  clampDate,
  endOfMonth,
  type IsoDate,
  isoOf,
  monthOf,
  startOfMonth,
  startOfWeek,
  today,
  weeksOfMonth,
  yearOf,
} from '../_internal/iso-date.ts'
import { ChevronEndGlyph, ChevronStartGlyph } from '../_internal/turn-glyphs.tsx'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { directionOf } from '../_internal/use-text-direction.ts'
import { Button } from '../button/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { DayCell } from './day-cell.tsx'
import type { CalendarLabels } from './labels.ts'

export type { IsoDate } from '../_internal/iso-date.ts'
export type { CalendarLabels } from './labels.ts'

export interface CalendarProps {
  /** Chosen day, yyyy-MM-dd. */
  value: IsoDate | undefined
  onChange: (date: IsoDate) => void
  /** BCP 47 language of names, week start and calendar; Thai shows Buddhist years. */
  locale: string
  labels?: Partial<CalendarLabels> | undefined
  /** Accessible name of the grid's frame. */
  label?: string | undefined
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  /** Why this day cannot be chosen; undefined when it can. The reason is shown and read when the day has focus. */
  disabledReason?: ((date: IsoDate) => string | undefined) | undefined
  /** A few characters under the day: free places, price. Read together with the day. */
  dayNote?: ((date: IsoDate) => string | undefined) | undefined
  /** Days drawn as one stretch; an open end is the day under the cursor. */
  range?: { start: IsoDate; end: IsoDate | undefined } | undefined
  /** Months side by side where there is room. @default 1 */
  months?: 1 | 2 | undefined
  className?: string | undefined
}

/**
 * A month as a grid of days (APG grid, as in the date picker dialog; source:
 * w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog). Days that cannot be chosen keep focus and say
 * why.
 *
 * Do: say why a day cannot be chosen: full, closed, too soon.
 * Don't: use it to type in a day people know; that is a Date input.
 * Keys: arrows by day and week; Home and End to the ends of the week; Page up and down by month, with Shift by year;
 * Enter or Space chooses. Left and right follow the direction of the text.
 */
export function Calendar(props: Controllable<CalendarProps>) {
  const { months = 1, ...p } = useControllable<CalendarProps>(props, undefined)
  const labels = useLabels('calendar', p.labels)
  const locale = dateLocale(p.locale)
  const root = useRef<HTMLDivElement>(null)
  const reasonId = useId()
  const now = today()
  const [cursor, setCursor] = useState(() => clampDate(p.value ?? p.range?.start ?? now, p.min, p.max))
  const [view, setView] = useState(() => startOfMonth(cursor))
  const [hovered, setHovered] = useState<IsoDate>()
  const [given, setGiven] = useState(p.value)
  const wantsFocus = useRef(false)

  const show = (date: IsoDate) => {
    setCursor(date)
    if (date < view) setView(startOfMonth(date))
    else if (date > endOfMonth(addMonths(view, months - 1))) setView(startOfMonth(addMonths(date, 1 - months)))
  }
  // A day chosen elsewhere (typed, a preset) is shown; our own choice is shown already.
  if (given !== p.value) {
    setGiven(p.value)
    if (p.value !== undefined && p.value !== cursor) show(p.value)
  }

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  }, [cursor])

  const reasonOf = (date: IsoDate) => {
    const outside = (p.min !== undefined && date < p.min) || (p.max !== undefined && date > p.max)
    return outside ? labels.outOfRange : p.disabledReason?.(date)
  }
  const focused = hovered ?? cursor
  const reason = reasonOf(focused)
  const stretch = stretchOf(p.range, focused)

  const moveView = (distance: number) => {
    const next = startOfMonth(addMonths(view, distance))
    setView(next)
    // One day must stay reachable by Tab: the same day of the month that is shown now.
    setCursor(clampDate(addMonths(cursor, distance), next, endOfMonth(addMonths(next, months - 1))))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = walk(event, cursor, locale.firstWeekday)
    if (target === undefined) return
    event.preventDefault()
    wantsFocus.current = true
    setHovered(undefined)
    // Not clamped to min and max: the days behind them can be read, with the reason why they cannot be chosen.
    if (target === cursor) wantsFocus.current = false
    else show(target)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser
    <div
      ref={root}
      role="group"
      aria-label={p.label}
      data-slot="calendar"
      className={clsx('w-fit max-w-full', p.className)}
    >
      <div className="flex flex-wrap gap-6">
        {Array.from({ length: months }, (_, index) => {
          const month = addMonths(view, index)
          return (
            <div key={month} data-slot="calendar-month">
              <div className="mb-2 flex items-center gap-1">
                {index === 0 ? (
                  <Button
                    variant="ghost"
                    size="small"
                    iconOnly
                    aria-label={labels.previousMonth}
                    onClick={() => moveView(-1)}
                  >
                    <ChevronStartGlyph />
                  </Button>
                ) : (
                  <span className="min-w-control-small" />
                )}
                <MonthAndYear
                  month={month}
                  locale={locale}
                  labels={labels}
                  min={p.min}
                  max={p.max}
                  fixed={index > 0}
                  onChange={(next) => {
                    setView(next)
                    setCursor(clampDate(cursor, next, endOfMonth(addMonths(next, months - 1))))
                  }}
                />
                {index === months - 1 ? (
                  <Button
                    variant="ghost"
                    size="small"
                    iconOnly
                    aria-label={labels.nextMonth}
                    onClick={() => moveView(1)}
                  >
                    <ChevronEndGlyph />
                  </Button>
                ) : (
                  <span className="min-w-control-small" />
                )}
              </div>
              <table
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: APG grid of days
                role="grid"
                aria-label={locale.month(month)}
                onKeyDown={onKeyDown}
                onMouseLeave={() => setHovered(undefined)}
                className="border-separate border-spacing-y-0.5"
              >
                <thead>
                  <tr>
                    {Array.from({ length: 7 }, (_, column) => {
                      const weekday = locale.weekdays[(column + locale.firstWeekday) % 7]
                      return (
                        <th
                          key={weekday?.full}
                          scope="col"
                          abbr={weekday?.full}
                          className="h-8 min-w-9 px-0.5 text-center font-normal text-muted text-xs"
                        >
                          {weekday?.short}
                        </th>
                      )
                    })}
                  </tr>
                </thead>
                <tbody>
                  {weeksOfMonth(month, locale.firstWeekday).map((week) => (
                    <tr key={week[0]}>
                      {week.map((date) => (
                        <DayCell
                          key={date}
                          date={date}
                          // Days of neighbouring months are drawn once, in their own month.
                          outside={monthOf(date) !== monthOf(month)}
                          text={locale.dayNumber(date)}
                          name={[locale.full(date), date === now && labels.today, p.dayNote?.(date)]
                            .filter(Boolean)
                            .join(', ')}
                          note={p.dayNote?.(date)}
                          today={date === now}
                          tabStop={date === cursor}
                          selected={date === p.value || date === p.range?.start || date === p.range?.end}
                          within={stretch !== undefined && date >= stretch[0] && date <= stretch[1]}
                          edge={date === stretch?.[0] ? 'start' : date === stretch?.[1] ? 'end' : undefined}
                          disabled={reasonOf(date) !== undefined}
                          reasonId={reasonOf(date) === undefined ? undefined : reasonId}
                          onHover={() => setHovered(date)}
                          onFocus={() => setCursor(date)}
                          onChoose={() => {
                            setCursor(date)
                            if (reasonOf(date) === undefined) p.onChange(date)
                          }}
                        />
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        })}
      </div>
      <p
        id={reasonId}
        data-slot="calendar-reason"
        className="min-h-[1lh] max-w-72 text-muted text-sm"
        aria-live="polite"
      >
        {reason}
      </p>
    </div>
  )
}

function MonthAndYear({
  month,
  locale,
  labels,
  min,
  max,
  fixed,
  onChange,
}: {
  month: IsoDate
  locale: DateLocale
  labels: CalendarLabels
  min: IsoDate | undefined
  max: IsoDate | undefined
  fixed: boolean
  onChange: (month: IsoDate) => void
}) {
  const year = yearOf(month)
  // A hundred and fifty years are four fifths of what the first frame would have to style (measured: 10 ms); they follow
  // right behind it.
  const withAllYears = useDeferredValue(true, false)
  if (fixed) return <p className="flex-1 text-center font-medium">{locale.month(month)}</p>
  const first = Math.min(year, min === undefined ? year - 100 : yearOf(min))
  const last = Math.max(year, max === undefined ? year + 50 : yearOf(max))
  const years = withAllYears
    ? Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((each) => each > 0)
    : [year]
  const parts = {
    month: (
      <select
        key="month"
        aria-label={labels.month}
        value={monthOf(month)}
        className={quietSelect}
        onChange={(event) => onChange(isoOf(year, Number(event.target.value), 1))}
      >
        {locale.monthNames.map((name, index) => (
          <option key={name} value={index + 1} className="bg-paper text-ink">
            {name}
          </option>
        ))}
      </select>
    ),
    year: (
      <select
        key="year"
        aria-label={labels.year}
        value={year}
        className={clsx(quietSelect, 'tabular-nums')}
        onChange={(event) => onChange(isoOf(Number(event.target.value), monthOf(month), 1))}
      >
        {years.map((each) => (
          <option key={each} value={each} className="bg-paper text-ink">
            {locale.year(each)}
          </option>
        ))}
      </select>
    ),
  }
  const yearFirst = locale.order.indexOf('year') < locale.order.indexOf('month')
  return (
    <div className="flex flex-1 items-center justify-center gap-1">
      {yearFirst ? [parts.year, parts.month] : [parts.month, parts.year]}
    </div>
  )
}

const quietSelect = [
  'min-h-control-small cursor-pointer appearance-none rounded-md bg-transparent px-2 text-center font-medium text-ink hover:bg-ink/6',
].join(' ')

/** The day a walking key leads to; undefined for every other key. */
function walk(event: KeyboardEvent<HTMLElement>, from: IsoDate, firstWeekday: number): IsoDate | undefined {
  const forward = directionOf(event.currentTarget) === 'rtl' ? -1 : 1
  switch (event.key) {
    case 'ArrowRight':
      return addDays(from, forward)
    case 'ArrowLeft':
      return addDays(from, -forward)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'Home':
      return startOfWeek(from, firstWeekday)
    case 'End':
      return addDays(startOfWeek(from, firstWeekday), 6)
    case 'PageDown':
      return addMonths(from, event.shiftKey ? 12 : 1)
    case 'PageUp':
      return addMonths(from, event.shiftKey ? -12 : -1)
    default:
      return undefined
  }
}

function stretchOf(range: CalendarProps['range'], pointed: IsoDate): [IsoDate, IsoDate] | undefined {
  if (!range) return undefined
  const end = range.end ?? pointed
  return range.start <= end ? [range.start, end] : [end, range.start]
}
