import { describe, expect, test } from 'vitest'
import { compileForm } from './compile.ts'
import type { Question, Rule } from './definition.ts'
import { noPatterns } from './no-patterns.ts'
import { choices, form, question, rule, when } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'

const context = { now: Date.parse('2026-01-01') }
const submit = (answers: unknown, questions: readonly Question[], rules: readonly Rule[] = []) =>
  compileForm(form(questions, rules), testTypes, noPatterns).submit(answers, context)

const required = { required: true }

describe('one question', () => {
  test.each<[string, Question, unknown, object]>([
    ['a good answer', question('q', 'text'), 'a', { ok: true, accepted: { q: 'a' } }],
    ['zero is an answer', question('q', 'number', required), 0, { ok: true, accepted: { q: 0 } }],
    ['the wrong shape', question('q', 'number'), '5', { ok: false, issues: { q: [{ code: 'malformed' }] } }],
    ['required and blank', question('q', 'text', required), ' ', { ok: false, issues: { q: [{ code: 'required' }] } }],
    ['required and null', question('q', 'text', required), null, { ok: false, issues: { q: [{ code: 'required' }] } }],
    ['optional and blank', question('q', 'text'), '', { ok: true, dropped: [{ questionId: 'q', reason: 'empty' }] }],
    ['optional and null', question('q', 'number'), null, { ok: true, dropped: [{ questionId: 'q', reason: 'empty' }] }],
    ['optional and not sent', question('q', 'text'), undefined, { ok: true }],
    [
      "the type's own rules, with parameters",
      question('q', 'number', { options: { min: 1, max: 5 } }),
      6,
      { ok: false, issues: { q: [{ code: 'number.outOfRange', params: { min: 1, max: 5 } }] } },
    ],
    [
      'a choice that is not offered',
      question('q', 'single', { options: choices('a') }),
      'b',
      { ok: false, issues: { q: [{ code: 'single.unknownChoice' }] } },
    ],
    [
      "the server's clock",
      question('q', 'date'),
      '2026-01-02',
      { ok: false, issues: { q: [{ code: 'date.inFuture' }] } },
    ],
    [
      'a hidden question',
      question('q', 'text', { hidden: true }),
      'a',
      { ok: true, dropped: [{ questionId: 'q', reason: 'hidden' }] },
    ],
    ['one for links', question('q', 'text', { byLink: true }), 'a', { ok: true, accepted: { q: 'a' } }],
    ['one for links that is required', question('q', 'text', { ...required, byLink: true }), undefined, { ok: true }],
    [
      'one for links, with what it refuses',
      question('q', 'number', { byLink: true, options: { min: 1, max: 5 } }),
      6,
      { ok: true, accepted: {}, dropped: [{ questionId: 'q', reason: 'refused' }] },
    ],
    [
      'one for links, in the wrong shape',
      question('q', 'number', { byLink: true }),
      '5',
      { ok: true, accepted: {}, dropped: [{ questionId: 'q', reason: 'refused' }] },
    ],
    ['a hidden required one', question('q', 'text', { ...required, hidden: true }), undefined, { ok: true }],
    [
      'a question that only shows',
      question('q', 'display', required),
      'a',
      { ok: true, dropped: [{ questionId: 'q', reason: 'display' }] },
    ],
    [
      'an unknown type keeps what was sent',
      question('q', 'new', required),
      { a: [1] },
      { ok: true, accepted: { q: { a: [1] } } },
    ],
    ['an unknown type is never required', question('q', 'new', required), undefined, { ok: true }],
    [
      'options the type refuses let nothing in',
      question('q', 'single', { options: null }),
      'a',
      { ok: false, issues: { q: [{ code: 'malformed' }] } },
    ],
  ])('%s', (_, asked, answer, expected) => {
    const answers = answer === undefined ? {} : { q: answer }
    expect(submit(answers, [asked])).toEqual({ accepted: {}, issues: {}, dropped: [], ...expected })
  })
})

test('foreign keys are dropped and recorded, server-owned names among them', () => {
  const answers = { q: 'a', id: 7, serialNumber: 1, k: 'child' }
  const questions = [question('q', 'text'), question('r', 'rows', { children: [question('k', 'text')] })]
  expect(submit(answers, questions)).toEqual({
    ok: true,
    accepted: { q: 'a' },
    issues: {},
    dropped: [
      { questionId: 'id', reason: 'unknown' },
      { questionId: 'serialNumber', reason: 'unknown' },
      { questionId: 'k', reason: 'unknown' },
    ],
  })
})

