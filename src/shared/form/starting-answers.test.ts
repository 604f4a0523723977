import { expect, test } from 'vitest'
import { compileForm } from './compile.ts'
import type { Json, Question } from './definition.ts'
import { differencesOf } from './differences.ts'
import { duplicateQuestion } from './edit.ts'
import { findingsOf } from './findings.ts'
import { noPatterns } from './no-patterns.ts'
import { defaultAnswers } from './starting-answers.ts'
import { choices, form, question } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'
import { upgradeDefinition } from './upgrade.ts'

const now = { now: Date.UTC(2026, 5, 15) }
const startOf = (...questions: Question[]) => defaultAnswers(compileForm(form(questions), testTypes, noPatterns), now)
const codes = (...questions: Question[]) =>
  findingsOf(form(questions), testTypes, noPatterns).map(({ code, questionId }) => `${code} @${questionId}`)

test('a form begins with the defaults of its questions, and the server takes them as they are', () => {
  const questions = [
    question('a', 'text', { default: 'Ann' }),
    question('b', 'number', { options: { max: 5 }, default: 3 }),
    question('c', 'text'),
  ]
  expect(startOf(...questions)).toEqual({ a: 'Ann', b: 3 })
  const compiled = compileForm(form(questions), testTypes, noPatterns)
  expect(compiled.submit(startOf(...questions), now)).toMatchObject({ ok: true, accepted: { a: 'Ann', b: 3 } })
})

test('a type may begin with what depends on the moment; a default goes first, and what is refused is not begun with', () => {
  expect(
    startOf(
      question('a', 'date', { options: { offset: 0 } }),
      question('b', 'date', { options: { offset: -3 }, default: '2026-01-01' }),
      question('c', 'date', { options: { offset: 5 } }),
      question('d', 'date', { options: {} }),
      question('e', 'throwing', { options: {} }),
    ),
  ).toEqual({ a: '2026-06-15', b: '2026-01-01' })
})

test('what a question refuses, cannot read, or collects not at all is no answer to begin with', () => {
  expect(
    startOf(
      question('a', 'number', { options: { max: 5 }, default: 9 }),
      question('b', 'number', { default: 'nine' }),
      question('c', 'text', { default: ' ' }),
      question('d', 'display', { default: 'x' }),
      question('e', 'unheard-of', { default: 'x' }),
    ),
  ).toEqual({})
})

test('a default the question refuses, and a name two questions or the page have, stop publishing', () => {
  expect(codes(question('a', 'number', { title: { en: 'A' }, options: { max: 5 }, default: 9 }))).toEqual([
    'question.defaultRefused @a',
  ])
  const named = (id: string, name: string) => question(id, 'text', { title: { en: id }, name })
  expect(codes(named('a', 'order'), named('b', 'order'), named('c', 'lang'), named('d', 'a'))).toEqual([
    'question.nameTaken @b',
    'question.nameTaken @c',
    'question.nameTaken @d',
  ])
  expect(codes(named('a', 'order'), question('b', 'text', { title: { en: 'B' }, default: 'x' }))).toEqual([])
})

test('a copy has the default with its own options, and no name of its own', () => {
  const original = question('s', 'single', { options: choices('o1', 'o2'), default: 'o2', name: 'colour' })
  const { definition, id } = duplicateQuestion(form([original]), 's')
  const copy = definition.questions.find((each) => each.id === id)
  expect(copy?.name).toBeUndefined()
  expect(JSON.stringify(copy?.options)).toContain(`"${String(copy?.default)}"`)
  expect(copy?.default).not.toBe('o2')
})

test('a default goes through the steps of its type with the options beside it, once', () => {
  const stepsOf = (type: string) =>
    type === 'number' ? [{ name: 'cents', answer: (answer: unknown) => Number(answer) * 100 }] : []
  const once = upgradeDefinition(form([question('n', 'number', { default: 3 })]), stepsOf)
  expect(once.questions[0]).toMatchObject({ default: 300, step: 1 })
  expect(upgradeDefinition(once, stepsOf)).toEqual(once)
})

test('another default or name is another setting', () => {
  const [plain, given] = [form([question('a', 'text')]), form([question('a', 'text', { default: 'x' })])]
  expect(differencesOf(plain, given)).toMatchObject([{ kind: 'changed', parts: ['settings'] }])
})

test('rows given beforehand may leave open what respondents have to give, but hold nothing that is refused', () => {
  const rows = (given: Json) =>
    question('r', 'rows', {
      default: given,
      children: [question('k1', 'text'), question('k2', 'number', { required: true, options: { max: 5 } })],
    })
  const left = [{ k1: 'Apples' }, { k1: 'Pears', k2: 2 }]
  expect(startOf(rows(left))).toEqual({ r: left })
  expect(codes(rows(left))).not.toContain('question.defaultRefused @r')
  expect(startOf(rows([{ k1: 'Apples', k2: 9 }]))).toEqual({})
  expect(compileForm(form([rows(left)]), testTypes, noPatterns).submit({ r: left }, now)).toMatchObject({ ok: false })
})

test('a copy has rows given beforehand for its own questions and with their own options', () => {
  const original = question('r', 'rows', {
    default: [{ k1: 'o2', k2: 'o2 itself' }],
    children: [question('k1', 'single', { options: choices('o1', 'o2') }), question('k2', 'text')],
  })
  const { definition, id } = duplicateQuestion(form([original]), 'r')
  const copy = definition.questions.find((each) => each.id === id)
  const [choice, words] = copy?.children ?? []
  const start = defaultAnswers(compileForm(definition, testTypes, noPatterns), now)
  expect(start).toMatchObject({ r: [{ k1: 'o2' }] })
  expect(JSON.stringify(start[id ?? ''])).not.toMatch(/"k1"|"k2"|"o2"/)
  expect(start[id ?? '']).toEqual([{ [choice?.id ?? '']: expect.any(String), [words?.id ?? '']: 'o2 itself' }])
})

test('rows given beforehand go through the steps of what they answer, once', () => {
  const stepsOf = (type: string) =>
    type === 'number' ? [{ name: 'cents', answer: (answer: unknown) => Number(answer) * 100 }] : []
  const rows = question('r', 'rows', {
    default: [{ n: 3, t: 'x' }],
    children: [question('n', 'number'), question('t', 'text')],
  })
  const once = upgradeDefinition(form([rows]), stepsOf)
  expect(once.questions[0]?.default).toEqual([{ n: 300, t: 'x' }])
  expect(upgradeDefinition(once, stepsOf)).toEqual(once)
})
