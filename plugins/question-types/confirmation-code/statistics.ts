import { defineStatistics } from '#sdk'
import type confirmationCode from './definition.ts'

/** How many codes are used up, and how many are not. */
export default defineStatistics<typeof confirmationCode>({
  facts: ({ state }) => [{ value: state }],
  values: (_options, { t }) => [
    { id: 'open', label: t('values.open') },
    { id: 'used', label: t('state.used') },
  ],
})
