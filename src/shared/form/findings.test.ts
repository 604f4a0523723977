import { expect, test } from 'vitest'
import type { FormDefinition } from './definition.ts'
import { findingsOf } from './findings.ts'
import { re2Patterns } from './pattern-re2.ts'
import type { ResolveType } from './question-type.ts'
import { form, group, question, rule, when } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'

const findings = (definition: FormDefinition) =>
  findingsOf(definition, testTypes, re2Patterns).map(({ severity, code, questionId, params }) => {
    const detail = params ? ` ${Object.values(params).join('|')}` : ''
    return `${severity} ${code}${questionId ? ` @${questionId}` : ''}${detail}`
  })

const a = question('a', 'text')
const b = question('b', 'text')
const c = question('c', 'number')
const brk = question('brk', 'page-break')

test.each<[string, FormDefinition, string[]]>([
  ['a sound form', form([a, brk, b], [rule('show', ['b'], when('a', 'eq', 'x'))]), []],
  ['nothing to answer', form([brk, question('d', 'display')]), ['error form.noQuestions']],
  ['only a hidden question', form([{ ...a, hidden: true }]), ['error form.noQuestions']],
  ['an id twice', form([a, question('a', 'number')]), ['error question.duplicateId @a']],
  [
    "a child's id twice",
    form([a, question('r', 'rows', { children: [question('a', 'text')] })]),
    ['error question.duplicateId @a'],
  ],
  ['an unknown type', form([a, question('u', 'unheard-of')]), ['error question.unknownType @u unheard-of']],
  ['options a type refuses', form([question('s', 'single', { options: null })]), ['error question.invalidOptions @s']],
  [
    'a pattern that is none',
    form([question('p', 'text', { options: { pattern: '(' } })]),
    ['error question.invalidPattern @p ('],
  ],
  [
    'no title',
    form([
      { ...a, title: { en: ' ' } },
      { ...brk, title: {} },
    ]),
    ['warning question.emptyTitle @a'],
  ],
  [
    'a child without title',
    form([question('r', 'rows', { children: [question('k', 'text', { title: {} })] })]),
    ['warning question.emptyTitle @k'],
  ],
  ['a condition on nothing', form([a], [rule('show', ['a'], when('x', 'isNull'))]), ['error rule.missingQuestion @x']],
  ['a target that is gone', form([a], [rule('show', ['x'], when('a', 'isNull'))]), ['error rule.missingQuestion @x']],
  [
    'a rule about a child question',
    form([a, question('r', 'rows', { children: [question('k', 'text')] })], [rule('show', ['a'], when('k', 'isNull'))]),
    ['error rule.missingQuestion @k'],
  ],
  [
    'an operator the type has not',
    form([a, b], [rule('show', ['b'], when('a', 'gt', 3))]),
    ['error rule.operatorNotAllowed @a gt'],
  ],
  [
    'a condition on a text that collects nothing',
    form([question('d', 'display'), a], [rule('show', ['a'], when('d', 'isNull'))]),
    ['error rule.operatorNotAllowed @d isNull'],
  ],
  ['no value to compare', form([a, b], [rule('show', ['b'], when('a', 'eq'))]), ['error rule.missingValue @a']],
  [
    'a page break as target',
    form([a, brk, b], [rule('hide', ['brk'], when('a', 'isNull'))]),
    ['error rule.targetIsPageBreak @brk'],
  ],
  [
    'a question that shows itself',
    form([a], [rule('show', ['a'], when('a', 'isNull'))]),
    ['error rule.selfReference @a'],
  ],
  ['no condition', form([a, b], [rule('show', ['b'], group('AND'))]), ['error rule.emptyGroup']],
  [
    'an empty group inside',
    form([a, b], [rule('show', ['b'], group('AND', when('a', 'isNull'), group('OR')))]),
    ['error rule.emptyGroup'],
  ],
  ['no target', form([a], [rule('show', [], when('a', 'isNull'))]), ['warning rule.noTarget']],
  [
    'two questions that show each other',
    form([a, b, c], [rule('show', ['b'], when('a', 'isNull')), rule('show', ['a'], when('b', 'notNull'))]),
    ['error rule.cycle @a a, b|2'],
  ],
  [
    'a pipe to nothing, to a child, to a page break',
    form([{ ...a, title: { en: '{{q:x}}' } }, brk, { ...b, title: { en: '{{q:brk}}' } }]),
    ['error pipe.missingQuestion @a x', 'error pipe.missingQuestion @b brk'],
  ],
  [
    'a pipe to what comes later or to itself',
    form([
      { ...a, title: { en: '{{q:b}}' } },
      { ...b, title: { en: '{{q:b}} {{q:a}}' } },
    ]),
    ['warning pipe.forwardReference @a b', 'warning pipe.forwardReference @b b'],
  ],
  [
    'a wording missing in the default language',
    {
      ...form([
        { ...a, title: { 'zh-cn': '姓名' } },
        { ...b, description: { fr: 'Nom' } },
      ]),
      languages: ['en', 'zh-cn'],
    },
    ['warning language.missingDefault @a en', 'warning language.missingDefault @b en'],
  ],
  [
    'a form title in another language only',
    { ...form([a]), title: { fr: 'Un' } },
    ['warning language.missingDefault en'],
  ],
  [
    'a default language that is not offered',
    { ...form([a]), languages: ['fr'] },
    ['warning language.missingDefault en'],
  ],
  [
    'errors come before warnings',
    form([{ ...a, title: {} }], [rule('show', ['x'], when('a', 'isNull'))]),
    ['error rule.missingQuestion @x', 'warning question.emptyTitle @a'],
  ],
])('%s', (_, definition, expected) => {
  expect(findings(definition)).toEqual(expected)
})

