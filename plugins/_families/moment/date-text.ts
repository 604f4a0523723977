import { type DateKind, isCalendarText, isOfKind } from './calendar.ts'

/** An answer as people of a language write dates: 31.01.2026 in German. 24 hours in every language. */
export const dateText = (answer: string, kind: DateKind, language: string): string => {
  // Times of day read the same everywhere, and a week's number by itself; an answer that was given to another kind stays as it is.
  if (kind === 'time' || kind === 'year' || kind === 'week' || !isCalendarText(answer) || !isOfKind(answer, kind))
    return answer
  const moment = new Date(
    `${answer}${{ date: '', month: '-01', datetime: ':00' }[kind]}${kind === 'datetime' ? 'Z' : ''}`,
  )
  return formatOf(language, kind).format(moment)
}

const styles: Record<'date' | 'month' | 'datetime', Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
  datetime: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
}

/** Every cell of a table has one, and making it takes long. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (language: string, kind: keyof typeof styles): Intl.DateTimeFormat => {
  const key = `${language} ${kind}`
  const known = formats.get(key)
  if (known) return known
  // The wall's own time: no zone is added to it.
  const made = new Intl.DateTimeFormat(language || undefined, { ...styles[kind], timeZone: 'UTC' })
  formats.set(key, made)
  return made
}
