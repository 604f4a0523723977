import { definePosted } from '#sdk'
import { postedAmount } from '../../_families/amount/posted-amount.ts'
import type rate from './definition.ts'

export default definePosted<typeof rate>({ read: ({ one }) => postedAmount(one()) })
