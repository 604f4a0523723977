import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileForm } from './compile.ts'
import type { Answers, Rule } from './definition.ts'
import { noPatterns } from './no-patterns.ts'
import { re2Patterns } from './pattern-re2.ts'
import { answersTo, anyForm, asSent, seed } from './testing/arbitrary.ts'
import { form, group, question, rule, when, whenAt } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'
import { type ExplainedGroup, explainedForm, isExplainedGroup, type Why, whyShown } from './why.ts'

const questions = [
  question('pick', 'single'),
  question('age', 'number'),
  question('grid', 'grid'),
  question('fold', 'page-break'),
  question('why', 'text'),
  question('more', 'text'),
]

const why = (rules: readonly Rule[], answers: Answers = {}, asked = questions): Why => {
  const compiled = compileForm(form(asked, rules), testTypes, noPatterns)
  return whyShown(explainedForm(compiled, testTypes), compiled.openSession(answers))
}

const shape = ({ isMet, entries }: ExplainedGroup): unknown => [
  isMet,
  ...entries.map((entry) => (isExplainedGroup(entry) ? shape(entry) : [entry.isMet, entry.standing, entry.answer])),
]
const conditions = (...given: Parameters<typeof why>) => why(...given).rules.map((each) => shape(each.conditions))

describe('a rule', () => {
  test('is told by its conditions, each with what it compares', () => {
    const adultAndB = rule('show', ['why'], group('AND', when('age', 'ge', 18), when('pick', 'eq', 'b')))
    expect(conditions([adultAndB], { age: 20, pick: 'a' })).toEqual([
      [false, [true, 'answered', 20], [false, 'answered', 'a']],
    ])
    expect(conditions([adultAndB], { age: 20, pick: 'b' })).toEqual([
      [true, [true, 'answered', 20], [true, 'answered', 'b']],
    ])
  })

  test('keeps its groups, and one without conditions decides nothing', () => {
    const nested = rule('hide', ['why'], group('OR', group('AND'), group('AND', when('age', 'isNull'))))
    expect(conditions([nested])).toEqual([[true, [null], [true, [true, 'open', undefined]]]])
    const empty = rule('show', ['why'], group('AND'))
    expect(why([empty])).toMatchObject({ rules: [{ conditions: { isMet: null } }], hidden: [] })
  })

  test('says why an answer does not count', () => {
    const rules = [
      rule('show', ['age'], when('pick', 'eq', 'b')),
      rule('show', ['why'], when('age', 'ne', 3)),
      rule('show', ['more'], when('gone', 'isNull')),
      rule('show', ['more'], when('pick', 'notNull')),
      rule('show', ['more'], whenAt('grid', 'r2', 'eq', 'a')),
    ]
    expect(conditions(rules, { pick: 7, age: 20, grid: { r1: 'a' } })).toEqual([
      [false, [false, 'unread', undefined]],
      [false, [false, 'hidden', undefined]],
      [true, [true, 'missing', undefined]],
      [false, [false, 'unread', undefined]],
      [false, [false, 'open', undefined]],
    ])
  })

  test('decides about questions, not about page breaks and what is gone', () => {
    const { rules } = why([rule('show', ['fold', 'gone', 'why'], when('pick', 'eq', 'b'))], { pick: 'b' })
    expect(rules).toMatchObject([{ number: 1, targets: [{ questionId: 'why', type: 'show', isShown: true }] }])
  })

  test('in a circle is read as each of its targets sees it', () => {
    const circle = [
      rule('show', ['age', 'more'], when('pick', 'notNull')),
      rule('show', ['pick'], when('age', 'notNull')),
    ]
    const { rules } = why(circle, { pick: 'a', age: 3 })
    expect(
      rules.map(({ number, targets, conditions }) => [
        number,
        targets.map((each) => each.questionId),
        shape(conditions),
      ]),
    ).toEqual([
      [1, ['age'], [false, [false, 'circular', undefined]]],
      [1, ['more'], [false, [false, 'hidden', undefined]]],
      [2, ['pick'], [false, [false, 'circular', undefined]]],
    ])
  })
})

describe('a hidden question', () => {
  const numbers = ({ hidden }: Why) =>
    hidden.map(({ questionId, rules }) => [questionId, rules.map((each) => each.number)])
  const rules = [
    rule('show', ['why'], when('pick', 'eq', 'a')),
    rule('show', ['why'], when('pick', 'eq', 'b')),
    rule('hide', ['why', 'more'], when('age', 'lt', 18)),
  ]

  test('names the rules that would show it, or those that hide it whatever these say', () => {
    expect(numbers(why(rules))).toEqual([['why', [1, 2]]])
    expect(numbers(why(rules, { pick: 'a' }))).toEqual([])
    expect(numbers(why(rules, { pick: 'a', age: 3 }))).toEqual([
      ['why', [3]],
      ['more', [3]],
    ])
  })

  test('that a link fills in, or the author hides, has no rule to name', () => {
    const asked = [question('pick', 'single', { byLink: true }), question('why', 'text', { hidden: true })]
    expect(why([], {}, asked)).toEqual({ rules: [], hidden: [] })
    const byLink = [rule('show', ['why'], when('pick', 'eq', 'b'))]
    expect(conditions(byLink, { pick: 'b' }, asked)).toEqual([[true, [true, 'answered', 'b']]])
    expect(conditions(byLink, {}, asked)).toEqual([[false, [false, 'open', undefined]]])
  })
})

test('what is explained is what the engine does, in random forms with circles and hostile answers', () => {
  const tally = { hidden: 0, circular: 0 }
  fc.assert(
    fc.property(
      anyForm.chain((definition) => fc.tuple(fc.constant(definition), answersTo(definition))),
      ([definition, entries]) => {
        const compiled = compileForm(definition, testTypes, re2Patterns)
        const session = compiled.openSession(asSent(entries))
        const { rules, hidden } = whyShown(explainedForm(compiled, testTypes), session)
        const metOf = (id: string, type: 'show' | 'hide') =>
          rules
            .filter(({ targets }) => targets.some((target) => target.questionId === id && target.type === type))
            .flatMap(({ conditions: { isMet } }) => isMet ?? [])
        for (const { id, hidden: isHidden } of definition.questions) {
          if (isHidden) continue
          const shows = metOf(id, 'show')
          const isShown = !metOf(id, 'hide').includes(true) && (shows.length === 0 || shows.includes(true))
          expect(session.isVisible(id), id).toBe(isShown)
          expect(hidden.some(({ questionId }) => questionId === id)).toBe(!isShown)
        }
        tally.hidden += hidden.length
        tally.circular += rules.length > definition.rules.length ? 1 : 0
      },
    ),
    { seed, numRuns: 3000 },
  )
  expect(tally.hidden).toBeGreaterThan(500)
  expect(tally.circular).toBeGreaterThan(10)
})
