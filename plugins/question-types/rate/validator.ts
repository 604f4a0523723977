import { defineValidator, type Issue, noIssues } from '#sdk'
import type rate from './definition.ts'

export default defineValidator<typeof rate>({
  is: (answer): answer is number =>
    typeof answer === 'number' && answer >= 0.5 && answer <= 10 && Number.isInteger(answer * 2),
  prepare: ({ max, allowHalf, icon }) => {
    const hasHalves = allowHalf && icon !== 'number'
    const tooHigh: readonly Issue[] = [{ code: 'rate.tooHigh', params: { max } }]
    const half: readonly Issue[] = [{ code: 'rate.half' }]
    return (answer) => {
      if (answer > max) return tooHigh
      if (!hasHalves && !Number.isInteger(answer)) return half
      return noIssues
    }
  },
})
