import { defineFormatter, type FormatContext } from '#sdk'
import { dayText } from '../../_families/reserve/days.ts'
import { reserveCells, reservedText, reserveHeaders } from '../../_families/reserve/reserve.ts'
import type reserveDay from './definition.ts'

const writerOf =
  ({ language }: FormatContext) =>
  (day: string): string =>
    dayText(day, language, { dateStyle: 'long' })

export default defineFormatter<typeof reserveDay>({
  text: (answer, { items }, context) => reservedText(answer, items, context, writerOf(context)),
  headers: reserveHeaders,
  // Days that a spreadsheet can sort and count by.
  cells: (answer, options) => reserveCells(answer, options, (day) => [day === undefined ? null : { date: day }]),
})