describe('rules', () => {
  const a = question('a', 'text')
  const b = question('b', 'text', required)
  const c = question('c', 'text', required)

  test('show hides its target until the conditions hold', () => {
    const rules = [rule('show', ['b'], when('a', 'eq', 'yes'))]
    expect(submit({ a: 'no', b: 'x' }, [a, b], rules)).toMatchObject({
      ok: true,
      accepted: { a: 'no' },
      dropped: [{ questionId: 'b', reason: 'hidden' }],
    })
    expect(submit({ a: 'yes' }, [a, b], rules).issues).toEqual({ b: [{ code: 'required' }] })
    expect(submit({ a: 'yes', b: 'x' }, [a, b], rules).accepted).toEqual({ a: 'yes', b: 'x' })
  })

  test('hide shows its target until the conditions hold', () => {
    const rules = [rule('hide', ['b'], when('a', 'eq', 'yes'))]
    expect(submit({ a: 'yes' }, [a, b], rules).ok).toBe(true)
    expect(submit({ a: 'no' }, [a, b], rules).ok).toBe(false)
  })

  test('of several rules one true show is enough and one true hide wins', () => {
    const shows = [rule('show', ['b'], when('a', 'eq', 'x')), rule('show', ['b'], when('a', 'eq', 'y'))]
    const visible = (answer: string, rules: readonly Rule[]) =>
      submit({ a: answer }, [a, b], rules).issues.b !== undefined
    expect(visible('x', shows)).toBe(true)
    expect(visible('y', shows)).toBe(true)
    expect(visible('z', shows)).toBe(false)
    const both = [...shows, rule('hide', ['b'], when('a', 'eq', 'y')), rule('hide', ['b'], when('a', 'eq', 'w'))]
    expect(visible('x', both)).toBe(true)
    expect(visible('y', both)).toBe(false)
    expect(visible('w', both)).toBe(false)
  })

  test('what hangs on a hidden question goes with it, even "is not"', () => {
    const rules = [rule('show', ['b'], when('a', 'eq', 'yes')), rule('show', ['c'], when('b', 'ne', 'x'))]
    expect(submit({ a: 'no', b: 'y', c: 'z' }, [a, b, c], rules)).toMatchObject({
      ok: true,
      accepted: { a: 'no' },
      dropped: [
        { questionId: 'b', reason: 'hidden' },
        { questionId: 'c', reason: 'hidden' },
      ],
    })
  })

  test('a rule may read a question further down', () => {
    const rules = [rule('show', ['b'], when('c', 'eq', 'yes'))]
    const outcome = submit({ b: '1', c: 'yes' }, [b, c], rules)
    expect(outcome.accepted).toEqual({ b: '1', c: 'yes' })
    // Stored answers keep the order of the form, whatever the order of judging or sending.
    expect(Object.keys(submit({ c: 'yes', b: '1', foreign: 1 }, [b, c], rules).accepted)).toEqual(['b', 'c'])
  })

  test('a malformed answer counts as not given, one that breaks a rule of its type counts', () => {
    const number = question('n', 'number', { options: { max: 5 } })
    const rules = [rule('show', ['b'], when('n', 'notNull'))]
    expect(submit({ n: 'x' }, [number, b], rules).issues).toEqual({ n: [{ code: 'malformed' }] })
    expect(Object.keys(submit({ n: 9 }, [number, b], rules).issues)).toEqual(['n', 'b'])
  })

  test('questions in a cycle are judged as if the others had no answer', () => {
    const rules = [rule('show', ['a'], when('b', 'notNull')), rule('hide', ['b'], when('a', 'notNull'))]
    expect(submit({ a: 'x', b: 'y' }, [a, b], rules)).toMatchObject({
      accepted: { b: 'y' },
      dropped: [{ questionId: 'a', reason: 'hidden' }],
    })
    expect(submit({ a: 'x' }, [a], [rule('show', ['a'], when('a', 'isNull'))]).accepted).toEqual({ a: 'x' })
  })

  test('rules on page breaks, missing questions and rules without conditions change nothing', () => {
    const rules = [
      rule('hide', ['p', 'gone'], when('a', 'isNull')),
      { ...rule('hide', ['a'], when('a', 'isNull')), conditionList: [] },
    ]
    expect(submit({ a: 'x' }, [a, question('p', 'page-break')], rules).accepted).toEqual({ a: 'x' })
  })
})

