import { defineFormatter, type FormatContext } from '#sdk'
import type cascader from './definition.ts'
import { type Node, stepLabel, stepsOf, waysOf } from './parts/tree.ts'

export default defineFormatter<typeof cascader>({
  text: (ids, { nodes }, context) => labelsOf(ids, nodes, context).join(' / '),
  headers: ({ nodes }, { t }) => levels(nodes).map((level) => t('level', { position: level + 1 })),
  cells: (ids, { nodes }, context) => {
    const labels = labelsOf(ids, nodes, context)
    return levels(nodes).map((level) => labels[level] ?? null)
  },
})

/** An id that leads nowhere stands for itself: its option was removed. */
const labelsOf = (ids: readonly string[], nodes: readonly Node[], context: FormatContext): readonly string[] => {
  const steps = stepsOf(nodes, ids)
  return ids.map((id, level) => (steps[level] ? stepLabel(steps[level], context) : id))
}

/** Counted from 0. */
const levels = (nodes: readonly Node[]): readonly number[] => [
  ...Array(Math.max(...waysOf(nodes).map(({ length }) => length))).keys(),
]
