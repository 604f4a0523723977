import { defineValidator, type Issue, noIssues } from '#sdk'
import type nps from './definition.ts'

export default defineValidator<typeof nps>({
  // NaN fails both comparisons.
  is: (answer): answer is number => typeof answer === 'number' && answer >= 0 && answer <= 10,
  prepare: () => (answer) => (Number.isInteger(answer) ? noIssues : whole),
})

const whole: readonly Issue[] = [{ code: 'nps.whole' }]
