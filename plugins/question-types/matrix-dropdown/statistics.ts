import { defineStatistics } from '#sdk'
import { cellId, gridParts, valueAt } from '../../_families/matrix/grid.ts'
import type matrixDropdown from './definition.ts'
import { choiceText } from './parts/columns.ts'

/** Each cell is a part. Options are those of its column, so that there is no one list of values for all. */
export default defineStatistics<typeof matrixDropdown>({
  facts: (answer, { rows, columns }) =>
    rows.flatMap((row) =>
      columns.flatMap(({ id }) => {
        const value = valueAt(answer, row.id, id)
        return value === undefined ? [] : [{ part: cellId(row.id, id), value }]
      }),
    ),
  parts: gridParts,
  label: (value, { columns }, context) => {
    const column = columns.find(({ choices }) => choices.some(({ id }) => id === value))
    return column ? choiceText(value, column, context) : value
  },
})
