import { defineValidator, type Issue, noIssues } from '#sdk'
import type matrixSelect from './definition.ts'
import { chosenIn, isMatrixAnswer, isNothingChosen } from './parts/matrix.ts'

export default defineValidator<typeof matrixSelect>({
  is: isMatrixAnswer,
  isEmpty: isNothingChosen,
  prepare: ({ rows, columns, multiple, requireEveryRow }) => {
    const rowIds = new Set(rows.map(({ id }) => id))
    const columnIds = new Set(columns.map(({ id }) => id))
    const unavailable: readonly Issue[] = [{ code: 'matrix-select.unavailable' }]
    const single: readonly Issue[] = [{ code: 'matrix-select.single' }]
    const missing = rows.map(({ id }) => ({ id, issue: { code: 'matrix-select.everyRow', path: [id] } }))
    return (answer) => {
      let answeredRows = 0
      for (const rowId of Object.keys(answer)) {
        if (!rowIds.has(rowId)) return unavailable
        const chosen = answer[rowId] ?? []
        for (let at = 0; at < chosen.length; at++) if (!columnIds.has(chosen[at] ?? '')) return unavailable
        if (!multiple && chosen.length > 1) return single
        if (chosen.length > 0) answeredRows++
      }
      // Ids of rows are unique, and so are keys.
      if (!requireEveryRow || answeredRows === rowIds.size) return noIssues
      return missing.filter(({ id }) => chosenIn(answer, id).length === 0).map(({ issue }) => issue)
    }
  },
})
