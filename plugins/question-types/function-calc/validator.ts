import { defineValidator, type Issue, isLonger, noIssues } from '#sdk'
import { compileFormula } from '#shared/formula/formula'
import { resultLimit, resultOf } from '#shared/formula/result'
import { maxTextLength } from '#shared/formula/value'
import type functionCalc from './definition.ts'

const mismatch: readonly Issue[] = [{ code: 'function-calc.mismatch' }]

export default defineValidator<typeof functionCalc>({
  is: (answer): answer is number | string =>
    typeof answer === 'string'
      ? !isLonger(answer, maxTextLength)
      : typeof answer === 'number' && answer >= -resultLimit && answer <= resultLimit,
  isEmpty: (answer) => answer === '',
  prepare:
    ({ result }) =>
    (answer) => {
      if ((result === 'number') !== (typeof answer === 'number')) return mismatch
      return result === 'date' && resultOf(answer, 'date', 0) === null ? mismatch : noIssues
    },
  derive: ({ formula, result, precision, timeZone = 'UTC' }) => {
    const compiled = compileFormula(formula)
    if ('problem' in compiled) return null
    const { references, run } = compiled
    return {
      sources: references,
      answer: (operands, { now }) => {
        // Before anything is answered there is nothing to work out, and 0 would be taken for a result.
        if (references.length > 0 && operands.every((operand) => operand === null)) return undefined
        const made = run(operands, { now, timeZone })
        return 'fault' in made ? undefined : (resultOf(made.value, result, precision) ?? undefined)
      },
    }
  },
})
