import { type Address, defineAddresses } from '#sdk'
import type provinceCity from './definition.ts'
import { levels, rankOf } from './parts/place.ts'

/** Each level that is asked for by its name, and the rest of the address. */
export default defineAddresses<typeof provinceCity>({
  list: ({ level, detail }, { t }) => [
    ...levels
      .slice(0, rankOf(level) + 1)
      .map((each): Address => ({ id: `:${each}`, label: t(each), kind: 'text', place: { path: [each, 'name'] } })),
    ...(detail === 'none'
      ? []
      : [{ id: ':detail', label: t('detail'), kind: 'text', place: { path: ['detail'] } } as const]),
  ],
  at: (address, id) => {
    if (id === ':detail') return address.detail ?? null
    const level = levels.find((each) => id === `:${each}`)
    return level ? (address[level]?.name ?? null) : null
  },
})
