import { type Address, defineAddresses } from '#sdk'
import type goodsSelect from './definition.ts'
import { goodsLabel, piecesIn, sumOf } from './parts/goods.ts'

/** The pieces of each thing and of all together, and what they come to: by the prices of the form, which no record holds. */
export default defineAddresses<typeof goodsSelect>({
  list: ({ goods }, context) => [
    ...goods.map(
      (each, index): Address => ({
        id: each.id,
        label: goodsLabel(each, index, context),
        kind: 'number',
        place: { path: [each.id] },
      }),
    ),
    { id: ':pieces', label: context.t('pieces'), kind: 'number', derived: true },
    { id: ':sum', label: context.t('sum'), kind: 'number', derived: true },
  ],
  at: (answer, id, _children, { goods }) => {
    if (id === ':pieces') return piecesIn(answer)
    if (id === ':sum') return sumOf(answer, goods)
    return Object.hasOwn(answer, id) ? (answer[id] ?? null) : null
  },
})
