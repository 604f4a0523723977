// Days and moments as ISO texts. The calendar is reckoned in UTC: a day has no zone.
import { wallClock } from '../time-zone.ts'
import { fail } from './problem.ts'
import { asText, type FormulaValue } from './value.ts'

interface Moment {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  /** What stands behind the day, as it was written: '' or `T09:30`. */
  readonly clock: string
}

const iso = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?)?)?$/

export const asMoment = (value: FormulaValue): Moment => {
  const text = asText(value).trim()
  const found = iso.exec(text)
  if (!found) return fail('notDate')
  const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map((at) => found[at] && Number(found[at]))
  const moment = {
    year: year || 0,
    month: month === undefined ? 1 : Number(month),
    day: day === undefined ? 1 : Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
    clock: text.length > 10 ? `T${text.slice(11)}` : '',
  }
  const isDay = dayText(moment.year, moment.month, moment.day) === writtenDay(moment)
  return isDay && moment.hour < 24 && moment.minute < 60 && moment.second < 60 ? moment : fail('notDate')
}

const two = (part: number): string => String(part).padStart(2, '0')
const writtenDay = ({ year, month, day }: Pick<Moment, 'year' | 'month' | 'day'>): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

const dayMs = 86_400_000

/** Days since 1970; months and days beyond their bounds run on, as in spreadsheets. */
const dayNumber = (year: number, month: number, day: number): number => {
  // Date.UTC takes 0 to 99 for years of the last century.
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getTime() / dayMs
}

/** The day that a year, a month and a day name. */
export const dayText = (year: number, month: number, day: number): string => {
  const date = new Date(dayNumber(year, month, day) * dayMs)
  if (!Number.isFinite(date.getTime())) return fail('outOfRange')
  const at = date.getUTCFullYear()
  if (at < 1 || at > 9999) return fail('outOfRange')
  return writtenDay({ year: at, month: date.getUTCMonth() + 1, day: date.getUTCDate() })
}

/** 1 is Monday, 7 Sunday. */
export const weekday = ({ year, month, day }: Moment): number => {
  const from = (dayNumber(year, month, day) + 3) % 7
  return (from < 0 ? from + 7 : from) + 1
}

export const dateUnits = ['Y', 'M', 'D', 'H', 'N'] as const
export type DateUnit = (typeof dateUnits)[number]

/** Whole units from one moment to the other; below 0 when it lies before. */
export const difference = (from: Moment, to: Moment, unit: DateUnit): number => {
  const minutes = minutesOf(to) - minutesOf(from)
  if (unit === 'N') return Math.trunc(minutes)
  if (unit === 'H') return Math.trunc(minutes / 60)
  if (unit === 'D') return dayNumber(to.year, to.month, to.day) - dayNumber(from.year, from.month, from.day)
  const [early, late, sign] = minutes < 0 ? [to, from, -1] : [from, to, 1]
  const months = (late.year - early.year) * 12 + late.month - early.month - (late.day < early.day ? 1 : 0)
  const whole = sign * (unit === 'M' ? months : Math.trunc(months / 12))
  return whole === 0 ? 0 : whole
}

const minutesOf = ({ year, month, day, hour, minute, second }: Moment): number =>
  dayNumber(year, month, day) * 1440 + hour * 60 + minute + second / 60

/** A moment so many units later, at the same time of day; a month without that day ends on its last one. */
export const later = (from: Moment, amount: number, unit: DateUnit): string => {
  const whole = Math.trunc(amount)
  if (Math.abs(whole) > 10_000_000) return fail('outOfRange')
  if (unit === 'D') return dayText(from.year, from.month, from.day + whole) + from.clock
  if (unit === 'H' || unit === 'N') {
    const minutes = Math.floor(minutesOf(from)) + whole * (unit === 'H' ? 60 : 1)
    const days = Math.floor(minutes / 1440)
    const rest = minutes - days * 1440
    return `${dayText(1970, 1, 1 + days)}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`
  }
  const month = from.month + (unit === 'Y' ? whole * 12 : whole)
  const last = Number(dayText(from.year, month + 1, 0).slice(8))
  return dayText(from.year, month, Math.min(from.day, last)) + from.clock
}

/** What the wall shows now: `2026-01-31T09:30:05`. */
export const nowText = (now: number, timeZone: string): string => {
  try {
    return wallClock(timeZone)(now)
  } catch {
    // A zone this installation does not know.
    return new Date(now).toISOString().slice(0, 19)
  }
}
