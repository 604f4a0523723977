import { defineValidator, type Issue, noIssues } from '#sdk'
import { exists, isOfKind, momentText, shape } from '../../_families/moment/calendar.ts'
import type date from './definition.ts'
import { limitText, localToday, todayAnywhere } from './parts/limits.ts'
import { isRange } from './parts/range.ts'

export default defineValidator<typeof date>({
  is: (answer): answer is string | [string, string] =>
    Array.isArray(answer)
      ? answer.length === 2 && answer.every((end) => end === '' || isMoment(end))
      : isMoment(answer),
  isEmpty: (answer) => isRange(answer) && answer.every((end) => end === ''),
  // Of a stretch rules compare the ends.
  operand: (answer) => (isRange(answer) ? null : answer),
  // Half of a stretch would have to be completed even by who leaves the question out.
  begin: ({ kind, startNow, range }, { now }) => (startNow && !range ? momentText(kind, now) : undefined),
  prepare: ({ kind, min, max, range = false }) => {
    const invalid: readonly Issue[] = [{ code: `date.${kind}` }]
    const incomplete: readonly Issue[] = [{ code: 'date.incomplete' }]
    const order: readonly Issue[] = [{ code: 'date.order' }]
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
    const judge = (answer: string, now: number): readonly Issue[] => {
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
    return (answer, { now }) => {
      if (!isRange(answer)) return range ? incomplete : judge(answer, now)
      if (!range) return invalid
      const [from, to] = answer
      if (from === '' || to === '') return incomplete
      const issues = [...judge(from, now), ...judge(to, now)]
      if (issues.length > 0) return issues
      return from > to ? order : noIssues
    }
  },
})

const isMoment = (text: unknown): boolean => typeof text === 'string' && shape.test(text)
