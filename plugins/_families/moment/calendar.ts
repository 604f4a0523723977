/** The kinds of moment a question asks for, each an ISO text: yyyy-MM-dd, yyyy-Www, yyyy-MM, yyyy, yyyy-MM-ddTHH:mm, HH:mm. */
export type DateKind = 'date' | 'week' | 'month' | 'year' | 'datetime' | 'time'

/** Digits in the right places; whether there is such a day is another question. */
export const shape = /^(\d{4}(-W\d\d|-\d\d(-\d\d(T\d\d:\d\d)?)?)?|\d\d:\d\d)$/

/** True for a moment of any kind that exists: 2026-02-29, 24:00 and anything in a year 0 do not. `text` has passed `shape`. Allocates nothing. */
export const exists = (text: string): boolean => {
  if (text.charCodeAt(2) === colon) return isTime(text, 0)
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2)
  if (year === 0) return false
  if (text.length === lengths.year) return true
  if (text.length === lengths.week) return isWithin(twoDigits(text, 6), 1, weeksOf(year))
  const month = twoDigits(text, 5)
  if (!isWithin(month, 1, 12)) return false
  if (text.length === lengths.month) return true
  return isWithin(twoDigits(text, 8), 1, daysOf(year, month)) && (text.length === lengths.date || isTime(text, 11))
}

/** The kind a text of that shape can be an answer to. */
export const isOfKind = (text: string, kind: DateKind): boolean =>
  text.length === lengths[kind] && (text.charCodeAt(2) === colon) === (kind === 'time')

export const isCalendarText = (text: string): boolean => shape.test(text) && exists(text)

/** A count of days since 1970 as yyyy-MM-dd. */
export const dayText = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10)

/** The ISO week a day is in, Monday to Sunday, in the year that holds its Thursday. @param day since 1970 */
export const weekText = (day: number): string => {
  const thursday = day - weekday(day) + 3
  const year = dayText(thursday).slice(0, 4)
  const first = Date.parse(`${year}-01-01T00:00:00Z`) / dayLength
  return `${year}-W${String(Math.floor((thursday - first) / 7) + 1).padStart(2, '0')}`
}

/** The Monday of a week that exists, in days since 1970. */
export const mondayOf = (week: string): number => {
  // The fourth of January is always in the first week.
  const fourth = Date.parse(`${week.slice(0, 4)}-01-04T00:00:00Z`) / dayLength
  return fourth - weekday(fourth) + (twoDigits(week, 6) - 1) * 7
}

/** A moment on the wall of whoever asks, as a text of that kind. @param now milliseconds since 1970 */
export const momentText = (kind: DateKind, now: number): string => {
  const wall = new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString()
  if (kind === 'week') return weekText(Math.floor(Date.parse(`${wall.slice(0, 10)}T00:00:00Z`) / dayLength))
  return kind === 'time' ? wall.slice(11, 16) : wall.slice(0, lengths[kind])
}

const dayLength = 86_400_000
const colon = 58
const lengths: Record<DateKind, number> = { year: 4, time: 5, month: 7, week: 8, date: 10, datetime: 16 }

const twoDigits = (text: string, at: number): number => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max

const isTime = (text: string, at: number): boolean => twoDigits(text, at) < 24 && twoDigits(text, at + 3) < 60

/** 0 for Monday. The first of January 1970 was a Thursday. */
const weekday = (day: number): number => (((day + 3) % 7) + 7) % 7

/** 53 in years that begin or end with a Thursday. */
const weeksOf = (year: number): number => (endsOn(year) === 4 || endsOn(year - 1) === 3 ? 53 : 52)

/** The weekday of the last of December, 0 for Sunday. */
const endsOn = (year: number): number =>
  (year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)) % 7

const daysOf = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
