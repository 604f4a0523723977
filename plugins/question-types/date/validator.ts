import { defineValidator, type Issue, noIssues } from '#sdk'
import type date from './definition.ts'
import { exists, isOfKind, shape } from './parts/calendar.ts'
import { limitText, localToday, todayAnywhere } from './parts/limits.ts'

export default defineValidator<typeof date>({
  is: (answer): answer is string => typeof answer === 'string' && shape.test(answer),
  prepare: ({ kind, min, max }) => {
    const invalid: readonly Issue[] = [{ code: `date.${kind}` }]
    /** "Today" may move, but not within the hour: the bounds are made again once an hour. */
    let madeAt = Number.NaN
    let lowest = ''
    let highest = ''
    const makeBounds = (now: number) => {
      // The server does not know the respondent's zone: a bound counts as kept when it is kept anywhere on earth.
      const { first, last } = todayAnywhere(now)
      lowest = limitText(min, kind, { edge: 'min', today: first }) ?? ''
      highest = limitText(max, kind, { edge: 'max', today: last }) ?? '~'
    }
    const issue = (code: string, edge: 'min' | 'max', now: number): readonly Issue[] => {
      const limit = limitText(edge === 'min' ? min : max, kind, { edge, today: localToday(now) }) ?? ''
      return [{ code, params: { limit: limit.replace('T', ' ') } }]
    }
    return (answer, { now }) => {
      if (!isOfKind(answer, kind) || !exists(answer)) return invalid
      const hour = Math.floor(now / 3_600_000)
      if (hour !== madeAt) {
        makeBounds(now)
        madeAt = hour
      }
      if (answer < lowest) return issue('date.tooEarly', 'min', now)
      if (answer > highest) return issue('date.tooLate', 'max', now)
      return noIssues
    }
  },
})
