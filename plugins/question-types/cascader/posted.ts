import { definePosted } from '#sdk'
import type cascader from './definition.ts'

/** Ids hold no dots. */
export default definePosted<typeof cascader>({
  read: ({ one, all }, { multiple }) => {
    if (!multiple) return one() === '' ? undefined : one().split('.')
    const chosen = [...new Set(all())].filter((way) => way !== '')
    return chosen.length === 0 ? undefined : chosen.map((way) => way.split('.'))
  },
})
