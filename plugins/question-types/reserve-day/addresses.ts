import { defineAddresses } from '#sdk'
import { reserveAddresses, reservedAt } from '../../_families/reserve/reserve.ts'
import type reserveDay from './definition.ts'

export default defineAddresses<typeof reserveDay>({ list: reserveAddresses, at: reservedAt })
