import { type IsoDate, isIsoDate, isoOf, utc, yearOf } from './iso-date.ts'

export type DatePart = 'year' | 'month' | 'day'

/** How one language writes days: order, separators, names, first day of the week. All of it from Intl. */
export interface DateLocale {
  /** 0 is Sunday. */
  firstWeekday: number
  /** Order in which a day is typed: Germans write day, month, year. */
  order: readonly DatePart[]
  /** Years of the reader's calendar are this much ahead: 543 in Thai (Buddhist era), else 0. */
  yearOffset: number
  /** A day as it is typed: 14.03.2026. */
  short: (date: IsoDate) => string
  /** A day as it is read out: Saturday, March 14, 2026. */
  full: (date: IsoDate) => string
  /** March 2026. */
  month: (date: IsoDate) => string
  /** Names of January to December, as they stand alone. */
  monthNames: readonly string[]
  /** The year as written in this language's calendar. */
  year: (year: number) => string
  /** Day of the month, without the ending Chinese and Japanese add (14, not 14日). */
  dayNumber: (date: IsoDate) => string
  /** Names of Sunday to Saturday. */
  weekdays: readonly { short: string; full: string }[]
  /** The typed form spelled with letters: DD.MM.YYYY. */
  pattern: (letters: { year: string; month: string; day: string }) => string
}

const cache = new Map<string, DateLocale>()

/**
 * Facts of a language for dates.
 *
 * @param tag BCP 47, for example zh-cn; regions change the order (en-GB)
 */
export function dateLocale(tag: string): DateLocale {
  const known = cache.get(tag)
  if (known) return known
  const made = makeLocale(tag)
  cache.set(tag, made)
  return made
}

/**
 * Reads a typed day in the locale's order. Separators are free, a year may come first, eight digits need none, full-width
 * digits count. Two-digit years are of the hundred years around now. In Thai a year below 2400 is taken as Gregorian:
 * both eras are in use, and the field shows what was understood.
 *
 * @returns undefined when the text is not a day
 */
export function parseTypedDate(text: string, locale: DateLocale, now = new Date()): IsoDate | undefined {
  const plain = text.normalize('NFKC').trim()
  let groups: string[] = plain.match(/\d+/g) ?? []
  if (/[\p{L}]/u.test(plain.replace(/[年月日년월일]/g, ''))) return undefined
  if (groups.length === 1 && groups[0]?.length === 8) groups = split(groups[0], locale.order)
  if (groups.length !== 3) return undefined
  const order = (groups[0]?.length ?? 0) > 2 ? (['year', 'month', 'day'] as const) : locale.order
  const read = { year: '', month: '', day: '' }
  for (const [index, part] of order.entries()) read[part] = groups[index] ?? ''
  if (read.month.length > 2 || read.day.length > 2 || read.year.length === 3 || read.year.length > 4) return undefined
  const year = fullYear(read.year, locale.yearOffset, now)
  const date = isoOf(year, Number(read.month), Number(read.day))
  return isIsoDate(date) ? date : undefined
}

function makeLocale(tag: string): DateLocale {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, numberingSystem: 'latn', timeZone: 'UTC' })
  const short = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const native = formatOf(short)
  // The product's languages use the Gregorian year or, in Thai, the Buddhist one; other calendars have other months.
  const calendar = native.resolvedOptions().calendar === 'buddhist' ? 'buddhist' : 'gregory'
  const shortFormat = native.resolvedOptions().calendar === calendar ? native : formatOf({ ...short, calendar })
  // A field that is only shown needs how a day is typed and nothing else, and making a format takes a phone milliseconds.
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = once(() => formatOf({ ...options, calendar }))
    return (date: IsoDate) => made().format(utc(date))
  }
  const yearOffset = calendar === 'buddhist' ? 543 : 0
  const parts = shortFormat.formatToParts(utc('2026-03-14'))
  const weekdayShort = format({ weekday: 'narrow' })
  const weekdayMedium = format({ weekday: 'short' })
  const weekdayFull = format({ weekday: 'long' })
  const monthName = format({ month: 'long' })
  const firstDay = once(() => firstWeekday(tag))
  const monthNames = once(() => Array.from({ length: 12 }, (_, index) => monthName(isoOf(2026, index + 1, 1))))
  const weekdays = once(() =>
    // 4 to 10 January 2026 run from Sunday to Saturday.
    Array.from({ length: 7 }, (_, index) => isoOf(2026, 1, 4 + index)).map((date) => ({
      // One letter is ambiguous in Latin scripts (T, T); short names are two to four letters.
      short: /\p{Script=Han}/u.test(weekdayShort(date)) ? weekdayShort(date) : weekdayMedium(date),
      full: weekdayFull(date),
    })),
  )
  return {
    get firstWeekday() {
      return firstDay()
    },
    order: parts.map((part) => part.type).filter(isDatePart),
    yearOffset,
    short: (date) => shortFormat.format(utc(date)),
    full: format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    month: format({ year: 'numeric', month: 'long' }),
    get monthNames() {
      return monthNames()
    },
    year: (year) => String(year + yearOffset),
    dayNumber: (date) => String(Number(date.slice(8))),
    get weekdays() {
      return weekdays()
    },
    pattern: (letters) =>
      parts
        .map((part) => {
          if (part.type === 'year') return letters.year.repeat(4)
          return part.type === 'month' || part.type === 'day' ? letters[part.type].repeat(2) : part.value
        })
        .join(''),
  }
}

/** Worked out when it is first asked for. */
function once<Made extends object | number>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

function isDatePart(type: string): type is DatePart {
  return type === 'year' || type === 'month' || type === 'day'
}

function split(digits: string, order: readonly DatePart[]): string[] {
  let at = 0
  return order.map((part) => {
    const length = part === 'year' ? 4 : 2
    at += length
    return digits.slice(at - length, at)
  })
}

function fullYear(text: string, offset: number, now: Date): number {
  const typed = Number(text)
  if (text.length > 2) return offset > 0 && typed >= 2400 ? typed - offset : typed
  const here = yearOf(isoOf(now.getFullYear(), 1, 1)) + offset
  const candidate = here - (here % 100) + typed
  const near = candidate > here + 50 ? candidate - 100 : candidate < here - 49 ? candidate + 100 : candidate
  return near - offset
}

/** `getWeekInfo` is missing in Firefox; there a short list of Sunday countries of our languages decides. */
function firstWeekday(tag: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(tag)
  const info = locale.getWeekInfo?.()
  if (info) return info.firstDay % 7
  const { language, region } = locale.maximize()
  return sundayRegions.has(region ?? '') || (region === undefined && language === 'en') ? 0 : 1
}

const sundayRegions = new Set(['US', 'CA', 'BR', 'PT', 'JP', 'KR', 'TW', 'HK', 'TH', 'ID', 'IL', 'IN', 'MX', 'ZA'])
