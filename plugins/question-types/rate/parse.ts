import { defineParser } from '#sdk'
import type rate from './definition.ts'

/** A bare number, as links and spreadsheets have it. */
export default defineParser<typeof rate>({
  parse: (text) => (/^\s*(0\.5|[1-9](\.[05])?|10(\.0)?)\s*$/.test(text) ? Number(text) : undefined),
})
