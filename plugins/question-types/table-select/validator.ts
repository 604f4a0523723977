import { defineValidator, type Issue, isLonger, noIssues } from '#sdk'
import { maxIdLength, maxRows } from '../../_families/table/table.ts'
import type tableSelect from './definition.ts'

/** Only rows that are there, and as many as are wanted. */
export default defineValidator<typeof tableSelect>({
  is: (answer): answer is string[] =>
    Array.isArray(answer) &&
    answer.length <= maxRows &&
    answer.every((id) => typeof id === 'string' && id !== '' && !isLonger(id, maxIdLength)) &&
    new Set(answer).size === answer.length,
  isEmpty: (ids) => ids.length === 0,
  operand: (ids) => ids,
  prepare: ({ rows, multiple, min = 0, max = Infinity }) => {
    const known = new Set(rows.map(({ id }) => id))
    const unavailable: readonly Issue[] = [{ code: 'table-select.unavailable' }]
    const single: readonly Issue[] = [{ code: 'table-select.single' }]
    const tooFew: readonly Issue[] = [{ code: 'table-select.tooFew', params: { min } }]
    const tooMany: readonly Issue[] = [{ code: 'table-select.tooMany', params: { max } }]
    return (ids) => {
      if (!ids.every((id) => known.has(id))) return unavailable
      if (!multiple) return ids.length > 1 ? single : noIssues
      if (ids.length < min) return tooFew
      return ids.length > max ? tooMany : noIssues
    }
  },
})
