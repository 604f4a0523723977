import { defineParser } from '#sdk'
import { type DateKind, exists, isOfKind, shape } from '../../_families/moment/calendar.ts'
import { isFormOf, readInForm } from '../../_families/moment/written-form.ts'
import type date from './definition.ts'

/** The author's own form, or ISO order, as the formatter writes it; slashes, single digits and 年月日 are forgiven. */
export default defineParser<typeof date>({
  parse: (text, { kind, range, format }) => {
    const read = (part: string) =>
      (format !== undefined && isFormOf(format, kind) ? readInForm(part, format, kind) : undefined) ??
      readMoment(part, kind)
    if (!range) return read(text)
    const [first = '', second = '', ...more] = text.split(/\n|\s+-\s+|[–—~～至,，;；]/)
    const from = read(first)
    const to = read(second)
    return from === undefined || to === undefined || more.length > 0 ? undefined : [from, to]
  },
})

const readMoment = (text: string, kind: DateKind): string | undefined => {
  const [, year, number = ''] = kind === 'week' ? (/^\s*(\d{4})\D{1,20}(\d{1,2})\D{0,20}$/.exec(text) ?? []) : []
  const iso =
    year === undefined
      ? text
          .trim()
          .replace(/[年月](?=\d)/g, '-')
          .replace(/[年月日]/g, '')
          .replace(/^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?/, (_all, ...[whole, month, day]: string[]) =>
            [whole, month, ...(day === undefined ? [] : [day])].map((part = '') => part.padStart(2, '0')).join('-'),
          )
          .replace(/^(\d{4}-\d\d-\d\d)[T ]+(\d\d:\d\d)(:\d\d)?$/, '$1T$2')
      : `${year}-W${number.padStart(2, '0')}`
  return shape.test(iso) && isOfKind(iso, kind) && exists(iso) ? iso : undefined
}
