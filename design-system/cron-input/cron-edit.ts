import { type CronField, cronFields, cronLimits } from './cron.ts'

/** The ways to fill one field that the tabs offer. Anything else is written in the text field: `text`. */
export type CronMode =
  | 'every'
  | 'free'
  | 'step'
  | 'range'
  | 'list'
  | 'last-day'
  | 'last-working-day'
  | 'near-working-day'
  | 'last-weekday'
  | 'nth-weekday'
  | 'text'

export interface CronPart {
  mode: CronMode
  from: number
  to: number
  step: number
  nth: number
  values: readonly number[]
}

const weekdayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

/** Modes of a field, in the order they are offered. */
export function modesOf(field: CronField): CronMode[] {
  if (field === 'day') return ['every', 'step', 'range', 'list', 'near-working-day', 'last-day', 'last-working-day']
  if (field === 'weekday') return ['free', 'range', 'list', 'nth-weekday', 'last-weekday']
  return ['every', 'step', 'range', 'list']
}

/** The fields an expression has: five are Unix's, without seconds and years. */
export function fieldsOf(expression: string): CronField[] {
  return wordsOf(expression).length === 5 ? cronFields.slice(1, 6) : [...cronFields]
}

/** What stands in a field of an expression, finished or not; missing fields are "every". */
export function fieldText(expression: string, field: CronField): string {
  const words = wordsOf(expression)
  return words[fieldsOf(expression).indexOf(field)] ?? blank[field]
}

/**
 * The expression with one field changed. Day and weekday exclude each other: filling one frees the other, as Quartz asks.
 */
export function withField(expression: string, field: CronField, text: string): string {
  const fields = fieldsOf(expression)
  const next = fields.map((each) => (each === field ? text : fieldText(expression, each)))
  const set = (each: CronField, value: string) => {
    next[fields.indexOf(each)] = value
  }
  const unix = fields.length === 5
  const free = unix ? '*' : '?'
  if (field === 'day' && text !== '?') set('weekday', free)
  if (field === 'weekday')
    set('day', text === free ? (fieldText(expression, 'day') === '?' ? '*' : fieldText(expression, 'day')) : free)
  // A year of "every" is not written: six fields are what most schedulers take.
  if (!unix && next[6] === '*') next.pop()
  return next.join(' ')
}

/** Reads a field's text into the form a tab shows. */
export function readPart(field: CronField, text: string): CronPart {
  const [min, max] = cronLimits[field]
  const part: CronPart = { mode: 'text', from: min, to: max, step: 1, nth: 1, values: [] }
  const upper = text.toUpperCase()
  if (upper === '?' || (field === 'weekday' && upper === '*'))
    return { ...part, mode: field === 'day' ? 'text' : 'free' }
  if (upper === '*') return { ...part, mode: 'every' }
  if (field === 'day' && upper === 'L') return { ...part, mode: 'last-day' }
  if (field === 'day' && upper === 'LW') return { ...part, mode: 'last-working-day' }
  const near = /^(\d{1,2})W$/.exec(upper)?.[1]
  if (field === 'day' && near !== undefined) return { ...part, mode: 'near-working-day', from: Number(near) }
  const numberOf = (word: string) => (field === 'weekday' ? weekdayNames.indexOf(word) : Number(word))
  const special = /^([A-Z]{3})(?:L|#([1-5]))$/.exec(upper)
  if (field === 'weekday' && special) {
    const mode = special[2] === undefined ? 'last-weekday' : 'nth-weekday'
    return { ...part, mode, from: numberOf(special[1] ?? ''), nth: Number(special[2] ?? 1) }
  }
  const stepped = /^(\*|\d+)(?:-(\d+))?\/(\d+)$/.exec(upper)
  if (stepped && field !== 'weekday' && stepped[2] === undefined) {
    return { ...part, mode: 'step', from: stepped[1] === '*' ? min : Number(stepped[1]), step: Number(stepped[3]) }
  }
  const range = /^([A-Z]{3}|\d+)-([A-Z]{3}|\d+)$/.exec(upper)
  if (range) {
    const [from, to] = [numberOf(range[1] ?? ''), numberOf(range[2] ?? '')]
    if (from >= min && to >= min) return { ...part, mode: 'range', from, to }
  }
  const values = upper.split(',').map(numberOf)
  return values.every((value) => value >= min && value <= max) ? { ...part, mode: 'list', values } : part
}

/** Writes a field. Weekdays are written by name: their numbers mean different days in different schedulers. */
export function writePart(field: CronField, part: CronPart): string {
  const write = (value: number) => (field === 'weekday' ? (weekdayNames[value] ?? '') : String(value))
  switch (part.mode) {
    case 'free':
      return '?'
    case 'step':
      return `${part.from}/${part.step}`
    case 'range':
      return `${write(part.from)}-${write(part.to)}`
    case 'list':
      return (
        [...part.values]
          .sort((a, b) => a - b)
          .map(write)
          .join(',') || write(cronLimits[field][0])
      )
    case 'last-day':
      return 'L'
    case 'last-working-day':
      return 'LW'
    case 'near-working-day':
      return `${part.from}W`
    case 'last-weekday':
      return `${write(part.from)}L`
    case 'nth-weekday':
      return `${write(part.from)}#${part.nth}`
    default:
      return '*'
  }
}

/** Where choosing a mode starts from, so that the field is right at once. */
export function startOf(field: CronField, mode: CronMode): CronPart {
  const [min, max] = cronLimits[field]
  const year = new Date().getFullYear()
  const first = field === 'year' ? year : field === 'weekday' ? 1 : min
  return {
    mode,
    from: first,
    to: field === 'year' ? year + 1 : field === 'weekday' ? 5 : max,
    step: field === 'second' || field === 'minute' ? 5 : 1,
    nth: 1,
    values: [first],
  }
}

const blank: Record<CronField, string> = {
  second: '0',
  minute: '*',
  hour: '*',
  day: '*',
  month: '*',
  weekday: '?',
  year: '*',
}

function wordsOf(expression: string): string[] {
  return expression.trim().split(/\s+/).filter(Boolean)
}
