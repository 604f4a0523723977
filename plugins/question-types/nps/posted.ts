import { definePosted } from '#sdk'
import { postedAmount } from '../../_families/amount/posted-amount.ts'
import type nps from './definition.ts'

export default definePosted<typeof nps>({ read: ({ one }) => postedAmount(one()) })
