import { defineValidator, type Issue, noIssues } from '#sdk'
import type duration from './definition.ts'

export default defineValidator<typeof duration>({
  is: (answer): answer is number => Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) <= 1000 * 60,
  operand: (answer) => answer,
  prepare: ({ maxHours }) => {
    const tooLong: readonly Issue[] = [{ code: 'duration.tooLong', params: { count: maxHours } }]
    return (answer) => (answer > maxHours * 60 ? tooLong : noIssues)
  },
})
