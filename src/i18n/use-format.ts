import { toBcp47 } from './languages.ts'
import { useLanguage } from './use-t.ts'

/** Numbers and times as people of the chosen language write them. Times are ISO texts or `yyyy-MM-dd HH:mm:ss`. */
export const useFormat = (): Formats => {
  const language = useLanguage()
  return formatsOf(toBcp47(language))
}

/** The same object for the same language: each format takes a millisecond to make, and every cell of a list has a time. */
export const formatsOf = (tag: string): Formats => {
  const formats = known.get(tag) ?? makeFormats(tag)
  known.set(tag, formats)
  return formats
}

export type Formats = ReturnType<typeof makeFormats>

const known = new Map<string, Formats>()

const makeFormats = (tag: string) => {
  const numbers = whenUsed(() => new Intl.NumberFormat(tag))
  const percents = whenUsed(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }))
  const dates = whenUsed(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }))
  const lists = whenUsed(() => new Intl.ListFormat(tag))
  // Two digits and 24 hours in every language (spec 9: hh:mm:ss).
  const dateTimes = whenUsed(
    () =>
      new Intl.DateTimeFormat(tag, {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
      }),
  )
  const relatives = whenUsed(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
  return {
    number: (value: number) => numbers().format(value),
    /** `value` is a share: 0.5 is 50 %. */
    percent: (value: number) => percents().format(value),
    list: (names: readonly string[]) => lists().format(names),
    date: (value: string) => shown(value, (time) => dates().format(time)),
    dateTime: (value: string) => shown(value, (time) => dateTimes().format(time)),
    /** "3 minutes ago"; `now` in milliseconds. */
    relative: (value: string, now: number = Date.now()) =>
      shown(value, (time) => {
        const seconds = Math.round((time.getTime() - now) / 1000)
        const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
        return relatives().format(Math.trunc(seconds / size), unit)
      }),
  }
}

const whenUsed = <Format>(make: () => Format): (() => Format) => {
  let made: Format | undefined
  return () => (made ??= make())
}

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const shown = (value: string, format: (time: Date) => string): string => {
  const time = parseTime(value)
  // A time nobody can read is shown as it came, not as "Invalid Date".
  return time ? format(time) : value
}

/** Null when the text is no time. */
export const parseTime = (value: string): Date | null => {
  const time = new Date(withTime(value))
  return Number.isNaN(time.getTime()) ? null : time
}

/** A day alone would be read as midnight in Greenwich; `yyyy-MM-dd HH:mm:ss` is read by Safari only with a T. */
const withTime = (value: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return `${value}T00:00:00`
  return /^\d{4}-\d{2}-\d{2} \d/.test(value) ? value.replace(' ', 'T') : value
}
