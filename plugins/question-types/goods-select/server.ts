import { z } from 'zod'
import { type Issue, noIssues } from '#sdk'
import { type ActionContext, defineServerAction, defineServerHalf } from '#sdk/server'
import { type HeldReply, replyOf } from '../../_families/held/held.ts'
import type goodsSelect from './definition.ts'
import { maxPieces } from './parts/goods.ts'

export default defineServerHalf<typeof goodsSelect>({
  actions: {
    left: defineServerAction<typeof goodsSelect>()({
      input: z.object({}),
      perMinute: 600,
      run: (_, context) => standing(context),
    }),
    hold: defineServerAction<typeof goodsSelect>()({
      input: z.object({ answer: z.record(z.string(), z.int().min(1).max(maxPieces)).nullable() }),
      perMinute: 300,
      run: async ({ answer }, context) => {
        const { goods, hold: minutes, max: most = maxPieces } = context.options
        if (minutes === 0) return standing(context)
        const wanted = goods.flatMap(({ id, stock, max = maxPieces }) => {
          const amount = answer && Object.hasOwn(answer, id) ? answer[id] : undefined
          if (stock === undefined || amount === undefined) return []
          // More than one answer may have is kept from nobody else.
          return [{ key: id, amount: Math.min(amount, max, most), max: stock }]
        })
        const missing = await context.hold(wanted, minutes * 60)
        return standing(context, { missing, seconds: wanted.length > missing.length ? minutes * 60 : 0 })
      },
    }),
  },
  claim: async (answer, { options: { goods }, state }) => {
    // In one order for everybody: two who want the same then wait, and do not block each other.
    const issues: Issue[] = []
    for (const { id, stock } of goods.toSorted(byId)) {
      const pieces = Object.hasOwn(answer, id) ? answer[id] : undefined
      // Also what has no end is counted: it may be given one by a later version.
      if (pieces === undefined || (await state.take(id, pieces, stock ?? Number.MAX_SAFE_INTEGER))) continue
      const now = (await state.stock([id])).get(id)
      // It may come free again: whoever holds it is still filling in the form.
      const isHeld = now !== undefined && now.taken + pieces <= (stock ?? 0)
      issues.push({ code: isHeld ? 'goods-select.held' : 'goods-select.soldOut', path: [id] })
    }
    return issues.length > 0 ? issues : noIssues
  },
  release: async (answer, { options: { goods }, state }) => {
    for (const { id } of goods.toSorted(byId)) {
      const pieces = Object.hasOwn(answer, id) ? answer[id] : undefined
      if (pieces !== undefined) await state.give(id, pieces)
    }
  },
})

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

/** What is left of the things that end. */
const standing = async (
  { options: { goods, showLeft }, state }: ActionContext<typeof goodsSelect>,
  more: { missing?: readonly string[]; seconds?: number } = {},
): Promise<HeldReply> => {
  const stocks = new Map(goods.flatMap(({ id, stock }) => (stock === undefined ? [] : [[id, stock] as const])))
  const stock = await state.stock([...stocks.keys()])
  return replyOf(stock, { maxOf: (key) => stocks.get(key) ?? 0, shown: showLeft, ...more })
}
