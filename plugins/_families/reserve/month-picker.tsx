import { Button } from '#ds/button'
import { useLanguage, useT } from '#sdk/ui'
import { addDays, daysOfMonth, dayText, nextMonth, startOfMonth, weekdayOf } from './days.ts'

export interface DayState {
  readonly can: boolean
  /** A few characters below the day. */
  readonly note: string
  /** The same in words, for those who hear it. */
  readonly said: string
}

/** A Monday, to take the names of the weekdays from. */
const aMonday = '2024-01-01'

/**
 * A month of days to choose one from: radio buttons in the shape of a calendar, so that arrow keys, touch and screen
 * readers know them. Texts: `month.previous`, `month.next` of the type.
 */
export const MonthPicker = ({
  name,
  controlId,
  month,
  first,
  last,
  value,
  stateOf,
  onMonth,
  onChange,
  readOnly,
  invalid,
  describedBy,
}: {
  /** Of the radio group. */
  name: string
  controlId: string | undefined
  /** First day of the month on screen. */
  month: string
  /** Nothing is offered before and after. */
  first: string
  last: string | undefined
  value: string | undefined
  stateOf: (day: string) => DayState
  onMonth: (month: string) => void
  onChange: (day: string) => void
  readOnly: boolean
  invalid: boolean
  describedBy: string | undefined
}) => {
  const t = useT()
  const language = useLanguage()
  const days = daysOfMonth(month)
  const lead = weekdayOf(month)
  const title = dayText(month, language, { year: 'numeric', month: 'long' })
  const choosable = days.filter((day) => !readOnly && stateOf(day).can)
  // The control one begins with: the chosen day, else the first that can be chosen.
  const begin = choosable.includes(value ?? '') ? value : choosable[0]
  return (
    <div className="max-w-112">
      <div className="mb-2 flex items-center justify-between gap-2">
        <Button
          size="small"
          aria-label={t('month.previous')}
          aria-disabled={month <= startOfMonth(first) || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => month > startOfMonth(first) && onMonth(nextMonth(month, -1))}
        >
          <span aria-hidden="true">‹</span>
        </Button>
        <p aria-live="polite" className="font-semibold">
          {title}
        </p>
        <Button
          size="small"
          aria-label={t('month.next')}
          aria-disabled={(last !== undefined && nextMonth(month) > last) || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => (last === undefined || nextMonth(month) <= last) && onMonth(nextMonth(month))}
        >
          <span aria-hidden="true">›</span>
        </Button>
      </div>
      <div
        role="radiogroup"
        aria-label={title}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        className="grid grid-cols-7 gap-1 text-center"
      >
        {Array.from({ length: 7 }, (_, index) => {
          const day = addDays(aMonday, index)
          return (
            <span key={day} aria-hidden="true" className="text-muted text-sm">
              {dayText(day, language, { weekday: 'narrow' })}
            </span>
          )
        })}
        {days.map((day, index) => {
          const { can, note, said } = stateOf(day)
          const isChosen = day === value
          return (
            <label
              key={day}
              style={index === 0 ? { gridColumnStart: lead + 1 } : undefined}
              className={`flex min-h-11 min-w-0 flex-col items-center justify-center rounded-md border px-0.5 py-1 text-base has-focus-visible:outline-2 has-focus-visible:outline-accent-solid has-focus-visible:outline-offset-2 ${
                isChosen
                  ? 'border-accent-solid bg-accent-soft font-semibold'
                  : can
                    ? 'border-control bg-paper'
                    : 'border-transparent text-muted'
              } ${can && !readOnly ? 'cursor-pointer' : ''}`}
            >
              <input
                id={day === begin ? controlId : undefined}
                type="radio"
                name={name}
                value={day}
                checked={isChosen}
                disabled={!isChosen && (readOnly || !can)}
                aria-label={said}
                className="sr-only"
                onChange={() => !readOnly && onChange(day)}
              />
              <span aria-hidden="true" className="tabular-nums">
                {Number(day.slice(8))}
              </span>
              {note !== '' && (
                <span
                  aria-hidden="true"
                  className="max-w-full hyphens-auto wrap-anywhere text-muted text-xs leading-tight"
                >
                  {note}
                </span>
              )}
            </label>
          )
        })}
      </div>
    </div>
  )
}
