import { defineValidator, type Issue, isLonger, noIssues } from '#sdk'
import type sort from './definition.ts'
import { boundsOf, maxChoices, maxIdLength } from './parts/ranking.ts'

export default defineValidator<typeof sort>({
  is: (answer): answer is string[] =>
    Array.isArray(answer) &&
    answer.length <= maxChoices &&
    answer.every((id, at) => isId(id) && answer.indexOf(id) === at),
  isEmpty: (ids) => ids.length === 0,
  operand: (ids) => ids,
  prepare: (options) => {
    const known = new Set(options.choices.map(({ id }) => id))
    const { least, most } = boundsOf(options)
    const unavailable: readonly Issue[] = [{ code: 'sort.unavailable' }]
    const tooFew: readonly Issue[] = [{ code: 'sort.tooFew', params: { count: least } }]
    const tooMany: readonly Issue[] = [{ code: 'sort.tooMany', params: { count: most } }]
    return (ids) => {
      for (const id of ids) if (!known.has(id)) return unavailable
      if (ids.length < least) return tooFew
      return ids.length > most ? tooMany : noIssues
    }
  },
})

const isId = (id: unknown): boolean => typeof id === 'string' && id !== '' && !isLonger(id, maxIdLength)
