import { type Address, defineAddresses } from '#sdk'
import { cellsOf, placeOf, valueAtCell } from '../../_families/matrix/grid.ts'
import { heldAt } from '../../_families/matrix/lines.ts'
import { namedColumns } from '../../_families/matrix/named-columns.ts'
import type matrixDropdown from './definition.ts'
import { namedChoices } from './parts/columns.ts'

/** Each cell by its row and column, and whatever was chosen in any row of a column. */
export default defineAddresses<typeof matrixDropdown>({
  list: (options, context) => [
    ...cellsOf(options, context).map(
      ({ id, label, row, column }): Address => ({
        id,
        label,
        kind: 'choice',
        values: namedChoices(column, context),
        place: placeOf(row.id, column.id),
      }),
    ),
    ...namedColumns(options.columns, context).flatMap(({ id, label }, index): readonly Address[] => {
      const column = options.columns[index]
      return column && options.rows.length > 1
        ? [
            {
              id: `${id}:any`,
              label: context.t('anyRow', { column: label }),
              kind: 'choice',
              values: namedChoices(column, context),
              operators: ['like', 'notLike'],
              derived: true,
            },
          ]
        : []
    }),
  ],
  at: (answer, id) => {
    if (!id.endsWith(':any')) return valueAtCell(answer, id) ?? null
    const chosen = Object.values(answer).flatMap((row) => heldAt(row, id.slice(0, -':any'.length)) ?? [])
    return [...new Set(chosen)]
  },
})
