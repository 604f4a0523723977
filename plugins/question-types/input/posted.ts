import { definePosted } from '#sdk'
import type input from './definition.ts'

export default definePosted<typeof input>({
  // Pasted numbers and addresses often bring a space along; it is never meant.
  read: ({ one }, { format }) => (format === 'none' ? one() : one().trim()) || undefined,
})
