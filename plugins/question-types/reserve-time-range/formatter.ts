import { defineFormatter, type FormatContext } from '#sdk'
import { reserveCells, reservedText, reserveHeaders } from '../../_families/reserve/reserve.ts'
import type reserveTimeRange from './definition.ts'
import { momentsOf, slotText } from './parts/slots.ts'

const writerOf =
  ({ language, t }: FormatContext) =>
  (when: string): string =>
    slotText(when, language, t)

export default defineFormatter<typeof reserveTimeRange>({
  text: (answer, { items }, context) => reservedText(answer, items, context, writerOf(context)),
  headers: (options, context) => reserveHeaders(options, context, [context.t('part.from'), context.t('part.to')]),
  // Moments that a spreadsheet can sort and count by: when it begins, and when it ends.
  cells: (answer, options) =>
    reserveCells(answer, options, (when) =>
      when === undefined ? [null, null] : momentsOf(when).map((date) => ({ date })),
    ),
})
