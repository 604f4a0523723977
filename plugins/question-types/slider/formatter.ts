import { defineFormatter } from '#sdk'
import { amountCells, amountHeaders, amountText } from '../../_families/amount/amount-format.ts'
import type slider from './definition.ts'

export default defineFormatter<typeof slider>({ text: amountText, cells: amountCells, headers: amountHeaders })
