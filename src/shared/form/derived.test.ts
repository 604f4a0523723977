// Answers that are worked out of others: the same in the session and on the server, whatever is sent.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileFormula } from '../formula/formula.ts'
import { type CompiledForm, compileForm } from './compile.ts'
import type { FormDefinition, Json } from './definition.ts'
import { findingsOf } from './findings.ts'
import { noPatterns } from './no-patterns.ts'
import type { ResolveType, TypeRuntime, TypeValidator } from './question-type.ts'
import { form, question, rule, when } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'

const calculation: TypeValidator<{ readonly formula: string }, number> = {
  is: (answer): answer is number => typeof answer === 'number',
  prepare: () => () => [],
  derive: ({ formula }) => {
    const compiled = compileFormula(formula)
    if ('problem' in compiled) return null
    return {
      sources: compiled.references,
      answer: (operands, { now }) => {
        const made = compiled.run(operands, { now, timeZone: 'UTC' })
        return 'value' in made && typeof made.value === 'number' ? made.value : undefined
      },
    }
  },
}
const runtime: TypeRuntime = {
  traits: { collects: true, flow: 'none', container: 'none', operators: ['isNull', 'notNull', 'gt'] },
  // Erased as in the registry.
  validator: calculation as unknown as TypeValidator<never, never>,
}
const resolve: ResolveType = (type) => (type === 'calc' ? runtime : testTypes(type))
const compile = (definition: FormDefinition): CompiledForm => compileForm(definition, resolve, noPatterns)

const number = (id: string) => question(id, 'number')
const calc = (id: string, formula: string, rest = {}) => question(id, 'calc', { options: { formula }, ...rest })
const context = { now: Date.UTC(2026, 0, 31) }

test('a session works it out when what it reads changes, also by way of another', () => {
  const session = compile(
    form([calc('total', '{sum} * 2'), calc('sum', '{a} + {b}'), number('a'), number('b')]),
  ).openSession({ a: 1, total: 99 })
  expect(session.answer('total')).toBe(2)
  const heard: unknown[] = []
  session.subscribe('total', () => heard.push(session.answer('total')))
  session.set('b', 4)
  expect(heard).toEqual([10])
  session.set('total', 7)
  expect(session.answers()).toEqual({ a: 1, b: 4, sum: 5, total: 10 })
})

test('the server works it out again: what was sent counts for nothing, and what was not sent is there', () => {
  const { submit } = compile(form([number('a'), calc('twice', '{a} * 2', { required: true })]))
  expect(submit({ a: 3, twice: 1_000_000 }, context)).toMatchObject({ ok: true, accepted: { a: 3, twice: 6 } })
  expect(submit({ a: 3 }, context).accepted).toEqual({ a: 3, twice: 6 })
  expect(submit({ a: 3, stranger: 1 }, context).accepted).toEqual({ a: 3, twice: 6 })
})

test('nobody is asked for a result that is missing', () => {
  const { submit, openSession } = compile(form([number('a'), calc('none', '1 / {a}', { required: true })]))
  expect(submit({}, context)).toMatchObject({ ok: true, accepted: {} })
  expect(openSession().validate(context)).toEqual({})
})

test('what is hidden is not read, and what is read can hide', () => {
  const definition = form(
    [number('a'), number('b'), calc('sum', '{a} + {b}'), number('extra')],
    [rule('hide', ['b'], when('a', 'gt', 10)), rule('show', ['extra'], when('sum', 'gt', 15))],
  )
  const compiled = compile(definition)
  const session = compiled.openSession({ a: 9, b: 8 })
  expect([session.answer('sum'), session.isVisible('extra')]).toEqual([17, true])
  session.set('a', 11)
  expect([session.answer('sum'), session.isVisible('extra')]).toEqual([11, false])
  expect(compiled.submit(session.answers(), context).accepted).toEqual({ a: 11, sum: 11 })
})

test('a formula of what is gone, or of itself, is found before anybody answers; a circle too', () => {
  const codes = (...questions: Parameters<typeof form>[0]) =>
    findingsOf(form(questions), resolve, noPatterns).map(({ code }) => code)
  expect(codes(number('a'), calc('sum', '{gone} + {a}'))).toEqual(['question.missingSource'])
  expect(codes(number('a'), calc('sum', '{sum} + {a}'))).toEqual(['question.missingSource'])
  expect(codes(number('a'), calc('one', '{two}'), calc('two', '{one}'))).toEqual(['rule.cycle'])
  expect(codes(number('a'), calc('sum', '{a}'))).toEqual([])
})

test('a formula of an answer that nothing can be reckoned with is pointed out', () => {
  const mute: typeof resolve = (id) => {
    const runtime = resolve(id)
    return runtime && id === number('a').type
      ? { ...runtime, traits: { ...runtime.traits, operators: ['isNull', 'notNull'] } }
      : runtime
  }
  expect(findingsOf(form([number('a'), calc('sum', '{a} + 1')]), mute, noPatterns)).toMatchObject([
    { severity: 'warning', code: 'question.unreadableSource', questionId: 'sum', params: { source: 'a' } },
  ])
})

test('browser and server agree on forms of any shape, in circles and with rules, after any changes', () => {
  const ids = ['q0', 'q1', 'q2', 'q3', 'q4', 'q5']
  const id = fc.constantFrom(...ids)
  const questions = fc.tuple(
    ...ids.map((own) =>
      fc.oneof(
        fc.constant(number(own)),
        fc.tuple(id, id).map(([a, b]) => calc(own, `{${a}} + {${b}} * 2`)),
        id.map((a) => calc(own, `IF({${a}} > 5, {${a}} - 5, 1 / {${a}})`)),
      ),
    ),
  )
  const rules = fc.array(
    fc.tuple(id, fc.integer({ min: 0, max: 9 }), fc.constantFrom<'show' | 'hide'>('show', 'hide'), id),
    { maxLength: 3 },
  )
  const changes = fc.array(fc.tuple(id, fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined })), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(questions, rules, changes, (asked, ruled, changed) => {
      const compiled = compile(
        form(
          asked,
          ruled.map(([source, value, type, target]) => rule(type, [target], when(source, 'gt', value))),
        ),
      )
      const session = compiled.openSession()
      const given: Record<string, Json> = {}
      for (const [changedId, answer] of changed) {
        session.set(changedId, answer)
        if (answer === undefined) delete given[changedId]
        else given[changedId] = answer
        const shown = Object.fromEntries(
          ids.flatMap((each) => (session.given(each) === undefined ? [] : [[each, session.given(each)]])),
        )
        expect(compiled.submit(given, context).accepted).toEqual(shown)
      }
    }),
    { seed: 20_260_801, numRuns: 1500 },
  )
})
