import { definePosted } from '#sdk'
import type matrixSelect from './definition.ts'

export default definePosted<typeof matrixSelect>({
  read: ({ all }, { rows }) => {
    const chosen = rows.flatMap(({ id }) => {
      const ids = [...new Set(all(id))]
      return ids.length === 0 ? [] : [[id, ids] as const]
    })
    return chosen.length === 0 ? undefined : Object.fromEntries(chosen)
  },
})
