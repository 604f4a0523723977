import { defineValidator, type Issue, noIssues } from '#sdk'
import type matrixSelect from './definition.ts'
import { isMatrixAnswer, isNothingChosen } from './parts/is-matrix-answer.ts'
import { chosenIn } from './parts/matrix.ts'

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
      for (const rowId of Object.keys(answer)) {
        const chosen = chosenIn(answer, rowId)
        if (!rowIds.has(rowId)) return unavailable
        for (const id of chosen) if (!columnIds.has(id)) return unavailable
        if (!multiple && chosen.length > 1) return single
      }
      if (!requireEveryRow || rows.every(({ id }) => chosenIn(answer, id).length > 0)) return noIssues
      return missing.filter(({ id }) => chosenIn(answer, id).length === 0).map(({ issue }) => issue)
    }
  },
})
