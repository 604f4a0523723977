import { dateLocale } from '../_internal/date-locale.ts'
import type { Cron, CronField, CronItem } from './cron.ts'
import { valuesOf } from './cron-runs.ts'

/** Templates for one field. Placeholders: `{list}`, `{from}`, `{to}`, `{step}`. */
export interface CronFieldWords {
  every: string
  value: string
  range: string
  step: string
}

/** Everything a cron expression can be said with. */
export interface CronWords {
  /** `{times}`: clock times. */
  at: string
  second: CronFieldWords
  minute: CronFieldWords
  hour: CronFieldWords
  /** Also `{before}` in `beforeLast` and `{day}` in `nearWorking`. */
  day: CronFieldWords & { last: string; beforeLast: string; lastWorking: string; nearWorking: string }
  month: CronFieldWords
  /** Also `{weekday}` and `{nth}`. */
  weekday: CronFieldWords & { last: string; nth: string }
  year: CronFieldWords
  /** Between day and weekday when either may fit: " or ". */
  or: string
  /** Order of the parts, in words: "time day month year". */
  order: string
  /** Between parts. */
  separator: string
  /** `{parts}`: the whole. */
  sentence: string
}

/** A cron expression as a sentence: "Runs at 08:00:00, Monday to Friday." */
export function describeCron(cron: Cron, words: CronWords, language: string): string {
  const say = sayer(words, language)
  const days = [
    !cron.dayFree && cron.day.some((item) => item.kind !== 'all') && say('day', cron.day),
    !cron.weekdayFree && cron.weekday.some((item) => item.kind !== 'all') && say('weekday', cron.weekday),
  ].filter((part) => part !== false)
  const eachHour = isAll(cron.hour)
  const parts: Record<string, string | undefined> = {
    time: sayTime(cron, words, say),
    day: days.length > 0 ? days.join(words.or) : eachHour ? undefined : words.day.every,
    month: isAll(cron.month) ? undefined : say('month', cron.month),
    year: isAll(cron.year) ? undefined : say('year', cron.year),
  }
  const said = words.order.split(/\s+/).map((name) => parts[name])
  return words.sentence.replace('{parts}', said.filter(Boolean).join(words.separator))
}

type Say = (field: CronField, items: readonly CronItem[]) => string

function sayTime(cron: Cron, words: CronWords, say: Say): string {
  const plain = (['second', 'minute', 'hour'] as const).every((field) =>
    cron[field].every((item) => item.kind === 'value'),
  )
  if (plain) {
    const times = valuesOf(cron, 'hour').flatMap((hour) =>
      valuesOf(cron, 'minute').flatMap((minute) =>
        valuesOf(cron, 'second').map((second) =>
          [hour, minute, second].map((each) => String(each).padStart(2, '0')).join(':'),
        ),
      ),
    )
    if (times.length <= 6) return fill(words.at, { times: times.join(', ') })
  }
  const zero = { second: isZero(cron.second), minute: isZero(cron.minute) }
  const said: string[] = []
  if (!zero.second) said.push(say('second', cron.second))
  // "Every minute" is worth saying only when nothing finer was said; minute 0 goes without saying.
  if (isAll(cron.minute) ? zero.second : !zero.minute) said.push(say('minute', cron.minute))
  if (isAll(cron.hour) ? zero.second && zero.minute : true) said.push(say('hour', cron.hour))
  return said.join(words.separator)
}

function sayer(words: CronWords, language: string): Say {
  const { weekdays, monthNames } = dateLocale(language)
  const name = (field: CronField, value: number) => {
    if (field === 'weekday') return weekdays[value]?.full ?? String(value)
    return field === 'month' ? (monthNames[value - 1] ?? String(value)) : String(value)
  }
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (field, items) => {
    const own = words[field]
    const values = items.filter((item) => item.kind === 'value').map((item) => name(field, item.value))
    const said = values.length > 0 ? [fill(own.value, { list: list.format(values) })] : []
    for (const item of items) {
      if (item.kind === 'all') said.push(own.every)
      if (item.kind === 'range') said.push(fill(own.range, { from: name(field, item.from), to: name(field, item.to) }))
      if (item.kind === 'step') {
        const ends = { from: name(field, item.from), to: name(field, item.to) }
        said.push(fill(own.step, { step: String(item.step), ...ends }))
      }
      if (item.kind === 'last-day') {
        const { last, beforeLast } = words.day
        said.push(item.before === 0 ? last : fill(beforeLast, { before: String(item.before) }))
      }
      if (item.kind === 'last-working-day') said.push(words.day.lastWorking)
      if (item.kind === 'near-working-day') said.push(fill(words.day.nearWorking, { day: String(item.day) }))
      if (item.kind === 'last-weekday') said.push(fill(words.weekday.last, { weekday: name('weekday', item.weekday) }))
      if (item.kind === 'nth-weekday') {
        said.push(fill(words.weekday.nth, { nth: String(item.nth), weekday: name('weekday', item.weekday) }))
      }
    }
    return said.join(words.separator)
  }
}

function isAll(items: readonly CronItem[]): boolean {
  return items.some((item) => item.kind === 'all')
}

function isZero(items: readonly CronItem[]): boolean {
  return items.length === 1 && items[0]?.kind === 'value' && items[0].value === 0
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}
