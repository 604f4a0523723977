import { defineServerHalf } from '#sdk/server'
import { reserveServer } from '../../_families/reserve/server.ts'
import type reserveDay from './definition.ts'
import { quotaOf, timesOf } from './parts/places.ts'

export default defineServerHalf<typeof reserveDay>({ ...reserveServer('reserve-day', { quota: quotaOf, timesOf }) })
