import { defineParser } from '#sdk'
import type nps from './definition.ts'

/** A bare number, as links and spreadsheets have it. */
export default defineParser<typeof nps>({
  parse: (text) => (/^\s*(\d|10)\s*$/.test(text) ? Number(text) : undefined),
})
