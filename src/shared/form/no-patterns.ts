import type { PatternTool } from './question-type.ts'

/** For forms whose questions state no pattern: the public page then never loads the pattern engine. */
export const noPatterns: PatternTool = { compile: () => null }
