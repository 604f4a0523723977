import { defineAddresses } from '#sdk'
import type mapLocation from './definition.ts'

export default defineAddresses<typeof mapLocation>({
  list: (_options, { t }) => [
    { id: ':address', label: t('address'), kind: 'text', place: { path: ['address'] } },
    { id: ':latitude', label: t('latitude'), kind: 'number', place: { path: ['point', 'latitude'] } },
    { id: ':longitude', label: t('longitude'), kind: 'number', place: { path: ['point', 'longitude'] } },
  ],
  at: ({ address, point }, id) => {
    if (id === ':address') return address ?? null
    if (id === ':latitude') return point?.latitude ?? null
    return id === ':longitude' ? (point?.longitude ?? null) : null
  },
})
