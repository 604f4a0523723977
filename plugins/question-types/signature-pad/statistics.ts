import { defineStatistics } from '#sdk'
import type signaturePad from './definition.ts'

/** How people signed. */
export default defineStatistics<typeof signaturePad>({
  facts: ({ method }) => [{ value: method }],
  values: (_options, { t }) => [
    { id: 'drawn', label: t('drawn') },
    { id: 'typed', label: t('method.typed') },
  ],
})
