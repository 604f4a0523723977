import { defineValidator, type Issue, noIssues } from '#sdk'
import { isOnStep } from '../../_families/amount/is-on-step.ts'
import type slider from './definition.ts'
import { limit } from './parts/bounds.ts'

export default defineValidator<typeof slider>({
  // NaN and the infinities fail both comparisons.
  is: (answer): answer is number => typeof answer === 'number' && answer >= -limit && answer <= limit,
  prepare: ({ min, max, step }) => {
    const tooSmall: readonly Issue[] = [{ code: 'slider.tooSmall', params: { min } }]
    const tooLarge: readonly Issue[] = [{ code: 'slider.tooLarge', params: { max } }]
    const offStep: readonly Issue[] = [{ code: 'slider.step', params: { step, base: min } }]
    return (answer) => {
      if (answer < min) return tooSmall
      if (answer > max) return tooLarge
      return isOnStep(answer, { base: min, step }) ? noIssues : offStep
    }
  },
})
