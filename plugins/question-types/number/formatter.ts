import { defineFormatter } from '#sdk'
import type number from './definition.ts'

export default defineFormatter<typeof number>({
  text: (answer, { unit }, { text }) => [answer, text(unit)].filter((part) => part !== '').join(' '),
  // A bare number, so that a spreadsheet can calculate with it; the unit belongs to the heading.
  cells: (answer) => [answer],
  headers: ({ unit }, { text }) => [text(unit)],
})
