import { describe, expect, test } from 'vitest'
import type { FormDefinition, Json } from './definition.ts'
import {
  addQuestions,
  allIds,
  duplicateQuestion,
  moveQuestion,
  optionIds,
  removeQuestion,
  renewOptionIds,
  rulesUsing,
  setRules,
  updateQuestion,
} from './edit.ts'
import { choices, form, group, question, rule, when } from './testing/forms.ts'

const base = form([
  question('a', 'text'),
  question('r', 'rows', { children: [question('k1', 'text'), question('k2', 'number')] }),
  question('s', 'single', { options: choices('o1', 'o2') }),
])
const order = ({ questions }: FormDefinition) =>
  questions
    .map(({ id, children }) => (children ? `${id}(${children.map((child) => child.id).join(' ')})` : id))
    .join(' ')

test.each<[string, FormDefinition, string]>([
  ['added at the end', addQuestions(base, [question('x', 'text'), question('y', 'text')]), 'a r(k1 k2) s x y'],
  ['added after another', addQuestions(base, [question('x', 'text')], 'a'), 'a x r(k1 k2) s'],
  ['added after one that is gone', addQuestions(base, [question('x', 'text')], 'gone'), 'a r(k1 k2) s x'],
  ['removed', removeQuestion(base, 'a'), 'r(k1 k2) s'],
  ['a child removed', removeQuestion(base, 'k1'), 'a r(k2) s'],
  ['moved down', moveQuestion(base, 'a', 1), 'r(k1 k2) a s'],
  ['moved up', moveQuestion(base, 's', 0), 's a r(k1 k2)'],
  ['moved beyond the end', moveQuestion(base, 'a', 99), 'r(k1 k2) s a'],
  ['moved before the start', moveQuestion(base, 's', -5), 's a r(k1 k2)'],
  ['a child moved among its siblings', moveQuestion(base, 'k2', 0), 'a r(k2 k1) s'],
])('%s', (_, edited, expected) => {
  expect(order(edited)).toBe(expected)
  expect(order(base)).toBe('a r(k1 k2) s')
})

test('an edit of nothing gives the same definition back, so that undo has nothing to undo', () => {
  expect(removeQuestion(base, 'gone')).toBe(base)
  expect(updateQuestion(base, 'gone', (old) => old)).toBe(base)
  expect(moveQuestion(base, 'gone', 0)).toBe(base)
  expect(moveQuestion(base, 'a', 0)).toBe(base)
  expect(duplicateQuestion(base, 'gone')).toEqual({ definition: base, id: null })
})

test('a question or a child is changed, its id never', () => {
  const changed = updateQuestion(base, 'k2', (old) => ({ ...old, id: 'other', required: true }))
  expect(changed.questions[1]?.children?.[1]).toEqual(question('k2', 'number', { required: true }))
  expect(changed.questions[0]).toBe(base.questions[0])
})

describe('duplicating', () => {
  test('a copy has fresh ids everywhere and stands behind the original', () => {
    const source = setRules(base, [rule('show', ['r'], when('a', 'notNull'))])
    const { definition, id } = duplicateQuestion(source, 'r')
    const copy = definition.questions[2]
    expect(copy?.id).toBe(id)
    expect(copy?.id).toMatch(/^[0-9A-Za-z]{6}$/)
    expect(copy?.children?.map(({ type }) => type)).toEqual(['text', 'number'])
    const before = allIds(source)
    for (const fresh of [copy?.id ?? '', ...(copy?.children ?? []).map((child) => child.id)]) {
      expect(before.has(fresh)).toBe(false)
    }
    expect(definition.rules).toBe(source.rules)
  })

  test('options get fresh ids too, or what the caller makes of them', () => {
    const copied = duplicateQuestion(base, 's').definition.questions[3]
    const ids = [...optionIds(copied?.options ?? null)]
    expect(ids).toHaveLength(2)
    expect(ids).not.toContain('o1')
    const own = duplicateQuestion(base, 's', [], (_, newId) => ({ mine: newId() })).definition.questions[3]
    expect(own?.options).toEqual({ mine: expect.stringMatching(/^[0-9A-Za-z]{6}$/) })
  })

  test('a child is copied within its container', () => {
    expect(duplicateQuestion(base, 'k1').definition.questions[1]?.children).toHaveLength(3)
  })
})

test('what a container says of its children follows their fresh ids', () => {
  const source = form([
    question('r', 'rows', {
      options: { totals: ['k1', 'k2'] },
      children: [question('k1', 'text'), question('k2', 'text'), question('k3', 'text')],
    }),
  ])
  const copy = duplicateQuestion(source, 'r').definition.questions[1]
  expect(copy?.options).toEqual({ totals: copy?.children?.slice(0, 2).map(({ id }) => id) })
  expect(JSON.stringify(copy)).not.toContain('"k1"')
})

test('mentions of an option follow its fresh id', () => {
  const options: Json = {
    choices: [{ id: 'o1', label: { en: 'o1 it is' } }, { id: 'o2' }],
    preset: ['o2'],
    max: 2,
    note: null,
  }
  let count = 0
  expect(renewOptionIds(options, () => `n${++count}`)).toEqual({
    choices: [{ id: 'n1', label: { en: 'o1 it is' } }, { id: 'n2' }],
    preset: ['n2'],
    max: 2,
    note: null,
  })
})

test('all ids: questions, children, options, rules', () => {
  const shows = rule('show', ['a'], when('s', 'eq', 'o1'))
  expect([...allIds(setRules(base, [shows]))].toSorted()).toEqual(
    ['a', 'r', 'k1', 'k2', 's', 'o1', 'o2', shows.id].toSorted(),
  )
})

test('rules that use a question are found', () => {
  const reads = rule('show', ['r'], group('OR', group('AND', when('s', 'isNull'))))
  const shows = rule('show', ['s'], when('a', 'isNull'))
  const source = setRules(base, [reads, shows])
  expect(rulesUsing(source, 's')).toEqual([reads, shows])
  expect(rulesUsing(source, 'a')).toEqual([shows])
  expect(removeQuestion(source, 's').rules).toEqual([reads, shows])
})

test('a copied question has the settings of the form’s mode, whose key names the copy’s options', () => {
  const mode = { id: 'exam', form: {}, questions: { s: { key: ['o2'], points: 2 } } }
  const source = { ...form([question('s', 'single', { options: choices('o1', 'o2') })]), mode }
  const { definition, id } = duplicateQuestion(source, 's')
  const copied = [...optionIds(definition.questions[1]?.options ?? null)]
  expect(definition.mode.questions).toEqual({ ...mode.questions, [id ?? '']: { key: [copied[1]], points: 2 } })
})
