import type { FormatContext, Text } from '#sdk'
import { numberText } from '#shared/form/number-text'
import type { ResultKind } from '#shared/formula/result'

/** Whether the thousands of a number are set off; else as everywhere: from five digits on. */
export type Grouping = 'always' | 'never'

/** A result as people read it: numbers and days in their language, with its unit. */
export const resultText = (
  answer: number | string,
  { result, unit, thousands }: { readonly result: ResultKind; readonly unit: Text; readonly thousands?: Grouping },
  { language, text }: Pick<FormatContext, 'language' | 'text'>,
): string => {
  const written =
    typeof answer === 'number'
      ? figureText(answer, language, thousands)
      : result === 'date'
        ? dayText(answer, language)
        : answer
  return [written, text(unit)].filter((part) => part !== '').join(' ')
}

/** A day has no zone: it is written as it stands. */
const dayText = (iso: string, language: string): string => {
  const moment = new Date(iso.length > 10 ? `${iso.replace(' ', 'T')}Z` : `${iso}T00:00Z`)
  if (iso.length < 10 || Number.isNaN(moment.getTime())) return iso
  return new Intl.DateTimeFormat(language || undefined, {
    dateStyle: 'medium',
    ...(iso.length > 10 && { timeStyle: 'short' }),
    timeZone: 'UTC',
  }).format(moment)
}

/** A number with its thousands as the author wants them. */
export const figureText = (value: number, language: string, grouping?: Grouping): string => {
  if (!grouping) return numberText(value, language)
  const key = `${language} ${grouping}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language || undefined, {
      useGrouping: grouping === 'always' && 'always',
      maximumFractionDigits: 20,
      numberingSystem: 'latn',
    })
  formats.set(key, format)
  return format.format(value)
}

/** Made once: the first format of a page takes a phone 50 ms. */
const formats = new Map<string, Intl.NumberFormat>()