describe('rows', () => {
  const rows = question('r', 'rows', {
    options: { maxRows: 2 },
    children: [
      question('name', 'text', { required: true, options: { maxLength: 3 } }),
      question('age', 'number'),
      question('note', 'display'),
      question('secret', 'text', { hidden: true }),
    ],
  })
  const rowsOf = (answer: unknown) => submit({ r: answer }, [rows])

  test('children are judged row by row with their own validators', () => {
    const { issues } = rowsOf([{ name: 'Ann', age: 3 }, { age: 'old' }])
    expect(issues.r).toEqual([
      { code: 'required', path: [1, 'name'] },
      { code: 'malformed', path: [1, 'age'] },
    ])
    expect(rowsOf([{ name: 'Anna' }]).issues.r).toEqual([
      { code: 'text.tooLong', params: { max: 3 }, path: [0, 'name'] },
    ])
  })

  test('the container counts its rows, before the issues of children', () => {
    expect(rowsOf([{ name: 'a' }, { name: 'b' }, {}]).issues.r).toEqual([
      { code: 'rows.tooMany', params: { max: 2 } },
      { code: 'required', path: [2, 'name'] },
    ])
  })

  test('foreign, hidden, display and empty cells are left out', () => {
    const answers = { r: [{ name: 'a', age: null, note: 'n', secret: 's', id: 1 }, { name: 'b' }] }
    expect(submit(answers, [rows]).accepted).toEqual({ r: [{ name: 'a' }, { name: 'b' }] })
    expect(answers.r[0]).toHaveProperty('secret')
  })

  test.each([[5], ['x'], [{}], [[1]], [[[]]], [[null]]])('%j are no rows', (answer) => {
    expect(rowsOf(answer).issues.r).toEqual([{ code: 'malformed' }])
  })

  test('a child may be named like an inherited property', () => {
    const odd = question('r', 'rows', { children: [question('constructor', 'text'), question('toString', 'number')] })
    expect(submit({ r: [{ id: 1, x: 2 }] }, [odd]).accepted).toEqual({ r: [{}] })
    expect(submit({ r: [{ constructor: 'a' }] }, [odd]).accepted).toEqual({ r: [{ constructor: 'a' }] })
  })

  test('no rows are no answer', () => {
    expect(rowsOf([])).toMatchObject({ ok: true, accepted: {}, dropped: [{ questionId: 'r', reason: 'empty' }] })
    expect(submit({ r: [] }, [{ ...rows, required: true }]).issues.r).toEqual([{ code: 'required' }])
  })
})

test('nothing of one submission shows in the next', () => {
  const compiled = compileForm(
    form([question('a', 'text'), question('b', 'text')], [rule('show', ['b'], when('a', 'notNull'))]),
    testTypes,
    noPatterns,
  )
  expect(compiled.submit({ a: 'x', b: 'y' }, context).accepted).toEqual({ a: 'x', b: 'y' })
  expect(compiled.submit({ b: 'y' }, context).accepted).toEqual({})
  expect(compiled.submit({ a: 7, b: 'y' }, context).accepted).toEqual({})
  expect(compiled.submit({}, context)).toEqual({ ok: true, accepted: {}, issues: {}, dropped: [] })

  const bounded = compileForm(form([question('n', 'number', { options: { max: 5 } })]), testTypes, noPatterns)
  expect(bounded.submit({ n: 3 }, context).accepted).toEqual({ n: 3 })
  expect(bounded.submit({ n: 9 }, context).accepted).toEqual({})
  expect(bounded.submit({}, context).accepted).toEqual({})
})

test('nothing of a refused submission is accepted', () => {
  const outcome = submit({ a: 'x', n: 'y', foreign: 1 }, [question('a', 'text'), question('n', 'number')])
  expect(outcome).toEqual({
    ok: false,
    accepted: {},
    issues: { n: [{ code: 'malformed' }] },
    dropped: [{ questionId: 'foreign', reason: 'unknown' }],
  })
})

test('accepted is not the object that came in', () => {
  const answers = { a: 'x' }
  const { accepted } = submit(answers, [question('a', 'text')])
  accepted.a = 'changed'
  expect(answers.a).toBe('x')
})
