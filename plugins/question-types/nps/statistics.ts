import { defineStatistics } from '#sdk'
import type nps from './definition.ts'

/** Each point is counted: the score and its three groups follow from that, see `chart.tsx`. */
export default defineStatistics<typeof nps>({
  facts: (answer) => [{ value: String(answer) }, { number: answer }],
  values: ({ from = 0 }) =>
    Array.from({ length: 11 - from }, (_, at) => ({ id: String(at + from), label: String(at + from) })),
})
