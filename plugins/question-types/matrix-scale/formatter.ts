import { defineFormatter } from '#sdk'
import { namedRows } from '../../_families/matrix/named-rows.ts'
import { rowNumbersCells, rowNumbersText } from '../../_families/matrix/row-numbers.ts'
import type matrixScale from './definition.ts'
import { pointText } from './parts/points.ts'

export default defineFormatter<typeof matrixScale>({
  text: (answer, options, context) =>
    rowNumbersText(answer, options, context, (point) => pointText(point, options, context.text)),
  headers: ({ rows }, context) => namedRows(rows, context).map(({ label }) => label),
  cells: rowNumbersCells,
})
