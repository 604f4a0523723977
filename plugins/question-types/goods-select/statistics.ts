import { defineStatistics } from '#sdk'
import type goodsSelect from './definition.ts'
import { goodsLabel, piecesIn, sumOf } from './parts/goods.ts'

/** Pieces of each thing, of all, and what they come to. */
export default defineStatistics<typeof goodsSelect>({
  facts: (answer, { goods }) => [
    ...goods.flatMap(({ id }) => {
      const pieces = Object.hasOwn(answer, id) ? answer[id] : undefined
      return pieces === undefined ? [] : [{ part: id, number: pieces }]
    }),
    { part: ':pieces', number: piecesIn(answer) },
    { part: ':sum', number: sumOf(answer, goods) },
  ],
  parts: ({ goods }, context) => [
    ...goods.map((each, index) => ({ id: each.id, label: goodsLabel(each, index, context) })),
    { id: ':pieces', label: context.t('pieces') },
    { id: ':sum', label: context.t('sum') },
  ],
})
