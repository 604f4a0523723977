// Read-only questions with a default: the same answer in the session and on the server, whatever is sent.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileForm } from './compile.ts'
import type { Json, Question } from './definition.ts'
import { findingsOf } from './findings.ts'
import { noPatterns } from './no-patterns.ts'
import type { ResolveType, TypeRuntime, TypeValidator } from './question-type.ts'
import { form, question, rule, when } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'

interface Options {
  readonly fixed?: boolean
  readonly longest?: number
}
const line: TypeValidator<Options, string> = {
  is: (answer): answer is string => typeof answer === 'string',
  isEmpty: (answer) => answer.trim() === '',
  prepare:
    ({ longest = 20 }) =>
    (answer) =>
      answer.length > longest ? [{ code: 'line.tooLong' }] : [],
  isFixed: ({ fixed }) => fixed === true,
}
const runtime: TypeRuntime = {
  traits: { collects: true, flow: 'none', container: 'none', operators: ['isNull', 'notNull', 'eq'] },
  // Erased as in the registry.
  validator: line as unknown as TypeValidator<never, never>,
}
const resolve: ResolveType = (type) => (type === 'line' ? runtime : testTypes(type))
const context = { now: Date.UTC(2026, 0, 31) }
const fixed = (id: string, rest: Partial<Question> = {}) =>
  question(id, 'line', { options: { fixed: true }, default: 'CN', ...rest })
const compile = (...questions: Parameters<typeof form>) => compileForm(form(...questions), resolve, noPatterns)

test('what is sent, whatever it is, never goes before the default, and its absence neither', () => {
  const { submit } = compile([fixed('country', { required: true }), question('b', 'number')])
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.string(), fc.constant(undefined)), fc.option(fc.nat(9)), (sent, b) => {
      const answers = { ...(sent !== undefined && { country: sent }), ...(b !== null && { b }) }
      const { ok, accepted, issues } = submit(answers, context)
      expect([ok, issues]).toEqual([true, {}])
      expect(accepted).toEqual({ country: 'CN', ...(b !== null && { b }) })
    }),
    { seed: 20_261_123, numRuns: 2000 },
  )
})

test('the page takes no other either, from a draft, a link or a hand', () => {
  const session = compile([fixed('country')]).openSession({ country: 'DE' })
  session.set('country', 'FR')
  session.set('country', undefined)
  expect(session.answers()).toEqual({ country: 'CN' })
})

test('rules and what they hide see the default, not what was sent', () => {
  const compiled = compile(
    [fixed('country'), fixed('shown', { default: 'yes' }), question('vat', 'number')],
    [rule('show', ['vat'], when('country', 'eq', 'DE')), rule('hide', ['shown'], when('country', 'eq', 'CN'))],
  )
  const sent = { country: 'DE', vat: 19, shown: 'yes' }
  expect(compiled.submit(sent, context)).toMatchObject({ ok: true, accepted: { country: 'CN' } })
  const session = compiled.openSession(sent)
  expect([session.isVisible('vat'), session.isVisible('shown')]).toEqual([false, false])
})

test('where links may bring an answer, what was sent is judged like any other', () => {
  for (const open of [{ name: 'from' }, { byLink: true }] as const) {
    const { submit } = compile([fixed('country', open)])
    expect(submit({ country: 'DE' }, context).accepted).toEqual({ country: 'DE' })
    expect(submit({}, context).accepted).toEqual({})
  }
})

test('without a default, or not read-only, it is asked for as ever', () => {
  const { default: _none, ...open } = fixed('a', { required: true })
  const { submit } = compile([open, fixed('b', { options: {}, required: true })])
  expect(submit({}, context).issues).toEqual({ a: [{ code: 'required' }], b: [{ code: 'required' }] })
  expect(submit({ a: 'x', b: 'y' }, context).accepted).toEqual({ a: 'x', b: 'y' })
})

test('a default the question refuses is stored by nobody, asked of nobody, and found before publishing', () => {
  for (const wrong of ['far too long', 7, ' '] as const satisfies readonly Json[]) {
    const questions = [fixed('country', { options: { fixed: true, longest: 3 }, default: wrong, required: true })]
    const { submit, openSession } = compile(questions)
    expect(submit({ country: 'DE' }, context)).toMatchObject({ ok: true, accepted: {} })
    expect(openSession().validate(context)).toEqual({})
    expect(findingsOf(form(questions), resolve, noPatterns).map(({ code }) => code)).toContain(
      'question.defaultRefused',
    )
  }
})
