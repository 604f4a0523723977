import { definePosted } from '#sdk'
import { postedAmount } from '../../_families/amount/posted-amount.ts'
import type horizontalInput from './definition.ts'

export default definePosted<typeof horizontalInput>({
  read: ({ one }, { blanks }) => {
    const filled = blanks.flatMap(({ id, kind }) => {
      const typed = one(id)
      const content = kind === 'number' ? postedAmount(typed) : typed
      return content === undefined || content === '' ? [] : [[id, content] as const]
    })
    return filled.length === 0 ? undefined : Object.fromEntries(filled)
  },
})
