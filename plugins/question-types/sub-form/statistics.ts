import { defineStatistics } from '#sdk'
import type subForm from './definition.ts'

/** How many rows an answer has. */
export default defineStatistics<typeof subForm>({ facts: (rows) => [{ number: rows.length }] })
