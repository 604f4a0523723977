import { defineValidator, type Issue, isLonger, noIssues } from '#sdk'
import type cascader from './definition.ts'
import { isLeaf, maxDepth, maxIdLength, stepsOf } from './parts/tree.ts'
import { idsIn, isSeveral, maxChosen } from './parts/ways.ts'

export default defineValidator<typeof cascader>({
  is: (answer): answer is string[] | string[][] =>
    isWay(answer) || (Array.isArray(answer) && answer.length <= maxChosen && answer.every(isStep) && areOthers(answer)),
  isEmpty: (answer) => answer.length === 0,
  // All levels: "contains Zhejiang" is true of everybody in it.
  operand: idsIn,
  prepare: ({ nodes, anyLevel, multiple = false, min = 1, max = maxChosen }) => {
    const unavailable: readonly Issue[] = [{ code: 'cascader.unavailable' }]
    const incomplete: readonly Issue[] = [{ code: 'cascader.incomplete' }]
    const tooFew: readonly Issue[] = [{ code: 'cascader.tooFew', params: { count: min } }]
    const tooMany: readonly Issue[] = [{ code: 'cascader.tooMany', params: { count: multiple ? max : 1 } }]
    const one = (ids: readonly string[]): readonly Issue[] => {
      const steps = stepsOf(nodes, ids)
      const last = steps.at(-1)
      if (!last || steps.length < ids.length) return unavailable
      return anyLevel || isLeaf(last.node) ? noIssues : incomplete
    }
    return (answer) => {
      // One way is what was given before several could be; it is one of several.
      if (!isSeveral(answer)) return multiple && min > 1 ? tooFew : one(answer)
      if (!multiple) return tooMany
      for (const ids of answer) {
        const issues = one(ids)
        if (issues.length > 0) return issues
      }
      if (answer.length < min) return tooFew
      return answer.length > max ? tooMany : noIssues
    }
  },
})

const isId = (id: unknown): boolean => typeof id === 'string' && id !== '' && !isLonger(id, maxIdLength)
const isWay = (answer: unknown): answer is string[] =>
  Array.isArray(answer) && answer.length <= maxDepth && answer.every(isId)
const isStep = (way: unknown): boolean => isWay(way) && way.length > 0
/** None twice. */
const areOthers = (ways: readonly string[][]): boolean =>
  new Set(ways.map((way) => JSON.stringify(way))).size === ways.length
