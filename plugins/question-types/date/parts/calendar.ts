/** The kinds of moment a question asks for, each an ISO text: yyyy-MM-dd, yyyy-MM, yyyy, yyyy-MM-ddTHH:mm, HH:mm. */
export type DateKind = 'date' | 'month' | 'year' | 'datetime' | 'time'

/** Digits in the right places; whether there is such a day is another question. */
export const shape = /^(\d{4}(-\d\d(-\d\d(T\d\d:\d\d)?)?)?|\d\d:\d\d)$/

/** True for a moment of any kind that exists: 2026-02-29 and 24:00 do not. `text` has passed `shape`. Allocates nothing. */
export const exists = (text: string): boolean => {
  if (text.charCodeAt(2) === colon) return isTime(text, 0)
  if (text.length === lengths.year) return true
  const month = twoDigits(text, 5)
  if (!isWithin(month, 1, 12)) return false
  if (text.length === lengths.month) return true
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2)
  return isWithin(twoDigits(text, 8), 1, daysOf(year, month)) && (text.length === lengths.date || isTime(text, 11))
}

/** The kind a text of that shape can be an answer to. */
export const isOfKind = (text: string, kind: DateKind): boolean =>
  text.length === lengths[kind] && (text.charCodeAt(2) === colon) === (kind === 'time')

export const isCalendarText = (text: string): boolean => shape.test(text) && exists(text)

/** A count of days since 1970 as yyyy-MM-dd. */
export const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

const colon = 58
const lengths: Record<DateKind, number> = { year: 4, time: 5, month: 7, date: 10, datetime: 16 }

const twoDigits = (text: string, at: number): number => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max

const isTime = (text: string, at: number): boolean => twoDigits(text, at) < 24 && twoDigits(text, at + 3) < 60

const daysOf = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
