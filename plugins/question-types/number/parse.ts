import { defineParser } from '#sdk'
import { parseAmount } from '../../_families/amount/parse-amount.ts'
import type number from './definition.ts'

export default defineParser<typeof number>({ parse: parseAmount })
