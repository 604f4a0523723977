import { defineStatistics } from '#sdk'
import type userSelect from './definition.ts'

/** How often each listed person was chosen; among everyone there are too many to count, so the latest answers are shown. */
export default defineStatistics<typeof userSelect>({
  facts: (people, options) => (options.people === 'listed' ? people.map(({ id }) => ({ value: id })) : []),
  values: ({ people, list }) =>
    people === 'listed' ? list.map(({ userId, name }) => ({ id: userId, label: name })) : [],
  samples: true,
})
