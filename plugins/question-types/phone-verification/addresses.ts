import { defineAddresses } from '#sdk'
import type phoneVerification from './definition.ts'

/** The number, so that records can be found and sorted by it. */
export default defineAddresses<typeof phoneVerification>({
  list: (_options, { t }) => [{ id: ':phone', label: t('phone'), kind: 'text', place: { path: ['phone'] } }],
  at: ({ phone }, id) => (id === ':phone' ? phone : null),
})
