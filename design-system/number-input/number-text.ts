/** How a language writes numbers: 1.234,5 in German, 1,234.5 in Chinese, 1 234,5 in French. */
interface NumberMarks {
  readonly decimal: string
  /** Between thousands; a space stands for every kind of space. */
  readonly group: string
}

/**
 * The number a text means to people of a language; undefined for what can be read in several ways, or in none. It is
 * never guessed: `1.500` is one thousand five hundred in German, one and a half in English, and nothing in French.
 *
 * Digits of other scripts and of Chinese and Japanese input methods count. So does the decimal mark of another language
 * where it can be nothing else: `1.5` in German, `1,234.5` as well.
 */
export function parseNumberText(raw: string, locale?: string): number | undefined {
  const text = plainText(raw)
  const { decimal, group } = marksOf(locale)
  const sign = /^[+-]/.exec(text)?.[0] ?? ''
  const unsigned = text.slice(sign.length)
  const digits = ownReading(unsigned, decimal, group) ?? foreignReading(unsigned)
  if (digits === undefined) return undefined
  const [whole = '', part = ''] = digits.split('.')
  // Fifteen digits are what a double keeps exactly; more would come back changed.
  if (whole.replace(/^0+/, '').length > 15 || part.length > 20) return undefined
  return Number(`${sign}${digits}`)
}

/** A number as people of a language write it, never with an exponent. Up to four digits stand together: years do. */
export function formatNumber(value: number | undefined, locale?: string): string {
  return value === undefined || !Number.isFinite(value) ? '' : grouped(locale ?? 'en').format(value)
}

/** The same without marks between thousands, for whoever changes single digits of it. */
export function plainNumber(value: number | undefined, locale?: string): string {
  return value === undefined || !Number.isFinite(value) ? '' : ungrouped(locale ?? 'en').format(value)
}

/** The number so far from another (0 where there is none), within its bounds and with no more decimals than it may have. */
export function steppedNumber(
  value: number | undefined,
  distance: number,
  {
    min = -Infinity,
    max = Infinity,
    precision,
  }: { min?: number | undefined; max?: number | undefined; precision: number },
): number {
  return Number(Math.min(max, Math.max(min, (value ?? 0) + distance)).toFixed(precision))
}

/** Nothing wrong so far: a sign or a mark that waits for its digits. */
export function isUnfinished(raw: string): boolean {
  return /^[+-]?[.,]?$/.test(plainText(raw))
}

/** Whether a typed text may be a part of a number at all; letters never are. */
export function isNumeric(typed: string): boolean {
  return /^[\d.,+\-' ]*$/.test(plainText(typed))
}

/** Decimals a number is written with. */
export function decimalsOf(value: number): number {
  return ungrouped('en').format(value).split('.')[1]?.length ?? 0
}

function plainText(raw: string): string {
  return raw
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[。、٫]/g, '.')
    .replace(/[٬’]/g, "'")
    .replace(/[−–—ー]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim()
}

/** Every script has its ten digits in one row, and rows begin right behind something else or behind another ten. */
function asciiDigit(digit: string): string {
  let before = 0
  for (let code = (digit.codePointAt(0) ?? 0) - 1; /\p{Nd}/u.test(String.fromCodePoint(code)); code--) before++
  return String(before % 10)
}

/** With the marks of the language itself; spaces and apostrophes part thousands in every language. */
function ownReading(text: string, decimal: string, group: string): string | undefined {
  const [whole = '', part, ...more] = text.split(decimal)
  if (more.length > 0 || (part !== undefined && !/^\d*$/.test(part))) return undefined
  const digits = [group, ' ', "'"].map((mark) => withoutGroups(whole, mark)).find((read) => read !== undefined)
  if (digits === undefined || (digits === '' && !part)) return undefined
  return part ? `${digits || '0'}.${part}` : digits
}

/** With those of another: both marks, the last one once (`1,234.5`); or one that no thousands can stand around. */
function foreignReading(text: string): string | undefined {
  const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  const [whole = '', part, ...more] = text.split(last)
  // Not yet a mark of either kind: somebody is typing.
  if (part === '' && more.length === 0 && /^\d+$/.test(whole)) return whole
  if (part === undefined || more.length > 0 || !/^\d+$/.test(part)) return undefined
  const both = withoutGroups(whole, last === '.' ? ',' : '.')
  if (both !== undefined && both !== whole) return `${both}.${part}`
  return whole === '0' || (/^\d+$/.test(whole) && part.length <= 2) ? `${whole}.${part}` : undefined
}

/** `1.234.567` as digits; in India the thousands are followed by groups of two. Never a group that begins with 0. */
function withoutGroups(text: string, mark: string): string | undefined {
  const [first = '', ...others] = text.split(mark)
  if (others.length === 0) return /^\d*$/.test(text) ? text : undefined
  const isGrouped =
    /^[1-9]\d{0,2}$/.test(first) && others.every((part, at) => groupShape(at === others.length - 1).test(part))
  return isGrouped ? text.replaceAll(mark, '') : undefined
}

const groupShape = (isLast: boolean) => (isLast ? /^\d{3}$/ : /^\d{2,3}$/)

function marksOf(locale = 'en'): NumberMarks {
  const known = marks.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true }).formatToParts(-1234567.5)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const found = { decimal: find('decimal') || '.', group: plainText(find('group')) || ' ' }
  marks.set(locale, found)
  return found
}

const marks = new Map<string, NumberMarks>()

// Latin digits as on the dates of the kit; `min2` is "from ten thousand".
const grouped = (locale: string) => formatOf(locale, 'min2')
const ungrouped = (locale: string) => formatOf(locale, false)

function formatOf(locale: string, useGrouping: 'min2' | false): Intl.NumberFormat {
  const key = `${locale} ${useGrouping}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 20, numberingSystem: 'latn' })
  formats.set(key, format)
  return format
}

const formats = new Map<string, Intl.NumberFormat>()
