import { defineAddresses } from '#sdk'
import type slider from './definition.ts'
import { ends, isPair } from './parts/pair.ts'

/** Both ends of a pair; a single value has no parts. */
export default defineAddresses<typeof slider>({
  list: ({ range }, { t }) =>
    range
      ? ends.map((end, at) => ({
          id: `:${end}`,
          label: t(end),
          kind: 'number' as const,
          place: { path: [String(at)] },
        }))
      : [],
  at: (answer, id) => (isPair(answer) ? (answer[ends.findIndex((end) => `:${end}` === id)] ?? null) : null),
})
