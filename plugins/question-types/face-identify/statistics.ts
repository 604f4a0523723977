import { defineStatistics } from '#sdk'
import type faceIdentify from './definition.ts'
import { results } from './parts/check.ts'

/** How many passed, failed and did not agree. */
export default defineStatistics<typeof faceIdentify>({
  facts: ({ result }) => [{ value: result }],
  values: (_options, { t }) => results.map((id) => ({ id, label: t(id) })),
})
