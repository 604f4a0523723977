import { defineFormatter } from '#sdk'
import { namedColumns } from '../../_families/matrix/named-columns.ts'
import { namedRows } from '../../_families/matrix/named-rows.ts'
import type matrixSelect from './definition.ts'
import { chosenIn, rowText } from './parts/matrix.ts'

export default defineFormatter<typeof matrixSelect>({
  text: (answer, options, context) => {
    const columns = namedColumns(options.columns, context)
    return namedRows(options.rows, context)
      .flatMap(({ id, label }) => {
        const chosen = rowText(chosenIn(answer, id), columns, context.t('separator'))
        return chosen === '' ? [] : [context.t('rowWithChoice', { row: label, chosen })]
      })
      .join(context.t('rowSeparator'))
  },
  headers: ({ rows }, context) => namedRows(rows, context).map(({ label }) => label),
  cells: (answer, { rows, columns }, context) => {
    const named = namedColumns(columns, context)
    return rows.map(({ id }) => rowText(chosenIn(answer, id), named, context.t('separator')) || null)
  },
})
