import { defineValidator, type Issue, isLonger, isShorter, noIssues } from '#sdk'
import type textarea from './definition.ts'

export default defineValidator<typeof textarea>({
  is: (answer): answer is string => typeof answer === 'string' && !isLonger(answer, 20_000),
  isEmpty: (answer) => blank.test(answer),
  prepare: ({ minLength = 0, maxLength = Infinity }) => {
    const tooShort: readonly Issue[] = [{ code: 'textarea.tooShort', params: { count: minLength } }]
    const tooLong: readonly Issue[] = [{ code: 'textarea.tooLong', params: { count: maxLength } }]
    return (answer) => {
      if (isShorter(answer, minLength)) return tooShort
      if (isLonger(answer, maxLength)) return tooLong
      return noIssues
    }
  },
})

const blank = /^\s*$/
