// The only importer of the pattern engine. The browser loads this file lazily, when a question states a pattern (T32).
import { RE2JS } from 're2js'
import type { PatternTool } from './question-type.ts'

/** An author's pattern is a line, not a program. */
const maxLength = 1000

/** Linear time in the text for every pattern; without backtracking, back-references and look-around do not exist. */
export const re2Patterns: PatternTool = {
  compile: (source) => {
    if (source.length > maxLength) return null
    try {
      const pattern = RE2JS.compile(source)
      return { test: (text) => pattern.test(text) }
    } catch {
      // What the engine does not accept is reported as the finding question.invalidPattern.
      return null
    }
  },
}
