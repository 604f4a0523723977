import { describe, expect, test, vi } from 'vitest'
import { compileForm } from './compile.ts'
import type { Answers, Json, Question, Rule } from './definition.ts'
import { noPatterns } from './no-patterns.ts'
import { form, question, rule, when } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'

const context = { now: Date.parse('2026-01-01') }
const compile = (questions: readonly Question[], rules: readonly Rule[] = []) =>
  compileForm(form(questions, rules), testTypes, noPatterns)
const open = (questions: readonly Question[], rules: readonly Rule[] = [], initial?: Answers) =>
  compile(questions, rules).openSession(initial)
const format = (_: Question, answer: Json) => String(answer)

const a = question('a', 'text')
const b = question('b', 'text', { required: true })
const c = question('c', 'text')
const chain = [rule('show', ['b'], when('a', 'notNull')), rule('show', ['c'], when('b', 'eq', 'on'))]

test('answers are kept while their question is hidden and count again when it shows', () => {
  const session = open([a, b, c], chain, { a: 'x', b: 'on', c: 'z' })
  expect(session.isVisible('c')).toBe(true)
  session.set('a', undefined)
  expect([session.isVisible('b'), session.isVisible('c')]).toEqual([false, false])
  expect(session.answers()).toEqual({ b: 'on', c: 'z' })
  expect(session.answer('c')).toBe('z')
  expect(session.given('c')).toBeUndefined()
  expect(session.issuesOf('b', context)).toEqual([])
  session.set('a', 'y')
  expect(session.given('c')).toBe('z')
})

test('issues of one question, a page and the whole form', () => {
  const compiled = compile([b, question('p', 'page-break'), question('n', 'number')])
  const session = compiled.openSession()
  session.set('n', 'not a number')
  expect(session.issuesOf('b', context)).toEqual([{ code: 'required' }])
  expect(session.validate(context)).toEqual({ b: [{ code: 'required' }], n: [{ code: 'malformed' }] })
  expect(session.validate(context, compiled.pages[0])).toEqual({ b: [{ code: 'required' }] })
  expect(session.validate(context, compiled.pages[1])).toEqual({ n: [{ code: 'malformed' }] })
})

test('foreign ids, children and display questions take no answer', () => {
  const rows = question('r', 'rows', { children: [question('k', 'text'), question('h', 'text', { hidden: true })] })
  const session = open([a, rows, question('d', 'display')], [], { foreign: 1, d: 'x', a: null, k: 'y' })
  for (const id of ['foreign', 'k', 'd']) session.set(id, 'x')
  expect(session.answers()).toEqual({})
  expect([session.isVisible('k'), session.isVisible('h'), session.isVisible('foreign')]).toEqual([true, false, false])
  expect(session.issuesOf('k', context)).toEqual([])
})

test('a child shows with its container', () => {
  const rows = question('r', 'rows', { children: [question('k', 'text')] })
  const session = open([a, rows], [rule('show', ['r'], when('a', 'notNull'))])
  expect(session.isVisible('k')).toBe(false)
  session.set('a', 'x')
  expect(session.isVisible('k')).toBe(true)
})

test('a question for links is not shown; its answer counts, for rules and titles as well, and nobody is asked about it', () => {
  const link = question('l', 'number', { byLink: true, required: true, options: { min: 1, max: 5 } })
  const titled = question('t', 'text', { title: { 'zh-cn': '{{q:l}}' } })
  const session = open([link, b, titled], [rule('show', ['b'], when('l', 'notNull'))], { l: 3 })
  expect([session.isVisible('l'), session.isVisible('b')]).toEqual([false, true])
  expect(session.given('l')).toBe(3)
  expect(session.title('t', 'zh-cn', format)).toBe('3')
  session.set('l', 9)
  expect(session.issuesOf('l', context)).toEqual([])
  session.set('l', undefined)
  expect(session.validate(context)).toEqual({})
  expect(session.isVisible('b')).toBe(false)
})

