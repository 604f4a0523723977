import { defineFormatter } from '#sdk'
import type date from './definition.ts'
import { momentWords } from './parts/moment-words.ts'
import { ends, isRange } from './parts/range.ts'

export default defineFormatter<typeof date>({
  text: (answer, options, context) =>
    isRange(answer)
      ? answer.map((end) => momentWords(end, options, context)).join(' – ')
      : momentWords(answer, options, context),
  headers: ({ range }, { t }) => (range ? ends.map((end) => t(end)) : ['']),
  // A spreadsheet sorts and filters real dates; a week, a month, a year or a time of day is none.
  cells: (answer, { kind, range, format }, context) => {
    const cell = (moment: string) => {
      if (moment === '') return null
      if (kind === 'date' || kind === 'datetime') return { date: moment }
      return format === undefined ? moment : momentWords(moment, { kind, format }, context)
    }
    if (!range) return [isRange(answer) ? null : cell(answer)]
    return isRange(answer) ? answer.map(cell) : [cell(answer), null]
  },
})
