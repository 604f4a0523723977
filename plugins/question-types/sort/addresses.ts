import { type Address, defineAddresses } from '#sdk'
import type sort from './definition.ts'
import { boundsOf, choiceLabel } from './parts/ranking.ts'

/** Who stands at each place, as `:place1`. */
export default defineAddresses<typeof sort>({
  list: (options, context) => {
    const values = options.choices.map((choice, index) => ({
      id: choice.id,
      label: choiceLabel(choice, index, context),
    }))
    return Array.from(
      { length: boundsOf(options).most },
      (_, place): Address => ({
        id: `:place${place + 1}`,
        label: context.t('place', { position: place + 1 }),
        kind: 'choice',
        values,
        place: { path: [String(place)] },
      }),
    )
  },
  at: (ids, id) => {
    const place = /^:place([1-9]\d?\d?)$/.exec(id)?.[1]
    return place === undefined ? null : (ids[Number(place) - 1] ?? null)
  },
})
