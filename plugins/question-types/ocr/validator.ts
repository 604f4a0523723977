import { defineValidator, type Issue, isLonger, noIssues } from '#sdk'
import type ocr from './definition.ts'
import { maxLength } from './parts/kinds.ts'
import { isRight } from './parts/pick-out.ts'

export default defineValidator<typeof ocr>({
  is: (answer): answer is string => typeof answer === 'string' && !isLonger(answer, maxLength),
  isEmpty: (answer) => /^\s*$/.test(answer),
  prepare: ({ kind }) => {
    if (kind === 'text') return () => noIssues
    const wrong: readonly Issue[] = [{ code: `ocr.${kind}` }]
    return (answer) => (isRight[kind](answer) ? noIssues : wrong)
  },
})
