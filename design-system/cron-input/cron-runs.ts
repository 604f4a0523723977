import type { Cron, CronField, CronItem } from './cron.ts'
import { cronLimits } from './cron.ts'

/**
 * The next moments at which a cron expression fires, after `from`, on the clock of a time zone. A time that a change to
 * summer time skips does not fire; one that comes twice fires once, the first time.
 *
 * @param timeZone IANA name, for example Asia/Shanghai
 * @returns fewer than `count`, perhaps none, when the expression has no more moments within 100 years (30 February)
 */
export function nextRuns(cron: Cron, from: Date, count: number, timeZone: string): Date[] {
  const clock = zoneClock(timeZone)
  const runs: Date[] = []
  let wall: Wall | undefined = secondAfter(clock.wallOf(from))
  const lastYear = Math.min(cronLimits.year[1], wall.year + 100)
  while (runs.length < count) {
    wall = nextWall(cron, wall, lastYear)
    if (!wall) break
    const moment = clock.momentOf(wall)
    if (moment !== undefined && moment > from && moment.getTime() !== runs.at(-1)?.getTime()) runs.push(moment)
    wall = secondAfter(wall)
  }
  return runs
}

/** A reading of the clock on the wall, without a zone. */
interface Wall {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** The first fitting reading at or after `start`. Goes field by field, so a year of nothing costs twelve steps, not 31 million. */
function nextWall(cron: Cron, start: Wall, lastYear: number): Wall | undefined {
  const seconds = valuesOf(cron, 'second')
  const minutes = valuesOf(cron, 'minute')
  const hours = valuesOf(cron, 'hour')
  const months = new Set(valuesOf(cron, 'month'))
  const years = new Set(valuesOf(cron, 'year'))
  for (let year = start.year; year <= lastYear; year++) {
    if (!years.has(year)) continue
    const firstMonth = year === start.year ? start.month : 1
    for (let month = firstMonth; month <= 12; month++) {
      if (!months.has(month)) continue
      const sameMonth = year === start.year && month === start.month
      for (const day of daysOf(cron, year, month)) {
        if (sameMonth && day < start.day) continue
        const time = firstTime(hours, minutes, seconds, sameMonth && day === start.day ? start : undefined)
        if (time) return { year, month, day, ...time }
      }
    }
  }
  return undefined
}

type Time = Pick<Wall, 'hour' | 'minute' | 'second'>

function firstTime(
  hours: readonly number[],
  minutes: readonly number[],
  seconds: readonly number[],
  after: Time | undefined,
): Time | undefined {
  for (const hour of hours) {
    if (after && hour < after.hour) continue
    const sameHour = after !== undefined && hour === after.hour
    for (const minute of minutes) {
      if (sameHour && minute < after.minute) continue
      const sameMinute = sameHour && minute === after.minute
      const second = seconds.find((each) => !sameMinute || each >= after.second)
      if (second !== undefined) return { hour, minute, second }
    }
  }
  return undefined
}

/** Fitting values of a field in rising order; ranges may run over the end (22-2 hours, FRI-MON). */
export function valuesOf(cron: Cron, field: Exclude<CronField, 'day' | 'weekday'>): number[] {
  return expand(cron[field], cronLimits[field])
}

function expand(items: readonly CronItem[], [min, max]: readonly [number, number]): number[] {
  const values = new Set<number>()
  const add = (from: number, to: number, step: number) => {
    const span = max - min + 1
    const end = to < from ? to + span : to
    for (let value = from; value <= end; value += step) values.add(((value - min) % span) + min)
  }
  for (const item of items) {
    if (item.kind === 'all') add(min, max, 1)
    else if (item.kind === 'range') add(item.from, item.to, 1)
    else if (item.kind === 'step') add(item.from, item.to, item.step)
    else if (item.kind === 'value') values.add(item.value)
  }
  return [...values].sort((a, b) => a - b)
}

/** Fitting days of one month in rising order. */
export function daysOf(cron: Cron, year: number, month: number): number[] {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const weekdayOf = (day: number) => new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  const byDay = new Set<number>()
  if (!cron.dayFree) {
    for (const day of expand(cron.day, cronLimits.day)) byDay.add(day)
    for (const item of cron.day) {
      if (item.kind === 'last-day') byDay.add(last - item.before)
      if (item.kind === 'last-working-day') byDay.add(workingDayNear(last, last, weekdayOf))
      if (item.kind === 'near-working-day' && item.day <= last) byDay.add(workingDayNear(item.day, last, weekdayOf))
    }
  }
  const byWeekday = new Set<number>()
  if (!cron.weekdayFree) {
    const weekdays = new Set(expand(cron.weekday, cronLimits.weekday))
    for (let day = 1; day <= last; day++) {
      const weekday = weekdayOf(day)
      const fits = cron.weekday.some(
        (item) =>
          (item.kind === 'last-weekday' && item.weekday === weekday && day + 7 > last) ||
          (item.kind === 'nth-weekday' && item.weekday === weekday && Math.ceil(day / 7) === item.nth),
      )
      if (fits || weekdays.has(weekday)) byWeekday.add(day)
    }
  }
  return [...new Set([...byDay, ...byWeekday])].filter((day) => day >= 1 && day <= last).sort((a, b) => a - b)
}

/** Monday to Friday; never leaves the month. */
function workingDayNear(day: number, last: number, weekdayOf: (day: number) => number): number {
  const weekday = weekdayOf(day)
  if (weekday === 6) return day === 1 ? 3 : day - 1
  if (weekday === 0) return day === last ? day - 2 : day + 1
  return day
}

function secondAfter(wall: Wall): Wall {
  return fromUtc(new Date(toUtc(wall) + 1000))
}

/** Readings are counted as if they were UTC: the same calendar, no zone. */
function toUtc(wall: Wall): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second)
}

function fromUtc(date: Date): Wall {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

function zoneClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const wallOf = (moment: Date): Wall => {
    const read: Record<string, number> = {}
    for (const part of format.formatToParts(moment)) read[part.type] = Number(part.value)
    const at = (part: string) => read[part] ?? 0
    return {
      year: at('year'),
      month: at('month'),
      day: at('day'),
      hour: at('hour'),
      minute: at('minute'),
      second: at('second'),
    }
  }
  const offsetAt = (time: number) => toUtc(wallOf(new Date(time))) - time
  const momentOf = (wall: Wall): Date | undefined => {
    const wanted = toUtc(wall)
    // The offset before and after any change near this reading; the earlier moment first.
    const offsets = [offsetAt(wanted - 86_400_000), offsetAt(wanted + 86_400_000)]
    const moments = offsets.map((offset) => wanted - offset).sort((a, b) => a - b)
    const found = moments.find((time) => toUtc(wallOf(new Date(time))) === wanted)
    return found === undefined ? undefined : new Date(found)
  }
  return { wallOf, momentOf }
}
