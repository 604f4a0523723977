import { defineStatistics } from '#sdk'
import type sort from './definition.ts'
import { boundsOf, choiceLabel } from './parts/ranking.ts'

/** Each place is a part that counts who stands there; mean places follow from that, see `chart.tsx`. */
export default defineStatistics<typeof sort>({
  facts: (ids) => ids.map((value, place) => ({ part: String(place + 1), value })),
  parts: (options, { t }) =>
    Array.from({ length: boundsOf(options).most }, (_, place) => ({
      id: String(place + 1),
      label: t('place', { position: place + 1 }),
    })),
  values: ({ choices }, context) =>
    choices.map((choice, index) => ({ id: choice.id, label: choiceLabel(choice, index, context) })),
})
