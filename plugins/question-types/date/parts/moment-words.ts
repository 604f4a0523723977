import type { FormatContext } from '#sdk'
import { type DateKind, isCalendarText, isOfKind } from '../../../_families/moment/calendar.ts'
import { dateText } from '../../../_families/moment/date-text.ts'
import { isFormOf, writeInForm } from '../../../_families/moment/written-form.ts'

/** A moment as the author wants it written, else as people of the language do. */
export const momentWords = (
  moment: string,
  { kind, format }: { readonly kind: DateKind; readonly format?: string },
  { language, t }: Pick<FormatContext, 'language' | 't'>,
): string => {
  // What was given to another kind stays as it is.
  if (!isCalendarText(moment) || !isOfKind(moment, kind)) return moment
  // A form that was set for another kind means nothing to this one.
  if (format !== undefined && isFormOf(format, kind)) return writeInForm(moment, format, kind)
  if (kind === 'week') return t('weekText', { year: moment.slice(0, 4), week: Number(moment.slice(6)) })
  return dateText(moment, kind, language)
}