test('findings of rules name the rule', () => {
  const bad = rule('show', ['x'], when('a', 'isNull'))
  expect(findingsOf(form([a], [bad]), testTypes, re2Patterns)[0]?.ruleId).toBe(bad.id)
})

test('what a type only doubts is pointed out, and stops nothing', () => {
  const resolve: ResolveType = (id) => {
    const runtime = testTypes(id)
    return runtime && { ...runtime, unfinished: () => [{ doubt: 'over' }, 'stock'] }
  }
  const found = findingsOf(form([a]), resolve, re2Patterns)
  expect(found.map(({ severity, params }) => [severity, params?.reason])).toEqual([
    ['error', 'stock'],
    ['warning', 'over'],
  ])
})

test('what a type says is unfinished stops publishing where it is answered, and is pointed out where it is only shown', () => {
  const unfinished = () => ['picture']
  const resolve: typeof testTypes = (id) => {
    const runtime = testTypes(id)
    return runtime && { ...runtime, unfinished }
  }
  const d = question('d', 'display')
  const found = findingsOf(form([a, d, { ...b, hidden: true }]), resolve, re2Patterns)
  expect(found.map(({ severity, code, questionId }) => `${severity} ${code} @${questionId}`)).toEqual([
    'error question.unfinished @a',
    'warning question.unfinished @d',
  ])
})

test('a form in a language that a type does not speak says so once, and is published all the same', () => {
  const english: ResolveType = (id) => {
    const runtime = testTypes(id)
    return id === 'text' && runtime ? { ...runtime, languages: ['en'] } : runtime
  }
  const two = [question('a', 'text', { title: { en: 'A' } }), question('b', 'text', { title: { en: 'B' } })]
  const found = findingsOf({ ...form(two), languages: ['en', 'fr'] }, english, re2Patterns)
  expect(found).toEqual([
    { severity: 'warning', code: 'language.notSpoken', questionId: 'a', params: { type: 'text', language: 'fr' } },
  ])
})
