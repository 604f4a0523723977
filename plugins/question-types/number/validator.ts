import { defineValidator, type Issue, noIssues } from '#sdk'
import { isOnStep } from '../../_families/amount/is-on-step.ts'
import type number from './definition.ts'

export default defineValidator<typeof number>({
  is: (answer): answer is number => typeof answer === 'number' && Number.isFinite(answer),
  prepare: ({ min = -limit, max = limit, precision, step, strictStep }) => {
    const factor = 10 ** precision
    const base = min === -limit ? 0 : min
    const tooSmall: readonly Issue[] = [{ code: 'number.tooSmall', params: { min } }]
    const tooLarge: readonly Issue[] = [{ code: 'number.tooLarge', params: { max } }]
    const decimals: readonly Issue[] = [
      precision === 0 ? { code: 'number.integer' } : { code: 'number.decimals', params: { count: precision } },
    ]
    const offStep: readonly Issue[] = [{ code: 'number.step', params: { step, base } }]
    return (answer) => {
      if (answer < min) return tooSmall
      if (answer > max) return tooLarge
      // Division is correctly rounded, so exactly the numbers written with that many decimals come back unchanged.
      if (Math.round(answer * factor) / factor !== answer) return decimals
      if (strictStep && !isOnStep(answer, { base, step })) return offStep
      return noIssues
    }
  },
})

const limit = 999_999_999_999_999
