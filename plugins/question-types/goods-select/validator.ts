import { defineValidator, type Issue, noIssues } from '#sdk'
import type goodsSelect from './definition.ts'
import { maxPieces, piecesIn, type Taken } from './parts/goods.ts'

export default defineValidator<typeof goodsSelect>({
  is: (answer): answer is Record<string, number> =>
    typeof answer === 'object' &&
    answer !== null &&
    !Array.isArray(answer) &&
    Object.entries(answer).every(([id, pieces]) => /^[0-9A-Za-z_-]{1,40}$/.test(id) && isPieces(pieces)),
  isEmpty: (answer) => Object.keys(answer).length === 0,
  once: () => true,
  prepare: ({ goods, min, max }) => {
    const byId = new Map(goods.map((each) => [each.id, each]))
    const unknown: readonly Issue[] = [{ code: 'goods-select.unknown' }]
    return (answer: Taken) => {
      const issues: Issue[] = []
      for (const [id, pieces] of Object.entries(answer)) {
        const each = byId.get(id)
        if (!each) return unknown
        if (each.max !== undefined && pieces > each.max)
          issues.push({ code: 'goods-select.tooManyOf', path: [id], params: { max: each.max } })
      }
      const pieces = piecesIn(answer)
      if (min !== undefined && pieces < min) issues.push({ code: 'goods-select.tooFew', params: { min } })
      if (max !== undefined && pieces > max) issues.push({ code: 'goods-select.tooMany', params: { max } })
      return issues.length === 0 ? noIssues : issues
    }
  },
})

const isPieces = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxPieces
