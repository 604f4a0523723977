import { isLonger } from '#sdk'
import { maxLength } from './kinds.ts'

/** A code as one line: breaks in it become spaces; undefined when it is longer than any answer. */
export const lineOf = (text: string): string | undefined => {
  const line = text.replace(/\s*[\r\n]+\s*/g, ' ')
  return isLonger(line, maxLength) ? undefined : line
}
