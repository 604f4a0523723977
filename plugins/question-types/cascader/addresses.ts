import { type Address, defineAddresses } from '#sdk'
import type cascader from './definition.ts'
import { wayLabel, waysOf } from './parts/tree.ts'

/** Each level from the first down, as `:level1`. */
export default defineAddresses<typeof cascader>({
  list: ({ nodes }, context) => {
    const ways = waysOf(nodes)
    const deepest = Math.max(...ways.map(({ length }) => length))
    return Array.from({ length: deepest }, (_, level): Address => {
      const reached = ways.filter(({ length }) => length === level + 1)
      return {
        id: `:level${level + 1}`,
        label: context.t('level', { position: level + 1 }),
        kind: 'choice',
        values: reached.map((way) => ({ id: way.at(-1)?.node.id ?? '', label: wayLabel(way, context) })),
        place: { path: [String(level)] },
      }
    })
  },
  at: (ids, id) => {
    const level = /^:level([1-9])$/.exec(id)?.[1]
    return level === undefined ? null : (ids[Number(level) - 1] ?? null)
  },
})
