import { dateLocale, parseTypedDate } from '../_internal/date-locale.ts'
import { isIsoDate } from '../_internal/iso-date.ts'
import { TypedText, type TypedTextProps } from './typed-text.tsx'

export interface DateTextProps extends Omit<TypedTextProps, 'read' | 'write'> {
  locale: string
}

/** The typed side of date pickers. */
export function DateText(p: DateTextProps) {
  const locale = dateLocale(p.locale)
  return (
    <TypedText
      {...p}
      read={(text) => parseTypedDate(text, locale)}
      write={(date) => (isIsoDate(date) ? locale.short(date) : '')}
    />
  )
}
