import { definePosted } from '#sdk'
import type textarea from './definition.ts'

export default definePosted<typeof textarea>({ read: ({ one }) => one() || undefined })
