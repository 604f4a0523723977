import { definePosted } from '#sdk'
import { postedAmount } from '../../_families/amount/posted-amount.ts'
import type slider from './definition.ts'
import { ends } from './parts/pair.ts'

export default definePosted<typeof slider>({
  read: ({ one }, { range }) => {
    if (!range) return postedAmount(one())
    const pair = ends.map((end) => postedAmount(one(end)))
    // Half of a range is none; it stays where it was typed and is refused.
    return pair.every((amount) => amount === undefined) ? undefined : pair.map((amount) => amount ?? '')
  },
})
