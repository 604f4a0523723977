import { type Address, defineAddresses } from '#sdk'
import { namedColumns } from '../../_families/matrix/named-columns.ts'
import { namedRows } from '../../_families/matrix/named-rows.ts'
import type matrixSelect from './definition.ts'
import { chosenIn } from './parts/matrix.ts'

/** Each row by its id, and whatever was chosen in any of them. */
export default defineAddresses<typeof matrixSelect>({
  list: ({ rows, columns, multiple }, context) => {
    const values = namedColumns(columns, context)
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
      ...namedRows(rows, context).map(
        ({ id, label }): Address => ({
          id,
          label,
          kind: 'choice',
          values,
          operators: multiple ? ['like', 'notLike', 'eq', 'ne'] : ['eq', 'ne'],
          place: { path: [id] },
        }),
      ),
      ...(rows.length > 1 ? [any] : []),
    ]
  },
  at: (answer, id) => (id === ':any' ? [...new Set(Object.values(answer).flat())] : chosenIn(answer, id)),
})
