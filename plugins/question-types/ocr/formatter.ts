import { defineFormatter } from '#sdk'
import type ocr from './definition.ts'

export default defineFormatter<typeof ocr>({
  text: (answer) => answer.replace(/\s+/g, ' ').trim(),
  cells: (answer) => [answer],
})
