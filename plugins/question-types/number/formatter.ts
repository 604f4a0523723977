import { defineFormatter } from '#sdk'
import { amountCells, amountHeaders, amountText } from '../../_families/amount/amount-format.ts'
import type number from './definition.ts'

export default defineFormatter<typeof number>({ text: amountText, cells: amountCells, headers: amountHeaders })
