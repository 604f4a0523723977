import { defineValidator, isLonger, noIssues } from '#sdk'
import type randomNumber from './definition.ts'
import { maxAnswer } from './parts/rule.ts'

export default defineValidator<typeof randomNumber>({
  is: (answer): answer is string => typeof answer === 'string' && answer !== '' && !isLonger(answer, maxAnswer),
  isEmpty: (answer) => answer.trim() === '',
  // The server has made it: no rule of a later day judges what was given.
  prepare: () => () => noIssues,
})
