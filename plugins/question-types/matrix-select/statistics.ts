import { defineStatistics } from '#sdk'
import type matrixSelect from './definition.ts'
import { chosenIn, columnLabel, rowLabel } from './parts/matrix.ts'

/** Each row is a part with the columns as values. */
export default defineStatistics<typeof matrixSelect>({
  facts: (answer, { rows }) => rows.flatMap(({ id }) => chosenIn(answer, id).map((value) => ({ part: id, value }))),
  parts: ({ rows }, context) => rows.map((row, index) => ({ id: row.id, label: rowLabel(row, index, context) })),
  values: ({ columns }, context) =>
    columns.map((column, index) => ({ id: column.id, label: columnLabel(column, index, context) })),
})
