/**
 * Cron expressions of six or seven fields as Quartz writes them: second, minute, hour, day, month, weekday and, if given,
 * year. Five fields (Unix) are read too: minute, hour, day, month, weekday, at second 0. In both, weekdays may be names;
 * numbers are Quartz's (1 is Sunday) with six or seven fields and Unix's (0 or 7 is Sunday) with five.
 */
export type CronField = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'weekday' | 'year'

/** One item of a field's list. Weekdays are 0 (Sunday) to 6 here, whatever was written. */
export type CronItem =
  | { kind: 'all' }
  | { kind: 'step'; from: number; to: number; step: number }
  | { kind: 'range'; from: number; to: number }
  | { kind: 'value'; value: number }
  /** Last day of the month, or `before` days before it. */
  | { kind: 'last-day'; before: number }
  | { kind: 'last-working-day' }
  /** The working day nearest to a day of the month. */
  | { kind: 'near-working-day'; day: number }
  | { kind: 'last-weekday'; weekday: number }
  /** The nth such weekday of the month. */
  | { kind: 'nth-weekday'; weekday: number; nth: number }

export type Cron = Record<CronField, readonly CronItem[]> & {
  /** `?`: the field says nothing, the other of day and weekday decides. */
  dayFree: boolean
  weekdayFree: boolean
}

/** Why an expression is none: the field, what stands there, and the rule that was broken. */
export interface CronProblem {
  rule: 'field-count' | 'unreadable' | 'out-of-range' | 'both-days' | 'no-days'
  field?: CronField | undefined
  text?: string | undefined
  min?: number | undefined
  max?: number | undefined
}

export const cronLimits: Record<CronField, readonly [number, number]> = {
  second: [0, 59],
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  weekday: [0, 6],
  year: [1970, 2099],
}

export const cronFields = ['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year'] as const

/** Reads an expression, or says why it is none. */
export function parseCron(text: string): { cron: Cron } | { problem: CronProblem } {
  const words = text.normalize('NFKC').trim().toUpperCase().split(/\s+/)
  const unix = words.length === 5
  if (words.length < 5 || words.length > 7)
    return { problem: { rule: 'field-count', text: String(text.trim() ? words.length : 0) } }
  const all = unix ? ['0', ...words, '*'] : words.length === 6 ? [...words, '*'] : words

  const items = {} as Record<CronField, CronItem[]> // filled for every field below, or the function has returned
  for (const [index, field] of cronFields.entries()) {
    const read = parseField(field, all[index] ?? '', unix)
    if ('problem' in read) return read
    items[field] = read.items
  }
  // Quartz wants a `?` on one side; people leave it out, so `*` counts as one when the other side says something.
  const dayFree = all[3] === '?' || (all[3] === '*' && all[5] !== '?' && all[5] !== '*')
  const weekdayFree = all[5] === '?' || all[5] === '*'
  if (all[3] === '?' && all[5] === '?') return { problem: { rule: 'no-days' } }
  if (!dayFree && !weekdayFree && !unix) return { problem: { rule: 'both-days' } }
  return { cron: { ...items, dayFree, weekdayFree } }
}

function parseField(field: CronField, text: string, unix: boolean): { items: CronItem[] } | { problem: CronProblem } {
  const items: CronItem[] = []
  for (const part of text.split(',')) {
    const read = parseItem(field, part, unix)
    if (read === undefined) return { problem: { rule: 'unreadable', field, text: part || text } }
    if ('rule' in read) return { problem: read }
    items.push(read)
  }
  return { items }
}

function parseItem(field: CronField, text: string, unix: boolean): CronItem | CronProblem | undefined {
  const [min, max] = cronLimits[field]
  if (text === '*') return { kind: 'all' }
  if (text === '?') return field === 'day' || field === 'weekday' ? { kind: 'all' } : undefined
  const special = field === 'day' ? parseDay(text) : field === 'weekday' ? parseWeekday(text, unix) : undefined
  if (special) return special

  const found = /^(\*|[A-Z0-9]+)(?:-([A-Z0-9]+))?(?:\/(\d+))?$/.exec(text)
  if (!found) return undefined
  const [, first = '', second, stepText] = found
  if (first === '*' && (second !== undefined || stepText === undefined)) return undefined
  const from = first === '*' ? min : numberOf(field, first, unix)
  const to = second === undefined ? undefined : numberOf(field, second, unix)
  if (from === undefined || (second !== undefined && to === undefined)) return undefined
  const outside = [from, to].some((value) => value !== undefined && (value < min || value > max))
  const step = stepText === undefined ? undefined : Number(stepText)
  if (outside || step === 0 || (step ?? 0) > max) {
    return {
      rule: 'out-of-range',
      field,
      text,
      min: field === 'weekday' && !unix ? 1 : min,
      max: field === 'weekday' ? 7 : max,
    }
  }
  if (step !== undefined) return { kind: 'step', from, to: to ?? max, step }
  return to === undefined ? { kind: 'value', value: from } : { kind: 'range', from, to }
}

function parseDay(text: string): CronItem | CronProblem | undefined {
  if (text === 'L') return { kind: 'last-day', before: 0 }
  if (text === 'LW' || text === 'WL') return { kind: 'last-working-day' }
  const before = /^L-(\d{1,2})$/.exec(text)?.[1]
  if (before !== undefined) {
    return Number(before) <= 30
      ? { kind: 'last-day', before: Number(before) }
      : { rule: 'out-of-range', field: 'day', text, min: 0, max: 30 }
  }
  const near = /^(\d{1,2})W$/.exec(text)?.[1]
  if (near === undefined) return undefined
  return Number(near) >= 1 && Number(near) <= 31
    ? { kind: 'near-working-day', day: Number(near) }
    : { rule: 'out-of-range', field: 'day', text, min: 1, max: 31 }
}

function parseWeekday(text: string, unix: boolean): CronItem | CronProblem | undefined {
  if (text === 'L') return { kind: 'value', value: 6 }
  const last = /^([A-Z]{3}|\d)L$/.exec(text)?.[1]
  const nth = /^([A-Z]{3}|\d)#(\d)$/.exec(text)
  const day = last ?? nth?.[1]
  if (day === undefined) return undefined
  const weekday = numberOf('weekday', day, unix)
  if (weekday === undefined) return undefined
  const count = Number(nth?.[2] ?? 1)
  if (weekday < 0 || weekday > 6 || count < 1 || count > 5) {
    return { rule: 'out-of-range', field: 'weekday', text, min: 1, max: nth ? 5 : 7 }
  }
  return nth ? { kind: 'nth-weekday', weekday, nth: count } : { kind: 'last-weekday', weekday }
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

function numberOf(field: CronField, text: string, unix: boolean): number | undefined {
  if (field === 'month' && months.includes(text)) return months.indexOf(text) + 1
  if (field === 'weekday' && weekdays.includes(text)) return weekdays.indexOf(text)
  if (!/^\d{1,4}$/.test(text)) return undefined
  const value = Number(text)
  if (field !== 'weekday') return value
  // Out of range stays out of range; only Unix has a second name for Sunday.
  return unix ? (value === 7 ? 0 : value) : value - 1
}
