import { describe, expect, test } from 'vitest'
import type { Condition, ConditionGroup } from './definition.ts'
import { compileGroup, conditionsOf, lacksValue } from './logic.ts'
import type { Operand } from './question-type.ts'
import { group, when } from './testing/forms.ts'

const holds = (condition: Condition | ConditionGroup, operands: Readonly<Record<string, Operand | undefined>>) => {
  const names = Object.keys(operands)
  const test = compileGroup('relation' in condition ? condition : group('AND', condition), (id) => names.indexOf(id))
  return test?.(Object.values(operands))
}

type Row = [Condition['expression'], Condition['optionValue'], Operand | undefined, boolean]

describe('each operator', () => {
  test.each<Row>([
    // Whole texts, exactly.
    ['eq', 'a', 'a', true],
    ['eq', 'a', 'A', false],
    ['eq', 'a', 'ab', false],
    ['ne', 'a', 'b', true],
    ['ne', 'a', 'a', false],
    // Numbers by value, written as number or text.
    ['eq', 3, 3, true],
    ['eq', '3', 3, true],
    ['eq', '3.0', 3, true],
    ['eq', 'three', 3, false],
    ['ne', '3', 4, true],
    ['ne', 3, 3, false],
    ['eq', 3, '3', true],
    // Sets as whole sets, in any order.
    ['eq', ['a', 'b'], ['b', 'a'], true],
    ['eq', ['a', 'b'], ['a'], false],
    ['eq', ['a'], ['a', 'b'], false],
    ['eq', ['a', 'b'], ['a', 'a', 'b'], true],
    ['eq', ['a', 'b'], ['a', 'a'], false],
    ['eq', 'a', ['a'], true],
    ['eq', ['a'], 'a', true],
    ['eq', ['a', 'b'], 'a', false],
    ['ne', ['a', 'b'], ['a'], true],
    ['ne', ['a', 'b'], ['b', 'a'], false],
    // Part of a text, member of a set.
    ['like', 'bc', 'abcd', true],
    ['like', 'cb', 'abcd', false],
    ['notLike', 'cb', 'abcd', true],
    ['notLike', 'bc', 'abcd', false],
    ['like', 'a', ['a', 'b'], true],
    ['like', 'c', ['a', 'b'], false],
    ['like', 'a', ['ab'], false],
    ['like', ['a', 'b'], ['a', 'b', 'c'], true],
    ['like', ['a', 'z'], ['a', 'b', 'c'], false],
    ['notLike', 'c', ['a', 'b'], true],
    ['notLike', 'a', ['a', 'b'], false],
    ['notLike', ['y', 'z'], ['a'], true],
    ['notLike', ['a', 'z'], ['a'], false],
    ['like', '1', 12, false],
    ['notLike', '9', 12, false],
    // Order of numbers.
    ['gt', 3, 4, true],
    ['gt', 3, 3, false],
    ['ge', 3, 3, true],
    ['ge', 3, 2, false],
    ['lt', 3, 2, true],
    ['lt', 3, 3, false],
    ['le', 3, 3, true],
    ['le', 3, 4, false],
    ['gt', '3', 10, true],
    ['gt', 'x', 10, false],
    ['gt', ' ', 10, false],
    // Texts have no order, numerals included: only dates and times have.
    ['gt', 3, '10', false],
    ['gt', '3', '10', false],
    ['lt', 'b', 'a', false],
    // A year alone is a date too.
    ['gt', '2019', '2020', true],
    ['le', '2019', '2020', false],
    ['gt', '2024-05-01', '2024-05-02', true],
    ['gt', '2024-05-01', '2024-05-01', false],
    ['ge', '2024-05-01', '2024-05-01', true],
    ['lt', '2024-05-01', '2023-12-31', true],
    ['le', '09:30', '09:30', true],
    ['le', '09:30', '18:00', false],
    ['lt', '2024-05-01', 'soon', false],
    ['gt', ['a'], ['a', 'b'], false],
    // Answered or not.
    ['isNull', undefined, undefined, true],
    ['isNull', undefined, 'a', false],
    ['isNull', undefined, 0, false],
    ['isNull', undefined, null, false],
    ['notNull', undefined, 'a', true],
    ['notNull', undefined, 0, true],
    ['notNull', undefined, null, true],
    ['notNull', undefined, undefined, false],
  ])('%s %j of %j is %s', (expression, value, operand, expected) => {
    expect(holds(when('q', expression, value), { q: operand })).toBe(expected)
  })

  test.each([
    'eq',
    'ne',
    'like',
    'notLike',
    'gt',
    'ge',
    'lt',
    'le',
    'notNull',
  ] as const)('without an answer %s is false', (expression) => {
    for (const value of ['a', 0, ['a']]) expect(holds(when('q', expression, value), { q: undefined })).toBe(false)
  })

  test.each([
    'eq',
    'ne',
    'like',
    'notLike',
    'gt',
    'le',
  ] as const)('%s with nothing to compare is false', (expression) => {
    for (const value of ['a', 0, ['a']]) expect(holds(when('q', expression, value), { q: null })).toBe(false)
    for (const value of ['', [], undefined]) {
      expect(holds(when('q', expression, value), { q: 'a' })).toBe(false)
      expect(lacksValue(when('q', expression, value))).toBe(true)
    }
  })

  test('a question that is not there counts as not answered', () => {
    expect(holds(when('gone', 'isNull'), { q: 'a' })).toBe(true)
    expect(holds(when('gone', 'notNull'), { q: 'a' })).toBe(false)
    expect(holds(when('gone', 'ne', 'a'), { q: 'a' })).toBe(false)
  })
})

describe('groups', () => {
  const yes = when('q', 'eq', 'a')
  const no = when('q', 'eq', 'b')
  test.each<[string, ConditionGroup, boolean]>([
    ['AND of two', group('AND', yes, no), false],
    ['OR of two', group('OR', yes, no), true],
    ['AND of three', group('AND', yes, yes, no), false],
    ['AND of three true', group('AND', yes, yes, yes), true],
    ['OR of three', group('OR', no, no, yes), true],
    ['OR of three false', group('OR', no, no, no), false],
    ['nested', group('AND', yes, group('OR', no, group('AND', yes, yes))), true],
    ['an empty group inside says nothing', group('AND', yes, group('OR')), true],
    ['an empty group inside OR makes nothing true', group('OR', no, group('AND')), false],
  ])('%s', (_, conditions, expected) => {
    expect(holds(conditions, { q: 'a' })).toBe(expected)
  })

  test('a group without any condition decides nothing', () => {
    expect(compileGroup(group('AND'), () => 0)).toBeNull()
    expect(compileGroup(group('OR', group('AND'), group('OR')), () => 0)).toBeNull()
  })

  test('conditions are found at every depth', () => {
    expect(conditionsOf(group('AND', yes, group('OR', no, group('AND', yes))))).toEqual([yes, no, yes])
  })
})
