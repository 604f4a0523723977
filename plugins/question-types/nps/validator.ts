import { defineValidator, type Issue, noIssues } from '#sdk'
import type nps from './definition.ts'

export default defineValidator<typeof nps>({
  // NaN fails both comparisons.
  is: (answer): answer is number => typeof answer === 'number' && answer >= 0 && answer <= 10,
  prepare:
    ({ from = 0 }) =>
    (answer) =>
      answer < from ? tooLow : Number.isInteger(answer) ? noIssues : whole,
})

const tooLow: readonly Issue[] = [{ code: 'nps.tooLow' }]
const whole: readonly Issue[] = [{ code: 'nps.whole' }]
