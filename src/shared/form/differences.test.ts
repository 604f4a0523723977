import { expect, test } from 'vitest'
import { emptyDefinition, type FormDefinition, type Question } from './definition.ts'
import { differencesOf } from './differences.ts'

const ask = (id: string, change: Partial<Question> = {}): Question => ({
  id,
  type: 'input',
  title: { en: id },
  required: false,
  span: 24,
  options: { min: 1, max: 2 },
  ...change,
})
const formOf = (...questions: readonly Question[]): FormDefinition => ({
  ...emptyDefinition({ en: 'Form' }, 'en'),
  questions,
})
const told = (before: FormDefinition, after: FormDefinition) =>
  differencesOf(before, after).map((difference) => {
    if (difference.kind === 'added' || difference.kind === 'removed')
      return `${difference.kind} ${difference.question.id}`
    if (difference.kind === 'changed') return `${difference.after.id}: ${difference.parts.join(' ')}`
    return difference.kind === 'rules' ? `rules ${difference.before} to ${difference.after}` : 'form'
  })

test('two equal forms do not differ, whatever the order of their keys', () => {
  const [a, b] = [ask('a'), ask('a', { options: { max: 2, min: 1 } })]
  expect(told(formOf(a), formOf(b))).toEqual([])
})

test('each question that is new, gone or another is named once, with what is another', () => {
  const before = formOf(ask('a'), ask('b'), ask('c'))
  const after = formOf(ask('a', { title: { en: 'A' }, required: true }), ask('d'), ask('c', { options: { max: 9 } }))
  expect(told(before, after)).toEqual(['a: wording required', 'added d', 'c: settings', 'removed b'])
})

test('of a changed order only the question that was moved is named', () => {
  const [a, b, c, d] = [ask('a'), ask('b'), ask('c'), ask('d')]
  expect(told(formOf(a, b, c, d), formOf(b, c, d, a))).toEqual(['a: position'])
  expect(told(formOf(a, b, c, d), formOf(d, a, b, c))).toEqual(['d: position'])
})

test('questions repeated in a container, the form’s own texts and its rules count too', () => {
  const rule = { id: 'r', relation: 'AND' as const, conditionList: [], triggerList: [] }
  const before = formOf(ask('list', { children: [ask('x')] }))
  const after = { ...formOf(ask('list', { children: [ask('x', { span: 12 }), ask('y')] })), thanks: { en: 'Bye' } }
  expect(told(before, { ...after, rules: [rule] })).toEqual(['x: width', 'added y', 'form', 'rules 0 to 1'])
})
