import { defineStatistics } from '#sdk'
import type cascader from './definition.ts'
import { wayLabel, waysOf } from './parts/tree.ts'
import { idsIn } from './parts/ways.ts'

/** Every level of an answer is counted, once: who lives in Hangzhou lives in Zhejiang. */
export default defineStatistics<typeof cascader>({
  facts: (answer) => idsIn(answer).map((value) => ({ value })),
  values: (options, context) =>
    waysOf(options.nodes).map((way) => ({ id: way.at(-1)?.node.id ?? '', label: wayLabel(way, options, context) })),
})
