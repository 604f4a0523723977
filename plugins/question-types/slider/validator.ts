import { defineValidator, type Issue, noIssues } from '#sdk'
import { isOnStep } from '../../_families/amount/is-on-step.ts'
import type slider from './definition.ts'
import { isPair } from './parts/pair.ts'

export default defineValidator<typeof slider>({
  is: (answer): answer is number | [number, number] =>
    Array.isArray(answer) ? answer.length === 2 && answer.every(isNumber) : isNumber(answer),
  // Of a pair rules compare the ends.
  operand: (answer) => (isPair(answer) ? null : answer),
  prepare: ({ min, max, step, range = false }) => {
    const tooSmall: readonly Issue[] = [{ code: 'slider.tooSmall', params: { min } }]
    const tooLarge: readonly Issue[] = [{ code: 'slider.tooLarge', params: { max } }]
    const offStep: readonly Issue[] = [{ code: 'slider.step', params: { step, base: min } }]
    const mismatch: readonly Issue[] = [{ code: 'slider.mismatch' }]
    const one = (value: number): readonly Issue[] => {
      if (value < min) return tooSmall
      if (value > max) return tooLarge
      return isOnStep(value, { base: min, step }) ? noIssues : offStep
    }
    return (answer) => {
      if (isPair(answer) !== range) return mismatch
      if (!isPair(answer)) return one(answer)
      const [from, to] = answer
      if (from > to) return mismatch
      const issues = one(from)
      return issues.length > 0 ? issues : one(to)
    }
  },
})

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
