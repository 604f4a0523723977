import { defineAddresses } from '#sdk'
import { reserveAddresses, reservedAt } from '../../_families/reserve/reserve.ts'
import type reserveTimeRange from './definition.ts'

export default defineAddresses<typeof reserveTimeRange>({ list: reserveAddresses, at: reservedAt })
