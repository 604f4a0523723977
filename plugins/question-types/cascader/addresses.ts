import { type Address, defineAddresses } from '#sdk'
import type cascader from './definition.ts'
import { wayLabel, waysOf } from './parts/tree.ts'
import { isSeveral } from './parts/ways.ts'

/** Each level from the first down, as `:level1`; several ways have none that could be told apart. */
export default defineAddresses<typeof cascader>({
  list: (options, context) => {
    if (options.multiple) return []
    const ways = waysOf(options.nodes)
    const deepest = Math.max(...ways.map(({ length }) => length))
    return Array.from({ length: deepest }, (_, level): Address => {
      const reached = ways.filter(({ length }) => length === level + 1)
      return {
        id: `:level${level + 1}`,
        label: context.t('level', { position: level + 1 }),
        kind: 'choice',
        values: reached.map((way) => ({ id: way.at(-1)?.node.id ?? '', label: wayLabel(way, options, context) })),
        place: { path: [String(level)] },
      }
    })
  },
  at: (answer, id, _children, { multiple }) => {
    if (multiple || isSeveral(answer)) return null
    const level = /^:level([1-9])$/.exec(id)?.[1]
    return level === undefined ? null : ((answer as readonly string[])[Number(level) - 1] ?? null)
  },
})
