import { addDays, type IsoDate, isIsoDate, weekdayOf, yearOf } from './iso-date.ts'

/** A week of ISO 8601, yyyy-Www, from Monday on; its year is the one most of its days are in. Sorts by time. */
export type IsoWeek = string

/** The week a day is in: the year is that of its Thursday. */
export function weekOf(date: IsoDate): IsoWeek {
  const thursday = addDays(date, 3 - ((weekdayOf(date) + 6) % 7))
  const year = yearOf(thursday)
  const days = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000
  return `${String(year).padStart(4, '0')}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`
}

/** Monday and Sunday of a week; undefined for a text that is none: 2026-W54. */
export function daysOfWeek(week: string | undefined): { start: IsoDate; end: IsoDate } | undefined {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week ?? '') ?? []
  if (year === undefined || !isIsoDate(`${year}-01-04`)) return undefined
  // The fourth of January is always in the first week.
  const fourth = `${year}-01-04`
  const start = addDays(fourth, (Number(number) - 1) * 7 - ((weekdayOf(fourth) + 6) % 7))
  return weekOf(start) === week ? { start, end: addDays(start, 6) } : undefined
}
