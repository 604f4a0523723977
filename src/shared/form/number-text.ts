// Numbers as the reader's language writes them, the same in the table, on the receipt, in a title and in a message.

/**
 * 12345.5 is 12.345,5 in German, never with an exponent. Up to four digits stand together: many a number is a year.
 * @param language as the product writes it, `zh-cn`; digits are Latin in all of them
 */
export const numberText = (value: number, language: string): string => {
  // Most are positions and counts, which all languages write alike; the first format a page makes takes a phone 50 ms.
  if (isPlain(value)) return String(value)
  const format = formats.get(language) ?? formatOf(language)
  formats.set(language, format)
  return format.format(value)
}

/** What fills a hole of a text. */
export const paramText = (param: string | number, language: string): string =>
  typeof param === 'number' ? numberText(param, language) : param

/** Needs no sign and no marks. */
const isPlain = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < 10_000 && !Object.is(value, -0)

const formats = new Map<string, Intl.NumberFormat>()

const formatOf = (language: string): Intl.NumberFormat =>
  new Intl.NumberFormat(language || undefined, {
    useGrouping: 'min2',
    maximumFractionDigits: 20,
    numberingSystem: 'latn',
  })
