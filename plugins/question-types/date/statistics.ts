import { defineStatistics } from '#sdk'
import type date from './definition.ts'

/**
 * Days are counted by month and times by hour: single days are as many as respondents, and a chart of them says nothing.
 * The latest answers stand below in full.
 */
export default defineStatistics<typeof date>({
  facts: (answer, { kind }) => [{ value: kind === 'time' ? `${answer.slice(0, 2)}:00` : answer.slice(0, 7) }],
  samples: true,
})
