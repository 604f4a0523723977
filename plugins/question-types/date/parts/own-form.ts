import type { DateForm } from '#ds/date-field'
import { type DateKind, isCalendarText, isOfKind } from '../../../_families/moment/calendar.ts'
import { isFormOf, readInForm, writeInForm } from '../../../_families/moment/written-form.ts'

/** The form an author set as a field types and writes it; undefined where there is none for this kind. */
export const ownForm = (format: string | undefined, kind: DateKind): DateForm | undefined => {
  if (format === undefined || !isFormOf(format, kind)) return undefined
  return {
    // ISO texts are understood everywhere.
    read: (text) =>
      readInForm(text, format, kind) ??
      (isCalendarText(text.trim()) && isOfKind(text.trim(), kind) ? text.trim() : undefined),
    write: (value = '') => (isCalendarText(value) && isOfKind(value, kind) ? writeInForm(value, format, kind) : value),
    pattern: ({ year, month, day }) =>
      format
        .replace(/ww?|HH?|mm?/g, '--')
        .replace(/yyyy|MM?|dd?/g, (unit) =>
          unit.startsWith('y') ? year.repeat(4) : (unit.startsWith('M') ? month : day).repeat(2),
        ),
  }
}
