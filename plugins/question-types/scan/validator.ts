import { defineValidator, type Issue, isLonger, noIssues } from '#sdk'
import type scan from './definition.ts'
import { maxLength } from './parts/kinds.ts'

export default defineValidator<typeof scan>({
  is: (answer): answer is string =>
    typeof answer === 'string' && !isLonger(answer, maxLength) && !lineBreak.test(answer),
  isEmpty: (answer) => blank.test(answer),
  once: ({ unique }) => unique,
  prepare: () => (answer) => (control.test(answer) ? unreadable : noIssues),
})

/** Codes hold any bytes; what nobody can see nobody can correct. */
const unreadable: readonly Issue[] = [{ code: 'scan.unreadable' }]
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/
const lineBreak = /[\r\n]/
const blank = /^\s*$/
