import { type DateKind, exists, isOfKind } from './calendar.ts'

// How an author has moments written: `dd.MM.yyyy`. Only what can be read back is a form: every unit of the kind, once.

/** The units a text of a kind is made of, and where each stands in it. */
const units: Record<DateKind, Readonly<Record<string, readonly [start: number, end: number]>>> = {
  year: { y: [0, 4] },
  month: { y: [0, 4], M: [5, 7] },
  week: { y: [0, 4], w: [6, 8] },
  date: { y: [0, 4], M: [5, 7], d: [8, 10] },
  datetime: { y: [0, 4], M: [5, 7], d: [8, 10], H: [11, 13], m: [14, 16] },
  time: { H: [0, 2], m: [3, 5] },
}

const tokens = /yyyy|MM?|dd?|ww?|HH?|mm?/g

/** Whether a text says how to write a kind: each of its units once, no others, and nothing that could be one. */
export const isFormOf = (form: string, kind: DateKind): boolean => {
  const found = (form.match(tokens) ?? []).map((token) => token[0])
  const asked = Object.keys(units[kind])
  return (
    found.length === asked.length &&
    asked.every((unit) => found.includes(unit)) &&
    // Between two units something that is no digit, or nobody could tell where one ends.
    form
      .split(tokens)
      .slice(1, -1)
      .every((gap) => /^\D+$/.test(gap)) &&
    !/\d/.test(form)
  )
}

/** @param moment of the kind the form is for */
export const writeInForm = (moment: string, form: string, kind: DateKind): string =>
  form.replace(tokens, (token) => {
    const [start, end] = units[kind][token[0] ?? ''] ?? [0, 0]
    const digits = moment.slice(start, end)
    return token.length === 1 ? String(Number(digits)) : digits
  })

/** The moment a text in that form means. Digits of one place are forgiven where there are two, and the other way round. */
export const readInForm = (text: string, form: string, kind: DateKind): string | undefined => {
  const order = [...form.matchAll(tokens)].map(([token]) => token)
  const gaps = form.split(tokens)
  const pattern = order
    .map((token, at) => escaped(gaps[at] ?? '') + (token === 'yyyy' ? '(\\d{4})' : '(\\d{1,2})'))
    .join('')
  const found = new RegExp(`^\\s*${pattern}${escaped(gaps.at(-1) ?? '')}\\s*$`).exec(text.normalize('NFKC'))
  if (!found) return undefined
  const digits = (unit: string) => (found[order.findIndex((token) => token[0] === unit) + 1] ?? '').padStart(2, '0')
  const moment = skeletons[kind].replace(/[yMwdHm]/g, digits)
  return isOfKind(moment, kind) && exists(moment) ? moment : undefined
}

const skeletons: Record<DateKind, string> = {
  year: 'y',
  month: 'y-M',
  week: 'y-Ww',
  date: 'y-M-d',
  datetime: 'y-M-dTH:m',
  time: 'H:m',
}

/** White space in a form stands for any, or none. */
const escaped = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
    .replace(/\s+/g, '\\s*')
