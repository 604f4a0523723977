import { definePosted } from '#sdk'
import { postedAmount } from '../../_families/amount/posted-amount.ts'
import type number from './definition.ts'

export default definePosted<typeof number>({ read: ({ one }) => postedAmount(one()) })
