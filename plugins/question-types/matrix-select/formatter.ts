import { defineFormatter } from '#sdk'
import type matrixSelect from './definition.ts'
import { chosenIn, rowLabel, rowText } from './parts/matrix.ts'

export default defineFormatter<typeof matrixSelect>({
  text: (answer, { rows, columns }, context) =>
    rows
      .flatMap((row, index) => {
        const chosen = rowText(chosenIn(answer, row.id), columns, context)
        return chosen === '' ? [] : [context.t('rowWithChoice', { row: rowLabel(row, index, context), chosen })]
      })
      .join(context.t('rowSeparator')),
  headers: ({ rows }, context) => rows.map((row, index) => rowLabel(row, index, context)),
  cells: (answer, { rows, columns }, context) =>
    rows.map(({ id }) => rowText(chosenIn(answer, id), columns, context) || null),
})
