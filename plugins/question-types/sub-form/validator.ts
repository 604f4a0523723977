import { defineValidator, type Issue, noIssues } from '#sdk'
import type subForm from './definition.ts'
import { isBlankRow, leastRows, maxRows as limit, type Row } from './parts/rows.ts'

/** Counts rows; what is in them the engine hands to the children's own validators. */
export default defineValidator<typeof subForm>({
  is: (answer): answer is Record<string, Row[string]>[] =>
    Array.isArray(answer) && answer.length <= limit && answer.every(isRow),
  // Rows nobody wrote into are shown, not given.
  isEmpty: (rows) => rows.every(isBlankRow),
  prepare: ({ maxRows = limit, ...options }) => {
    const minRows = leastRows(options)
    const tooFew: readonly Issue[] = [{ code: 'sub-form.tooFew', params: { count: minRows } }]
    const tooMany: readonly Issue[] = [{ code: 'sub-form.tooMany', params: { count: maxRows } }]
    return (rows) => {
      if (rows.length < minRows) return tooFew
      return rows.length > maxRows ? tooMany : noIssues
    }
  },
})

const isRow = (row: unknown): boolean => typeof row === 'object' && row !== null && !Array.isArray(row)
