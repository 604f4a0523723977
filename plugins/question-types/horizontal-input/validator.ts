import { defineValidator, type Issue, isLonger, noIssues } from '#sdk'
import { exists, isOfKind, shape } from '../../_families/moment/calendar.ts'
import type horizontalInput from './definition.ts'
import { type BlankAnswer, filledIn, isBlankText, limit, maxLength } from './parts/blanks.ts'
import { isBlankAnswer } from './parts/is-blank-answer.ts'

export default defineValidator<typeof horizontalInput>({
  is: isBlankAnswer,
  isEmpty: (answer) => Object.values(answer).every(isBlankText),
  operand: () => null,
  prepare: ({ blanks }) => {
    const kinds = new Map(blanks.map(({ id, kind }) => [id, kind === 'number' ? 'number' : 'string']))
    const days = new Set(blanks.flatMap(({ id, kind }) => (kind === 'date' ? [id] : [])))
    const lists = new Map(
      blanks.flatMap(({ id, kind, choices = [] }) =>
        kind === 'select' ? [[id, new Set(choices.map((choice) => choice.id))] as const] : [],
      ),
    )
    const isElsewhere = (id: string, content: Content) =>
      typeof content === 'string' && content !== '' && lists.get(id)?.has(content) === false
    const mismatch: readonly Issue[] = [{ code: 'horizontal-input.mismatch' }]
    const missing = blanks
      .filter(({ required }) => required)
      .map(({ id }) => ({ id, issue: { code: 'horizontal-input.missing', path: [id] } }))
    return (answer) => {
      for (const id of Object.keys(answer))
        if (kinds.get(id) !== typeof answer[id] || isElsewhere(id, answer[id])) return mismatch
      const left = missing.filter(({ id }) => isBlankText(filledIn(answer, id)))
      if (left.length > 0) return left.map(({ issue }) => issue)
      const undated = Object.keys(answer).filter((id) => days.has(id) && !isBlankText(answer[id]) && !isDay(answer[id]))
      if (undated.length > 0) return undated.map((id) => ({ code: 'horizontal-input.date', path: [id] }))
      const beyond = Object.keys(answer).filter((id) => isBeyond(answer[id]))
      return beyond.length === 0 ? noIssues : beyond.map((id) => beyondIssue(answer[id], id))
    }
  },
})

type Content = BlankAnswer[string] | undefined

const isDay = (content: Content): boolean =>
  typeof content === 'string' && shape.test(content) && isOfKind(content, 'date') && exists(content)

const isBeyond = (content: Content): boolean =>
  typeof content === 'string' ? isLonger(content, maxLength) : content !== undefined && Math.abs(content) > limit

const beyondIssue = (content: Content, id: string): Issue => {
  if (typeof content === 'string') return { code: 'horizontal-input.tooLong', params: { count: maxLength }, path: [id] }
  return content !== undefined && content < 0
    ? { code: 'horizontal-input.tooSmall', params: { min: -limit }, path: [id] }
    : { code: 'horizontal-input.tooLarge', params: { max: limit }, path: [id] }
}
