import { defineServerHalf } from '#sdk/server'
import { reserveServer } from '../../_families/reserve/server.ts'
import type reserveTimeRange from './definition.ts'
import { quotaOf, timesOf } from './parts/slots.ts'

export default defineServerHalf<typeof reserveTimeRange>({
  ...reserveServer('reserve-time-range', { quota: quotaOf, timesOf }),
})
