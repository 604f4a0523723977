import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/index.tsx'
import type { MonthPickerLabels } from '../month-picker/labels.ts'
import { dateLocale } from './date-locale.ts'
import { addToMonth, type IsoMonth, isoMonthOf } from './month-text.ts'
import { ChevronEndGlyph, ChevronStartGlyph } from './turn-glyphs.tsx'
import { directionOf } from './use-text-direction.ts'

/** The twelve months of a year as a grid of three columns; months that cannot be chosen keep focus and say why. */
export function MonthGrid(p: {
  value: IsoMonth | undefined
  now: IsoMonth
  onChange: (month: IsoMonth) => void
  locale: string
  labels: Pick<MonthPickerLabels, 'previousYear' | 'nextYear' | 'year' | 'thisMonth' | 'outOfRange'>
  min: IsoMonth | undefined
  max: IsoMonth | undefined
}) {
  const locale = dateLocale(p.locale)
  const reasonId = useId()
  const root = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const [cursor, setCursor] = useState(() => clamp(p.value ?? p.now, p.min, p.max))
  const year = Number(cursor.slice(0, 4))
  const outside = (month: IsoMonth) => (p.min !== undefined && month < p.min) || (p.max !== undefined && month > p.max)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  }, [cursor])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = walk(event, cursor)
    if (target === undefined) return
    event.preventDefault()
    wantsFocus.current = target !== cursor
    setCursor(target)
  }

  const first = Math.max(1, Math.min(year, p.min === undefined ? year - 100 : Number(p.min.slice(0, 4))))
  const last = Math.min(9999, Math.max(year, p.max === undefined ? year + 50 : Number(p.max.slice(0, 4))))

  return (
    <div ref={root} data-slot="month-grid" className="w-64 max-w-full">
      <div className="mb-2 flex items-center gap-1">
        <YearStep
          label={p.labels.previousYear}
          glyph={<ChevronStartGlyph />}
          onClick={() => setCursor(addToMonth(cursor, -12))}
        />
        <div className="flex flex-1 justify-center">
          <select
            aria-label={p.labels.year}
            value={year}
            className="min-h-control-small cursor-pointer appearance-none rounded-md bg-transparent px-2 text-center font-medium text-ink tabular-nums hover:bg-ink/6"
            onChange={(event) => setCursor(isoMonthOf(Number(event.target.value), Number(cursor.slice(5))))}
          >
            {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((each) => (
              <option key={each} value={each} className="bg-paper text-ink">
                {locale.year(each)}
              </option>
            ))}
          </select>
        </div>
        <YearStep
          label={p.labels.nextYear}
          glyph={<ChevronEndGlyph />}
          onClick={() => setCursor(addToMonth(cursor, 12))}
        />
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: APG grid of months
        role="grid"
        aria-label={locale.year(year)}
        className="w-full table-fixed border-separate border-spacing-1"
        onKeyDown={onKeyDown}
      >
        <tbody>
          {[0, 3, 6, 9].map((start) => (
            <tr key={start}>
              {[1, 2, 3].map((column) => {
                const month = isoMonthOf(year, start + column)
                const closed = outside(month)
                const chosen = month === p.value
                return (
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cell of an APG grid
                  // biome-ignore lint/a11y/useFocusableInteractive: focus is on the button inside, as APG allows
                  <td key={month} role="gridcell" aria-selected={chosen} className="p-0">
                    <button
                      type="button"
                      data-slot="month"
                      data-date={month}
                      tabIndex={month === cursor ? 0 : -1}
                      aria-label={`${locale.month(`${month}-01`)}${month === p.now ? `, ${p.labels.thisMonth}` : ''}`}
                      aria-disabled={closed || undefined}
                      aria-describedby={closed ? reasonId : undefined}
                      className={clsx(
                        'min-h-10 w-full break-words rounded-md px-1 py-1.5 text-sm pointer-coarse:min-h-11',
                        chosen && 'bg-accent-solid text-accent-on',
                        !chosen && (closed ? 'text-muted line-through' : 'hover:bg-desk'),
                        month === p.now && !chosen && 'font-semibold text-accent-text',
                        closed && 'cursor-not-allowed',
                      )}
                      onFocus={() => setCursor(month)}
                      onClick={() => !closed && p.onChange(month)}
                    >
                      {locale.monthNames[start + column - 1]}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={reasonId} data-slot="month-grid-reason" className="min-h-[1lh] text-muted text-sm" aria-live="polite">
        {outside(cursor) ? p.labels.outOfRange : ''}
      </p>
    </div>
  )
}

function YearStep({ label, glyph, onClick }: { label: string; glyph: ReactNode; onClick: () => void }) {
  return (
    <Button variant="ghost" size="small" iconOnly aria-label={label} onClick={onClick}>
      {glyph}
    </Button>
  )
}

function clamp(month: IsoMonth, min: IsoMonth | undefined, max: IsoMonth | undefined): IsoMonth {
  if (min !== undefined && month < min) return min
  return max !== undefined && month > max ? max : month
}

/** The month a walking key leads to; undefined for every other key. */
function walk(event: KeyboardEvent<HTMLElement>, from: IsoMonth): IsoMonth | undefined {
  const forward = directionOf(event.currentTarget) === 'rtl' ? -1 : 1
  const column = (Number(from.slice(5)) - 1) % 3
  const steps: Partial<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 3,
    ArrowUp: -3,
    Home: -column,
    End: 2 - column,
    PageDown: 12,
    PageUp: -12,
  }
  const step = steps[event.key]
  return step === undefined ? undefined : addToMonth(from, step)
}
