import { defineFormatter } from '#sdk'
import type textarea from './definition.ts'

export default defineFormatter<typeof textarea>({
  text: (answer) => answer.trim().replace(/\s*[\r\n]+\s*/g, ' '),
  // A cell has room for lines.
  cells: (answer) => [answer],
})
