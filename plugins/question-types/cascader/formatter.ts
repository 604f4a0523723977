import { defineFormatter, type FormatContext } from '#sdk'
import type cascader from './definition.ts'
import { chosenLabel, levelLabels, type Node, type WayLook, waysOf } from './parts/tree.ts'
import { type CascadeAnswer, waysIn } from './parts/ways.ts'

export default defineFormatter<typeof cascader>({
  text: (answer, options, context) => written(answer, options, context, context.t('separator')),
  headers: ({ nodes, multiple }, { t }) =>
    multiple ? [''] : levels(nodes).map((level) => t('level', { position: level + 1 })),
  // Several ways stand below each other; a column for each level would mix them up. Of one way every level has its column,
  // however it is written elsewhere: a sheet is sorted and counted by any of them.
  cells: (answer, options, context) => {
    if (options.multiple) return [written(answer, options, context, '\n')]
    const labels = levelLabels(waysIn(answer)[0] ?? [], options.nodes, context)
    return levels(options.nodes).map((level) => labels[level] ?? null)
  },
})

const written = (answer: CascadeAnswer, look: WayLook, context: FormatContext, separator: string): string =>
  waysIn(answer)
    .map((ids) => chosenLabel(ids, look, context))
    .join(separator)

/** Counted from 0. */
const levels = (nodes: readonly Node[]): readonly number[] => [
  ...Array(Math.max(...waysOf(nodes).map(({ length }) => length))).keys(),
]
