import { defineServerHalf } from '#sdk/server'
import type mapLocation from './definition.ts'

export default defineServerHalf<typeof mapLocation>({
  // Whether there is a map: only where an administrator has named one.
  data: async (name, { mapTiles }) => (name === 'tiles' ? { tiles: { ...(await mapTiles()) } } : null),
})
