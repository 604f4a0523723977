import { defineParser, isLonger } from '#sdk'
import type input from './definition.ts'

/** One line: line breaks of what was pasted or brought become spaces. */
export default defineParser<typeof input>({
  parse: (text) => {
    const line = text.replace(/\s*[\r\n]+\s*/g, ' ')
    return isLonger(line, 2000) ? undefined : line
  },
})
