import { defineAddresses } from '#sdk'
import type faceIdentify from './definition.ts'

export default defineAddresses<typeof faceIdentify>({
  list: ({ compare }, { t }) =>
    compare ? [{ id: ':likeness', label: t('likeness'), kind: 'number', place: { path: ['likeness'] } }] : [],
  at: (answer, id) => (id === ':likeness' && answer.result !== 'declined' ? (answer.likeness ?? null) : null),
})
