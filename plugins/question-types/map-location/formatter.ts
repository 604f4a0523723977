import { defineFormatter } from '#sdk'
import type mapLocation from './definition.ts'
import { pointText } from './parts/location.ts'

export default defineFormatter<typeof mapLocation>({
  text: ({ address, point }) => {
    const line = address?.replace(/\s+/g, ' ').trim() ?? ''
    if (!point) return line
    return line === '' ? pointText(point) : `${line} (${pointText(point)})`
  },
  headers: (_options, { t }) => [t('address'), t('latitude'), t('longitude')],
  cells: ({ address, point }) => [address ?? null, point?.latitude ?? null, point?.longitude ?? null],
})
