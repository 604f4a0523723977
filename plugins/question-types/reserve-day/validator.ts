import { defineValidator } from '#sdk'
import { dayPattern } from '../../_families/reserve/days.ts'
import { isReserved, prepareReserved } from '../../_families/reserve/reserve.ts'
import type reserveDay from './definition.ts'
import { quotaOf } from './parts/places.ts'

type Answer = Record<string, string | { when: string; waiting: true }>
const is = isReserved(dayPattern)

export default defineValidator<typeof reserveDay>({
  is: (answer): answer is Answer => is(answer),
  isEmpty: (answer) => Object.keys(answer).length === 0,
  once: () => true,
  prepare: (options) => prepareReserved('reserve-day', options, quotaOf),
})
