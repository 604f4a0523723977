import { defineValidator, type Issue, isLonger, isShorter, noIssues } from '#sdk'
import type input from './definition.ts'
import { formats } from './parts/formats.ts'
import { hasWords } from './parts/has-words.ts'
import { longest } from './parts/longest.ts'

export default defineValidator<typeof input>({
  is: (answer): answer is string => typeof answer === 'string' && !lineBreak.test(answer),
  isEmpty: (answer) => blank.test(answer),
  isFixed: ({ readOnly }) => readOnly === true,
  once: ({ unique = false }) => unique,
  patterns: ({ pattern }) => (pattern === '' ? [] : [pattern]),
  prepare: ({ minLength = 0, maxLength = longest, format, pattern, patternMessage }, { patterns }) => {
    const hasFormat = formats[format]
    // A pattern that does not compile is the author's mistake (a finding of the designer), not the respondent's.
    const matcher = pattern === '' ? null : patterns.compile(pattern)
    const tooShort: readonly Issue[] = [{ code: 'input.tooShort', params: { count: minLength } }]
    const tooLong: readonly Issue[] = [{ code: 'input.tooLong', params: { count: maxLength } }]
    const wrongFormat: readonly Issue[] = [{ code: `input.${format}` }]
    // What shape is wanted only the author knows.
    const wrongPattern: readonly Issue[] = [
      { code: 'input.pattern', ...(hasWords(patternMessage) && { text: patternMessage }) },
    ]
    return (answer, { now }) => {
      if (isShorter(answer, minLength)) return tooShort
      if (isLonger(answer, maxLength)) return tooLong
      if (hasFormat && !hasFormat(answer, now)) return wrongFormat
      if (matcher && !matcher.test(answer)) return wrongPattern
      return noIssues
    }
  },
})

const lineBreak = /[\r\n]/
const blank = /^\s*$/
