import { defineStatistics } from '#sdk'
import type cascader from './definition.ts'
import { wayLabel, waysOf } from './parts/tree.ts'

/** Every level of an answer is counted: who lives in Hangzhou lives in Zhejiang. */
export default defineStatistics<typeof cascader>({
  facts: (ids) => ids.map((value) => ({ value })),
  values: ({ nodes }, context) =>
    waysOf(nodes).map((way) => ({ id: way.at(-1)?.node.id ?? '', label: wayLabel(way, context) })),
})
