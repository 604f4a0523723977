import { defineFormatter } from '#sdk'
import { gridHeaders, gridText, valueAt } from '../../_families/matrix/grid.ts'
import type matrixDropdown from './definition.ts'
import { choiceText } from './parts/columns.ts'

export default defineFormatter<typeof matrixDropdown>({
  text: (answer, options, context) =>
    gridText(answer, options, context, (chosen, column) => choiceText(chosen, column, context)),
  headers: gridHeaders,
  cells: (answer, { rows, columns }, context) =>
    rows.flatMap((row) =>
      columns.map((column) => {
        const chosen = valueAt(answer, row.id, column.id)
        return chosen === undefined ? null : choiceText(chosen, column, context)
      }),
    ),
})
