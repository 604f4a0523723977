import { type DateLocale, dateLocale } from './date-locale.ts'
import { isoOf, utc } from './iso-date.ts'
import type { TextForm } from './picker/typed-text.tsx'

/** A month as ISO text, yyyy-MM. Sorts by time. */
export type IsoMonth = string

/** Whether the text is a month: 2026-13 is none. */
export function isIsoMonth(text: string | undefined): text is IsoMonth {
  return text !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && !text.startsWith('0000')
}

/** @param month 1 to 12; other numbers run on into the years around */
export function isoMonthOf(year: number, month: number): IsoMonth {
  const all = Math.min(9999 * 12 + 11, Math.max(12, year * 12 + month - 1))
  return isoOf(Math.floor(all / 12), (all % 12) + 1, 1).slice(0, 7)
}

export function addToMonth(month: IsoMonth, distance: number): IsoMonth {
  return isoMonthOf(Number(month.slice(0, 4)), Number(month.slice(5)) + distance)
}

/**
 * How one language types a month: 03.2026, 2026年03月. Read are digits in the language's order, a year of four digits
 * anywhere, or a month's name with a year.
 */
export type MonthText = TextForm<{ year: string; month: string }>

const cache = new Map<string, MonthText>()

/** @param tag BCP 47 */
export function monthText(tag: string): MonthText {
  const known = cache.get(tag)
  if (known) return known
  const made = makeMonthText(tag)
  cache.set(tag, made)
  return made
}

function makeMonthText(tag: string): MonthText {
  const locale = dateLocale(tag)
  const format = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: '2-digit',
    calendar: locale.yearOffset > 0 ? 'buddhist' : 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(utc('2026-03-14')).filter((part) => part.type !== 'era')
  const yearFirst = parts.findIndex((part) => part.type === 'year') < parts.findIndex((part) => part.type === 'month')
  // Words of the form itself are no names: Vietnamese writes "tháng 03, 2026".
  const own = parts
    .filter((part) => part.type === 'literal')
    .flatMap((part) => part.value.toLocaleLowerCase(tag).match(/\p{L}+/gu) ?? [])
  return {
    write: (month) => (isIsoMonth(month) ? format.format(utc(`${month}-01`)) : ''),
    read: (text) => readMonth(without(text.normalize('NFKC').toLocaleLowerCase(tag), own), locale, yearFirst, tag),
    pattern: (letters) =>
      parts
        .map((part) => {
          if (part.type === 'year') return letters.year.repeat(4)
          return part.type === 'month' ? letters.month.repeat(2) : part.value
        })
        .join(''),
  }
}

function readMonth(text: string, locale: DateLocale, yearFirst: boolean, tag: string): IsoMonth | undefined {
  const groups: string[] = text.match(/\d+/g) ?? []
  const words = text.replace(/[\d年月년월.,/\-\s]/g, '')
  const [first, second] = groups
  if (words !== '') return groups.length === 1 ? named(words, yearOf(first, locale), locale, tag) : undefined
  if (groups.length === 1 && first?.length === 6) {
    return yearFirst ? made(first.slice(0, 4), first.slice(4), locale) : made(first.slice(2), first.slice(0, 2), locale)
  }
  if (groups.length !== 2 || first === undefined || second === undefined) return undefined
  const yearLeads = first.length > 2 || (second.length <= 2 && yearFirst)
  return yearLeads ? made(first, second, locale) : made(second, first, locale)
}

function without(text: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replace(word, ' '), text)
}

function made(yearText: string, monthTextPart: string, locale: DateLocale): IsoMonth | undefined {
  const year = yearOf(yearText, locale)
  const month = Number(monthTextPart)
  return year === undefined || month < 1 || month > 12 || monthTextPart.length > 2 ? undefined : isoMonthOf(year, month)
}

/** Of "March", "Mar" and "marzo de" the longest name that fits; a name alone of three letters is enough. */
function named(words: string, year: number | undefined, locale: DateLocale, tag: string): IsoMonth | undefined {
  if (year === undefined) return undefined
  const fits = locale.monthNames
    .map((name, index) => ({ name: name.toLocaleLowerCase(tag), index }))
    .filter(({ name }) => words.startsWith(name) || (words.length >= 3 && name.startsWith(words)))
  const best = fits.sort((a, b) => b.name.length - a.name.length)[0]
  return best && isoMonthOf(year, best.index + 1)
}

function yearOf(text: string | undefined, locale: DateLocale): number | undefined {
  if (text?.length !== 4) return undefined
  const year = Number(text)
  // Both eras are in use in Thai; below 2400 a year is taken as Gregorian, as in the date picker.
  const gregorian = locale.yearOffset > 0 && year >= 2400 ? year - locale.yearOffset : year
  return gregorian > 0 ? gregorian : undefined
}
