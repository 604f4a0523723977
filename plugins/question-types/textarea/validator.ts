import { defineValidator, type Issue, isLonger, isShorter, noIssues } from '#sdk'
import type textarea from './definition.ts'
import { longest } from './parts/longest.ts'

export default defineValidator<typeof textarea>({
  is: (answer): answer is string => typeof answer === 'string',
  isEmpty: (answer) => blank.test(answer),
  prepare: ({ minLength = 0, maxLength = longest }) => {
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
