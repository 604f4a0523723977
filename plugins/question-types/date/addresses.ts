import { defineAddresses } from '#sdk'
import type date from './definition.ts'
import { ends, isRange } from './parts/range.ts'

/** Both ends of a stretch; a single moment has no parts. */
export default defineAddresses<typeof date>({
  list: ({ kind, range }, { t }) =>
    range
      ? ends.map((end, at) => ({
          id: `:${end}`,
          label: t(end),
          kind: kind === 'date' || kind === 'datetime' ? ('date' as const) : ('text' as const),
          place: { path: [String(at)] },
        }))
      : [],
  at: (answer, id) => (isRange(answer) ? answer[ends.findIndex((end) => `:${end}` === id)] || null : null),
})
