import { defineValidator, type Issue, noIssues } from '#sdk'
import type horizontalInput from './definition.ts'
import { filledIn, isBlankText } from './parts/blanks.ts'
import { isBlankAnswer } from './parts/is-blank-answer.ts'

export default defineValidator<typeof horizontalInput>({
  is: isBlankAnswer,
  isEmpty: (answer) => Object.values(answer).every(isBlankText),
  operand: () => null,
  prepare: ({ blanks }) => {
    const kinds = new Map(blanks.map(({ id, kind }) => [id, kind === 'number' ? 'number' : 'string']))
    const mismatch: readonly Issue[] = [{ code: 'horizontal-input.mismatch' }]
    const missing = blanks
      .filter(({ required }) => required)
      .map(({ id }) => ({ id, issue: { code: 'horizontal-input.missing', path: [id] } }))
    return (answer) => {
      for (const id of Object.keys(answer)) if (kinds.get(id) !== typeof answer[id]) return mismatch
      const left = missing.filter(({ id }) => isBlankText(filledIn(answer, id)))
      return left.length === 0 ? noIssues : left.map(({ issue }) => issue)
    }
  },
})
