import { defineStatistics } from '#sdk'
import type provinceCity from './definition.ts'

/** Provinces, and cities where the question goes that deep. */
export default defineStatistics<typeof provinceCity>({
  parts: ({ level }, { t }) => [
    { id: 'province', label: t('province') },
    ...(level === 'province' ? [] : [{ id: 'city', label: t('city') }]),
  ],
  facts: ({ province, city }, { level }) => [
    { part: 'province', value: province.name },
    ...(level !== 'province' && city ? [{ part: 'city', value: city.name }] : []),
  ],
})
