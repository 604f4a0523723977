import { defineParser } from '#sdk'
import { parseAmount } from '../../_families/amount/parse-amount.ts'
import type slider from './definition.ts'

/** A number; of a range two, with a dash, a comma or a line between them. */
export default defineParser<typeof slider>({
  parse: (text, { range }) => {
    if (!range) return parseAmount(text)
    const [, first = '', second = ''] = pair.exec(text) ?? []
    const from = parseAmount(first)
    const to = parseAmount(second)
    return from === undefined || to === undefined ? undefined : [from, to]
  },
})

// The sign of the second number is not the dash between them.
const pair = /^\s*([-+−]?[\d.]{1,31})\s*[-–—~～,，;\n]\s*([-+−]?[\d.]{1,31}(?!\d).{0,100})$/s
