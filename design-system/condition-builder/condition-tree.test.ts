import { expect, test } from 'vitest'
import {
  addItem,
  type ConditionField,
  type ConditionGroup,
  type ConditionItem,
  type ConditionOperator,
  type ConditionRule,
  changeItem,
  describeConditions,
  moveItem,
} from './condition-tree.ts'

const rule = (id: string, over: Partial<ConditionRule> = {}): ConditionRule => ({
  type: 'rule',
  id,
  field: undefined,
  operator: undefined,
  values: [],
  ...over,
})
const group = (id: string, items: readonly ConditionItem[], join: 'and' | 'or' = 'and'): ConditionGroup => ({
  type: 'group',
  id,
  join,
  items,
})
const shape = (item: ConditionItem): string =>
  item.type === 'rule' ? item.id : `${item.id}(${item.items.map(shape).join(' ')})`

const tree = group('root', [rule('a'), group('g', [rule('b'), rule('c')]), rule('d')])

test('items are added, changed and removed wherever they are', () => {
  expect(shape(addItem(tree, 'g', rule('x')))).toBe('root(a g(b c x) d)')
  expect(shape(addItem(tree, 'root', rule('x')))).toBe('root(a g(b c) d x)')
  expect(shape(changeItem(tree, 'c', () => undefined))).toBe('root(a g(b) d)')
  expect(shape(changeItem(tree, 'g', () => undefined))).toBe('root(a d)')
})

test.each([
  ['a', 1, 'root(g(a b c) d)'],
  ['d', -1, 'root(a g(b c d))'],
  ['b', 1, 'root(a g(c b) d)'],
  ['b', -1, 'root(a b g(c) d)'],
  ['c', 1, 'root(a g(b) c d)'],
  ['g', -1, 'root(g(b c) a d)'],
  ['g', 1, 'root(a d g(b c))'],
  ['a', -1, 'root(a g(b c) d)'],
  ['d', 1, 'root(a g(b c) d)'],
] as const)('%s moved by %i', (id, direction, expected) => expect(shape(moveItem(tree, id, direction))).toBe(expected))

test('a group beside a group changes places with it: the depth never grows', () => {
  expect(shape(moveItem(group('root', [group('g', [rule('a')]), group('h', [rule('b')])]), 'g', 1))).toBe(
    'root(h(b) g(a))',
  )
})

const fields: ConditionField[] = [
  { id: 'age', label: 'Age', kind: 'number' },
  {
    id: 'city',
    label: 'City',
    kind: 'choice',
    options: [
      { id: '1', label: 'Berlin' },
      { id: '2', label: 'Paris' },
    ],
  },
]
const operators: ConditionOperator[] = [
  { id: 'gt', label: 'is greater than', kinds: ['number'], arity: 'one' },
  { id: 'between', label: 'is', kinds: ['number'], arity: 'two' },
  { id: 'in', label: 'is one of', kinds: ['choice'], arity: 'many' },
  { id: 'empty', label: 'is empty', kinds: ['number', 'choice'], arity: 'none' },
]
const words = {
  and: ' and ',
  or: ' or ',
  rule: '{field} {operator} {value}',
  ruleWithoutValue: '{field} {operator}',
  between: '{from} to {to}',
  brackets: '({group})',
  missing: '…',
  always: 'Always',
}
const say = (root: ConditionGroup) => describeConditions(root, fields, operators, words, 'en')

test('a tree is one sentence', () => {
  const adult = rule('1', { field: 'age', operator: 'gt', values: [17] })
  const cities = rule('2', { field: 'city', operator: 'in', values: ['1', '2'] })
  const none = rule('3', { field: 'age', operator: 'empty' })
  expect(say(group('r', [adult, group('g', [cities, none], 'or')]))).toBe(
    'Age is greater than 17 and (City is one of Berlin or Paris or Age is empty)',
  )
  expect(say(group('r', [rule('4', { field: 'age', operator: 'between', values: [18, 30] })]))).toBe('Age is 18 to 30')
})

test('what is missing is said; empty groups are silent', () => {
  expect(say(group('r', [rule('1', { field: 'age', operator: 'gt' })]))).toBe('Age is greater than …')
  expect(say(group('r', [rule('1')]))).toBe('… … …')
  expect(say(group('r', [group('g', [])]))).toBe('Always')
})
