import { defineFormatter } from '#sdk'
import type provinceCity from './definition.ts'
import { levels, rankOf, wayOf } from './parts/place.ts'

export default defineFormatter<typeof provinceCity>({
  text: (address) =>
    [...wayOf(address).map(({ name }) => name), ...(address.detail === undefined ? [] : [address.detail])]
      .join(' ')
      .replace(/\s+/g, ' '),
  headers: ({ level, detail }, { t }) => [
    ...asked(level).map((each) => t(each)),
    t('code'),
    ...(detail === 'none' ? [] : [t('detail')]),
  ],
  cells: (address, { level, detail }) => [
    ...asked(level).map((each) => address[each]?.name ?? null),
    wayOf(address).at(-1)?.code ?? null,
    ...(detail === 'none' ? [] : [address.detail ?? null]),
  ],
})

const asked = (level: (typeof levels)[number]) => levels.slice(0, rankOf(level) + 1)
