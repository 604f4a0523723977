import { dateLocale, parseTypedDate } from './date-locale.ts'
import { type IsoDate, isIsoDate } from './iso-date.ts'
import type { TextForm } from './picker/typed-text.tsx'

/** How one language types a day: 2026/3/14, 14.03.2026. */
export function dayText(tag: string): TextForm<{ year: string; month: string; day: string }> {
  const locale = dateLocale(tag)
  return {
    read: (text) => parseTypedDate(text, locale),
    write: (date: IsoDate | undefined) => (isIsoDate(date) ? locale.short(date) : ''),
    pattern: locale.pattern,
  }
}
