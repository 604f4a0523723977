import { type Address, defineAddresses } from '#sdk'
import type matrixSelect from './definition.ts'
import { chosenIn, columnLabel, rowLabel } from './parts/matrix.ts'

/** Each row by its id, and whatever was chosen in any of them. */
export default defineAddresses<typeof matrixSelect>({
  list: ({ rows, columns, multiple }, context) => {
    const values = columns.map((column, index) => ({ id: column.id, label: columnLabel(column, index, context) }))
    const any: Address = {
      id: ':any',
      label: context.t('anyRow'),
      kind: 'choice',
      values,
      operators: ['like', 'notLike'],
      place: { path: [] },
      derived: true,
    }
    return [
      ...rows.map(
        (row, index): Address => ({
          id: row.id,
          label: rowLabel(row, index, context),
          kind: 'choice',
          values,
          operators: multiple ? ['like', 'notLike', 'eq', 'ne'] : ['eq', 'ne'],
          place: { path: [row.id] },
        }),
      ),
      ...(rows.length > 1 ? [any] : []),
    ]
  },
  at: (answer, id) => (id === ':any' ? [...new Set(Object.values(answer).flat())] : chosenIn(answer, id)),
})
