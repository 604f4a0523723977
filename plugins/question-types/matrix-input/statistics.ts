import { defineStatistics } from '#sdk'
import { cellId, cellsOf, valueAt } from '../../_families/matrix/grid.ts'
import type matrixInput from './definition.ts'

/** Numbers are summed cell by cell; words are as many as respondents, the latest answers show them. */
export default defineStatistics<typeof matrixInput>({
  facts: (answer, { rows, columns }) =>
    rows.flatMap((row) =>
      columns.flatMap(({ id, kind }) => {
        const content = valueAt(answer, row.id, id)
        return kind === 'number' && typeof content === 'number' ? [{ part: cellId(row.id, id), number: content }] : []
      }),
    ),
  parts: (options, context) =>
    cellsOf(options, context).flatMap(({ id, label, column }) => (column.kind === 'number' ? [{ id, label }] : [])),
  samples: true,
})
