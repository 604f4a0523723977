import { dayText } from '../_internal/day-text.ts'
import { daysOfWeek, weekOf } from '../_internal/iso-week.ts'
import { monthText } from '../_internal/month-text.ts'
import type { TextForm } from '../_internal/picker/typed-text.tsx'
import { dayHalves, formatTime, readTime } from '../_internal/time-text.ts'

export type DateFieldKind = 'date' | 'week' | 'month' | 'year' | 'datetime' | 'time'

/** How moments are typed and written. */
export type DateForm = TextForm<{ year: string; month: string; day: string }>
type Form = DateForm

/** How a language types and writes a moment of a kind. ISO texts are understood in every language. */
export function dateForm(kind: DateFieldKind, locale: string): Form {
  const key = `${kind} ${locale}`
  const known = forms.get(key)
  if (known) return known
  const made = makers[kind](locale)
  // What is no moment of the kind was given to another one, and is shown as it is.
  const form: Form = { ...made, write: (value) => made.write(value) || (value ?? '') }
  forms.set(key, form)
  return form
}

const forms = new Map<string, Form>()

const makers: Record<DateFieldKind, (locale: string) => Form> = {
  date: dayText,
  week: weekForm,
  month: monthText,
  year: () => ({
    read: (text) => /^(?!0000)\d{4}$/.exec(text.normalize('NFKC').trim())?.[0],
    write: (value) => value ?? '',
    pattern: ({ year }) => year.repeat(4),
  }),
  datetime: (locale) => {
    const day = dayText(locale)
    const time = timeForm(locale)
    const halves = (text: string) => [...text.matchAll(/[\sT,]+/g)].map(({ index, 0: gap }) => [index, gap] as const)
    return {
      // Some languages have spaces inside a day, too (2026. 03. 14.): wherever both halves mean something.
      read: (text) =>
        halves(text.trim())
          .map(([at, gap]) => [day.read(text.trim().slice(0, at)), time.read(text.trim().slice(at + gap.length))])
          .find((parts) => !parts.includes(undefined))
          ?.join('T'),
      write: (value) => {
        const [date, clock] = (value ?? '').split('T')
        return clock === undefined || day.write(date) === '' ? '' : `${day.write(date)} ${time.write(clock)}`
      },
      pattern: (letters) => `${day.pattern(letters)} ${time.pattern(letters)}`,
    }
  },
  time: timeForm,
}

/** 24 hours in every language, as answers are written; halves of the day are understood. */
function timeForm(locale: string): Form {
  return {
    read: (text) => {
      const parts = /\d[:.h时]?\s*\d{2}/.test(text.normalize('NFKC')) ? readTime(text, dayHalves(locale)) : undefined
      return parts && formatTime(parts, false)
    },
    write: (value) => (/^\d{2}:\d{2}$/.test(value ?? '') ? (value ?? '') : ''),
    pattern: () => '--:--',
  }
}

/** A year and a number in any words between (2026-W09, KW 9/2026, 2026年第9周), or any day of the week. */
function weekForm(locale: string): Form {
  return {
    read: (text) => {
      const day = dayText(locale).read(text)
      if (day !== undefined) return weekOf(day)
      const numbers = text.normalize('NFKC').match(/\d+/g) ?? []
      const year = numbers.find(({ length }) => length === 4)
      const number = numbers.find(({ length }) => length <= 2)
      if (numbers.length !== 2 || year === undefined || number === undefined) return undefined
      const week = `${year}-W${number.padStart(2, '0')}`
      return daysOfWeek(week) && week
    },
    write: (value) => (daysOfWeek(value) ? (value ?? '') : ''),
    pattern: ({ year }) => `${year.repeat(4)}-W--`,
  }
}
