import { defineValidator } from '#sdk'
import { isReserved, prepareReserved } from '../../_families/reserve/reserve.ts'
import type reserveTimeRange from './definition.ts'
import { quotaOf, slotPattern } from './parts/slots.ts'

type Answer = Record<string, string | { when: string; waiting: true }>
const is = isReserved(slotPattern)

export default defineValidator<typeof reserveTimeRange>({
  is: (answer): answer is Answer => is(answer),
  isEmpty: (answer) => Object.keys(answer).length === 0,
  once: () => true,
  prepare: (options) => prepareReserved('reserve-time-range', options, quotaOf),
})
