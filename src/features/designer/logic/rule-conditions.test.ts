import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Condition, ConditionGroup } from '#shared/form/definition'
import { type Family, familyOf, shownOperators, targetsOf, toShown, toStored } from './rule-conditions.ts'

const families: Readonly<Record<string, Family>> = {
  'm.row1': 'choice',
  t: 'text',
  n: 'number',
  d: 'date',
  c: 'choice',
  s: 'set',
}
const familyById = (id: string): Family | undefined => families[id]
const keys = () => {
  let next = 0
  return () => String(next++)
}

const single = fc.constantFrom('eq', 'ne', 'gt', 'ge', 'lt', 'le', 'like', 'notLike')
const condition = fc.oneof(
  fc.record({
    formItemId: fc.constantFrom('t', 'd', 'c'),
    expression: single,
    optionValue: fc.string({ minLength: 1 }),
  }),
  fc.record({ formItemId: fc.constant('n'), expression: single, optionValue: fc.double({ noNaN: true }) }),
  fc.record({
    formItemId: fc.constant('s'),
    expression: single,
    optionValue: fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
  }),
  fc.record({
    formItemId: fc.constant('m'),
    // A row of a matrix, and one that is gone.
    address: fc.constantFrom('row1', 'gone', ':any'),
    expression: single,
    optionValue: fc.string({ minLength: 1 }),
  }),
  fc.record({ formItemId: fc.constantFrom('t', 's'), expression: fc.constantFrom('isNull', 'notNull') }),
) as fc.Arbitrary<Condition>
const { group } = fc.letrec<{ group: ConditionGroup }>((tie) => ({
  group: fc.record({
    relation: fc.constantFrom('AND', 'OR'),
    conditionList: fc.array(fc.oneof({ depthSize: 'small' }, condition, tie('group')), { maxLength: 4 }),
  }),
}))

test('what is shown is stored as it was', () => {
  fc.assert(
    fc.property(group, (stored) => {
      expect(toStored(toShown(stored, familyById, keys()))).toEqual(stored)
    }),
  )
})

test('a row without a question, and a value nobody entered, are not stored', () => {
  expect(
    toStored({
      type: 'group',
      id: '0',
      join: 'and',
      items: [
        { type: 'rule', id: '1', field: undefined, operator: undefined, values: [] },
        { type: 'rule', id: '2', field: 't', operator: 'text.eq', values: [''] },
        { type: 'rule', id: '3', field: 's', operator: 'set.like', values: [undefined] },
      ],
    }),
  ).toEqual({
    relation: 'AND',
    conditionList: [
      { formItemId: 't', expression: 'eq' },
      { formItemId: 's', expression: 'like' },
    ],
  })
})

test('numbers that were stored as text are numbers to the builder', () => {
  const shown = toShown(
    { relation: 'AND', conditionList: [{ formItemId: 'n', expression: 'gt', optionValue: '5' }] },
    familyById,
    keys(),
  )
  expect(shown.items).toMatchObject([{ operator: 'number.gt', values: [5] }])
})

test('a question that is gone still shows its condition', () => {
  const shown = toShown(
    { relation: 'OR', conditionList: [{ formItemId: 'gone', expression: 'eq', optionValue: 'x' }] },
    familyById,
    keys(),
  )
  expect(shown).toMatchObject({ join: 'or', items: [{ field: 'gone', operator: 'text.eq', values: ['x'] }] })
})

test('several choices are a set, one choice is a choice, dates of any precision are dates', () => {
  expect(familyOf('choice', ['eq', 'ne', 'like'])).toBe('set')
  expect(familyOf('choice', ['eq', 'ne'])).toBe('choice')
  expect(familyOf('month', ['eq'])).toBe('date')
  expect(familyOf('number', ['eq'])).toBe('number')
})

test('every family has its operators, and the two about being answered at all', () => {
  const all = shownOperators((id) => id)
  expect(all.filter(({ id }) => id.startsWith('choice.')).map(({ label }) => label)).toEqual([
    'choice.eq',
    'choice.ne',
    'isNull',
    'notNull',
  ])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('targets are grouped by what happens to them', () => {
  expect(targetsOf([])).toEqual([{ type: 'show', ids: [] }])
  expect(targetsOf([], 'hide')).toEqual([{ type: 'hide', ids: [] }])
  expect(
    targetsOf([
      { formItemId: 'a', type: 'hide' },
      { formItemId: 'b', type: 'show' },
      { formItemId: 'c', type: 'hide' },
    ]),
  ).toEqual([
    { type: 'show', ids: ['b'] },
    { type: 'hide', ids: ['a', 'c'] },
  ])
})
