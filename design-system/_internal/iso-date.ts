/**
 * Calendar days as ISO text (yyyy-MM-dd), counted in UTC so that no time zone can move a day.
 * Text of this shape sorts by time, so `<` compares days.
 */
export type IsoDate = string

const day = 86_400_000

/** Whether the text is a day that exists: 2026-02-30 is none. */
export function isIsoDate(text: string | undefined): text is IsoDate {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && toIso(utc(text)) === text
}

/** Today where the reader is. */
export function today(now = new Date()): IsoDate {
  return isoOf(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** @param month 1 to 12 */
export function isoOf(year: number, month: number, dayOfMonth: number): IsoDate {
  return `${pad(year, 4)}-${pad(month)}-${pad(dayOfMonth)}`
}

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4))
}

/** 1 to 12. */
export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7))
}

/** 0 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return utc(date).getUTCDay()
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return clampYear(new Date(utc(date).getTime() + days * day))
}

/** The same day of another month, or its last day: 31 January plus a month is 28 or 29 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const first = utc(`${date.slice(0, 7)}-01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const start = clampYear(first)
  return `${start.slice(0, 8)}${pad(Math.min(Number(date.slice(8)), daysInMonth(start)))}`
}

export function startOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 7)}-01`
}

export function endOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}${pad(daysInMonth(date))}`
}

/** @param firstWeekday 0 is Sunday */
export function startOfWeek(date: IsoDate, firstWeekday: number): IsoDate {
  return addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7))
}

/** The weeks that hold a day of this month, each of seven days; days of neighbouring months fill them up. */
export function weeksOfMonth(month: IsoDate, firstWeekday: number): IsoDate[][] {
  const weeks: IsoDate[][] = []
  const last = endOfMonth(month)
  for (let start = startOfWeek(startOfMonth(month), firstWeekday); start <= last; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)))
    if (addDays(start, 7) === start) break
  }
  return weeks
}

/** The nearest day inside the limits. */
export function clampDate(date: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): IsoDate {
  if (max !== undefined && date > max) return max
  if (min !== undefined && date < min) return min
  return date
}

/** Noon UTC of the day, for Intl formatters set to UTC. */
export function utc(date: IsoDate): Date {
  return new Date(`${date}T12:00:00Z`)
}

function daysInMonth(date: IsoDate): number {
  return new Date(Date.UTC(2000 + (yearOf(date) % 400), monthOf(date), 0)).getUTCDate()
}

function toIso(date: Date): IsoDate {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** Years 1 to 9999 are what four digits can say. */
function clampYear(date: Date): IsoDate {
  const year = date.getUTCFullYear()
  if (year < 1) return '0001-01-01'
  return year > 9999 ? '9999-12-31' : toIso(date)
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0')
}
