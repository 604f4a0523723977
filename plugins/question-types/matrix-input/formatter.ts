import { defineFormatter } from '#sdk'
import { numberText } from '#shared/form/number-text'
import { gridHeaders, gridText, valueAt } from '../../_families/matrix/grid.ts'
import type matrixInput from './definition.ts'

export default defineFormatter<typeof matrixInput>({
  text: (answer, options, context) =>
    gridText(answer, options, context, (content) =>
      typeof content === 'number' ? numberText(content, context.language) : content.replace(/\s+/g, ' ').trim(),
    ),
  headers: gridHeaders,
  cells: (answer, { rows, columns }) =>
    rows.flatMap((row) => columns.map((column) => valueAt(answer, row.id, column.id) ?? null)),
})
