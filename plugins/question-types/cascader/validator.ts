import { defineValidator, type Issue, isLonger, noIssues } from '#sdk'
import type cascader from './definition.ts'
import { isLeaf, maxDepth, maxIdLength, stepsOf } from './parts/tree.ts'

export default defineValidator<typeof cascader>({
  is: (answer): answer is string[] => Array.isArray(answer) && answer.length <= maxDepth && answer.every(isId),
  isEmpty: (ids) => ids.length === 0,
  // All levels: "contains Zhejiang" is true of everybody in it.
  operand: (ids) => ids,
  prepare: ({ nodes, anyLevel }) => {
    const unavailable: readonly Issue[] = [{ code: 'cascader.unavailable' }]
    const incomplete: readonly Issue[] = [{ code: 'cascader.incomplete' }]
    return (ids) => {
      const steps = stepsOf(nodes, ids)
      const last = steps.at(-1)
      if (!last || steps.length < ids.length) return unavailable
      return anyLevel || isLeaf(last.node) ? noIssues : incomplete
    }
  },
})

const isId = (id: unknown): boolean => typeof id === 'string' && id !== '' && !isLonger(id, maxIdLength)
