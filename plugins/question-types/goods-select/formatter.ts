import { defineFormatter } from '#sdk'
import type goodsSelect from './definition.ts'
import { goodsLabel, moneyOf, sumOf } from './parts/goods.ts'

export default defineFormatter<typeof goodsSelect>({
  text: (answer, { goods, currency }, context) =>
    [
      ...goods.flatMap((each, index) => {
        const pieces = Object.hasOwn(answer, each.id) ? answer[each.id] : undefined
        return pieces === undefined ? [] : [context.t('line', { name: goodsLabel(each, index, context), pieces })]
      }),
      context.t('total', { sum: moneyOf(context.language, currency).format(sumOf(answer, goods)) }),
    ].join(context.t('separator')),
  headers: ({ goods }, context) => [...goods.map((each, index) => goodsLabel(each, index, context)), context.t('sum')],
  cells: (answer, { goods }) => [
    ...goods.map(({ id }) => (Object.hasOwn(answer, id) ? (answer[id] ?? null) : null)),
    sumOf(answer, goods),
  ],
})