describe('piping', () => {
  const greeting = question('g', 'display', { title: { en: 'Dear {{q:a}},', 'zh-cn': '{{q:a}}您好' } })

  test('a title shows the answer in each language, nothing while there is none', () => {
    const session = open([a, greeting])
    expect(session.title('g', 'en', format)).toBe('Dear ,')
    session.set('a', 'Ann')
    expect(session.title('g', 'en', format)).toBe('Dear Ann,')
    expect(session.title('g', 'zh-cn', format)).toBe('Ann您好')
    expect(session.title('g', 'fr', format)).toBe('Dear Ann,')
    session.set('a', ' ')
    expect(session.title('g', 'en', format)).toBe('Dear ,')
  })

  test('a hidden answer is not shown', () => {
    const title = { en: '{{q:b}}!' }
    const session = open([a, b, { ...c, title }], [rule('hide', ['b'], when('a', 'eq', 'no'))], { b: 'secret' })
    expect(session.title('c', 'en', format)).toBe('secret!')
    session.set('a', 'no')
    expect(session.title('c', 'en', format)).toBe('!')
  })

  test('a child title shows an answer outside its rows', () => {
    const rows = question('r', 'rows', { children: [question('k', 'text', { title: { en: 'With {{q:a}}' } })] })
    const session = open([a, rows], [], { a: 'Ann' })
    const told = vi.fn()
    session.subscribe('k', told)
    expect(session.title('k', 'en', format)).toBe('With Ann')
    session.set('a', 'Bob')
    expect(told).toHaveBeenCalledTimes(1)
  })
})

describe('listeners', () => {
  const watch = (questions: readonly Question[], rules: readonly Rule[], initial?: Answers) => {
    const session = open(questions, rules, initial)
    const told: string[] = []
    for (const { id } of questions) session.subscribe(id, () => told.push(id))
    return { session, told }
  }

  test('only the question that changed and those that appeared or vanished are told', () => {
    const { session, told } = watch([a, b, c, question('d', 'text')], chain)
    session.set('a', 'x')
    expect(told.splice(0)).toEqual(['a', 'b'])
    session.set('b', 'on')
    expect(told.splice(0)).toEqual(['b', 'c'])
    session.set('b', 'on')
    expect(told.splice(0)).toEqual([])
    session.set('a', 'xx')
    expect(told.splice(0)).toEqual(['a'])
    session.set('a', undefined)
    expect(told.splice(0)).toEqual(['a', 'b', 'c'])
  })

  test('everything is decided before anyone is told', () => {
    const session = open([a, b, c], chain, { b: 'on' })
    const seen: boolean[] = []
    session.subscribe('a', () => seen.push(session.isVisible('c')))
    session.set('a', 'x')
    expect(seen).toEqual([true])
  })

  test('a listener may answer another question', () => {
    const { session, told } = watch([a, b, c], chain)
    const stop = session.subscribe('a', () => session.set('b', 'on'))
    session.set('a', 'x')
    expect(session.isVisible('c')).toBe(true)
    stop()
    told.length = 0
    session.set('a', 'y')
    expect(told).toEqual(['a'])
  })

  test('subscribeAll is told once per change and not after it stopped', () => {
    const session = open([a, b, c], chain)
    const told = vi.fn()
    const stop = session.subscribeAll(told)
    session.set('a', 'x')
    session.set('a', 'x')
    expect(told).toHaveBeenCalledTimes(1)
    stop()
    session.set('a', 'y')
    expect(told).toHaveBeenCalledTimes(1)
  })
})

test('an answer in a long chain reaches its end, in whatever order the questions stand', () => {
  const count = 300
  const questions = Array.from({ length: count }, (_, at) => question(`q${at}`, 'text'))
  const rules = questions.slice(1).map(({ id }, at) => rule('show', [id], when(`q${at}`, 'notNull')))
  const everything = Object.fromEntries(questions.map(({ id }) => [id, 'x']))
  for (const order of [questions, questions.toReversed()]) {
    const session = open(order, rules, everything)
    const visible = () => questions.filter(({ id }) => session.isVisible(id)).length
    expect(visible()).toBe(count)
    session.set('q10', undefined)
    expect(visible()).toBe(11)
    session.set('q10', 'x')
    expect(visible()).toBe(count)
  }
})
