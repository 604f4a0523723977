import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileForm } from './compile.ts'
import { updateQuestion } from './edit.ts'
import { re2Patterns } from './pattern-re2.ts'
import { seed } from './testing/arbitrary.ts'
import { form, question, rule, when } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'

const context = { now: Date.parse('2026-01-01') }
const runs = 20_000

const ids = ['constructor', '__proto__', 'toString', 'text', 'number', 'multiple', 'date', 'rows', 'raw', 'throwing']
const definition = form(
  [
    question('constructor', 'text'),
    question('__proto__', 'unheard-of'),
    question('toString', 'single'),
    question('text', 'text', { required: true, options: { pattern: '^(a+)+$' } }),
    question('number', 'number'),
    question('multiple', 'multiple'),
    question('date', 'date'),
    question('rows', 'rows', {
      children: [
        question('__proto__x', 'unheard-of'),
        question('hasOwnProperty', 'text'),
        question('cell', 'multiple'),
      ],
    }),
    question('raw', 'unheard-of'),
    question('throwing', 'throwing'),
    question('show', 'display'),
  ],
  [rule('show', ['number'], when('throwing', 'eq', 'x')), rule('hide', ['raw'], when('__proto__', 'notNull'))],
)
const compiled = compileForm(definition, testTypes, re2Patterns)
const lenient = compileForm(
  updateQuestion(definition, 'text', (old) => ({ ...old, required: false })),
  testTypes,
  re2Patterns,
)

