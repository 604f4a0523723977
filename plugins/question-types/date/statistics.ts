import { defineStatistics } from '#sdk'
import type { DateKind } from '../../_families/moment/calendar.ts'
import { dateText } from '../../_families/moment/date-text.ts'
import type date from './definition.ts'
import { momentWords } from './parts/moment-words.ts'
import { ends, isRange } from './parts/range.ts'

/**
 * Days are counted by month and times by hour: single days are as many as respondents, and a chart of them says nothing.
 * The latest answers stand below in full.
 */
export default defineStatistics<typeof date>({
  facts: (answer, { kind }) =>
    isRange(answer)
      ? ends.flatMap((part, at) => (answer[at] ? [{ part, value: counted(answer[at], kind) }] : []))
      : [{ value: counted(answer, kind) }],
  parts: ({ range }, { t }) => (range ? ends.map((id) => ({ id, label: t(id) })) : []),
  label: (value, { kind }, context) =>
    kind === 'week'
      ? momentWords(value, { kind }, context)
      : dateText(value, value.length === 7 ? 'month' : kind, context.language),
  samples: true,
})

const counted = (moment: string, kind: DateKind): string => {
  if (kind === 'time') return `${moment.slice(0, 2)}:00`
  return kind === 'week' ? moment : moment.slice(0, 7)
}
