import { defineAddresses } from '#sdk'
import type confirmationCode from './definition.ts'

export default defineAddresses<typeof confirmationCode>({
  list: (_options, { t }) => [
    { id: ':code', label: t('code'), kind: 'text', place: { path: ['code'] } },
    {
      id: ':state',
      label: t('state'),
      kind: 'choice',
      values: [
        { id: 'open', label: t('values.open') },
        { id: 'used', label: t('state.used') },
      ],
      place: { path: ['state'] },
    },
  ],
  at: ({ code, state }, id) => (id === ':code' ? code : id === ':state' ? [state] : null),
})