const key = fc.constantFrom(...ids, 'show', 'hasOwnProperty', 'cell', 'valueOf', 'prototype', 'x')
const junk = fc.oneof(
  fc.anything({
    key,
    maxDepth: 4,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
  fc.jsonValue(),
  fc.constantFrom<unknown>('boom', Symbol('s'), () => 1, Number.NaN, [[[[{}]]]], [{ __proto__: { cell: ['a'] } }]),
)
const sent = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(key, junk, { noNullPrototype: false }) },
  // As JSON.parse makes it: own keys that name the prototype.
  {
    weight: 2,
    arbitrary: fc.jsonValue().map((value): unknown => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`)),
  },
  { weight: 1, arbitrary: junk },
)

const prototypes = () =>
  [Object.prototype, Array.prototype, Function.prototype].map((prototype) => Reflect.ownKeys(prototype).length)

test('submit answers whatever it is sent, keeps only what it knows and touches no prototype', () => {
  const before = prototypes()
  let accepted = 0
  fc.assert(
    fc.property(sent, (answers) => {
      // Whole, and key by key so that one bad answer does not hide what becomes of the others.
      const own = typeof answers === 'object' && answers !== null ? Object.entries(answers) : []
      for (const attempt of [answers, ...own.map((entry) => Object.fromEntries([entry]))]) {
        const outcome = lenient.submit(attempt, context)
        expect(prototypes()).toEqual(before)
        expect(Object.getPrototypeOf(outcome.accepted)).toBe(Object.prototype)
        expect(Object.getPrototypeOf(outcome.issues)).toBe(Object.prototype)
        for (const id of Reflect.ownKeys(outcome.accepted)) expect(ids).toContain(id)
        expect(outcome.ok).toBe(Object.keys(outcome.issues).length === 0)
        // What is stored is JSON and reads back as itself.
        const stored = JSON.stringify(outcome.accepted)
        expect(JSON.stringify(JSON.parse(stored))).toBe(stored)
        accepted += Object.keys(outcome.accepted).length
      }

      const session = lenient.openSession()
      if (typeof answers === 'object' && answers !== null && !Array.isArray(answers)) {
        // A session takes answers one by one; the casts stand for callers without types.
        for (const [id, answer] of Object.entries(answers)) session.set(id, answer as never)
        session.validate(context)
        for (const id of ids) session.title(id, 'en', () => '')
      }
    }),
    { seed, numRuns: runs },
  )
  console.info(`hostile: seed ${seed}, ${runs} submissions, ${accepted} answers accepted among them`)
  expect(accepted).toBeGreaterThan(500)
}, 240_000)

test.each([
  ['no object', 5],
  ['a list', [{ text: 'a' }]],
  ['null', null],
  ['undefined', undefined],
  ['a text', '{"text":"a"}'],
])('%s is not a submission', (_, answers) => {
  expect(compiled.submit(answers, context)).toEqual({
    ok: false,
    accepted: {},
    issues: { '': [{ code: 'malformed' }] },
    dropped: [],
  })
})

test('an object that throws when read is not a submission', () => {
  const trap = {
    get text(): string {
      throw new Error('trap')
    },
  }
  expect(compiled.submit(trap, context).issues).toEqual({ '': [{ code: 'malformed' }] })
})

test('nesting too deep for the stack is malformed', () => {
  const depth = 200_000
  const deep: unknown = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)
  let deeper: unknown = []
  for (let level = 0; level < depth; level++) deeper = [deeper]
  const outcome = compiled.submit({ text: 'a', raw: deeper, rows: deep, multiple: deeper }, context)
  expect(outcome.issues).toEqual({
    raw: [{ code: 'malformed' }],
    rows: [{ code: 'malformed' }],
    multiple: [{ code: 'malformed' }],
  })
})

test('inherited properties are no answers', () => {
  const outcome = compiled.submit(Object.create({ number: 1, text: 'a' }), context)
  expect(outcome.accepted).toEqual({})
  expect(outcome.issues).toEqual({ text: [{ code: 'required' }] })
})

test('an answer to an unknown type is kept up to 64 KB of JSON', () => {
  const fits = 'é'.repeat((65_536 - 2) / 2)
  expect(compiled.submit({ text: 'a', raw: fits }, context).accepted).toEqual({ text: 'a', raw: fits })
  expect(compiled.submit({ text: 'a', raw: `${fits}e` }, context).issues).toEqual({ raw: [{ code: 'malformed' }] })
})

test('a flood of foreign keys and rows stays small in the outcome', () => {
  const flood = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`${'k'.repeat(500)}${at}`, at]))
  const { dropped } = compiled.submit({ ...flood, text: 'a' }, context)
  expect(dropped).toHaveLength(100)
  expect(Math.max(...dropped.map(({ questionId }) => questionId.length))).toBe(64)

  const strict = compileForm(
    form([
      question('rows', 'rows', { options: { maxRows: 5_000 }, children: [question('c', 'text', { required: true })] }),
    ]),
    testTypes,
    re2Patterns,
  )
  const empties = (count: number) => ({ rows: Array.from({ length: count }, () => ({})) })
  expect(strict.submit(empties(1_000), context).issues.rows).toHaveLength(100)
  expect(strict.submit(empties(2_001), context).issues.rows).toEqual([{ code: 'malformed' }])
})

test('an author pattern that would backtrack for ever elsewhere takes linear time', () => {
  const start = performance.now()
  expect(compiled.submit({ text: `${'a'.repeat(199)}!` }, context).ok).toBe(false)
  // For ever and at once are told apart by far, also on a machine that does something else.
  expect(performance.now() - start).toBeLessThan(5000)
})

test('a type that breaks its promise and throws refuses the answer, and the rest of the form lives', () => {
  const outcome = compiled.submit({ text: 'a', throwing: 'x', date: '2024-05-01' }, context)
  expect(outcome.issues).toEqual({ throwing: [{ code: 'malformed' }] })
  expect(compiled.submit({ text: 'a', date: '2024-05-01' }, context).accepted).toEqual({
    text: 'a',
    date: '2024-05-01',
  })
  expect(compiled.submit({ text: 'a', throwing: 'boom' }, context).issues).toEqual({
    throwing: [{ code: 'malformed' }],
  })
})
