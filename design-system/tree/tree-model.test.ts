import { expect, test } from 'vitest'
import {
  type CheckStrategy,
  checkStates,
  indexTree,
  pathOf,
  searchTree,
  type TreeNode,
  toggleAllChecks,
  toggleCheck,
} from './tree-model.ts'

const nodes: TreeNode[] = [
  {
    id: 'a',
    label: 'Head office',
    children: [
      { id: 'a1', label: 'Sales' },
      { id: 'a2', label: 'Support', children: [{ id: 'a2x', label: 'Night shift' }] },
    ],
  },
  {
    id: 'b',
    label: 'Branch',
    children: [
      { id: 'b1', label: 'Sales' },
      { id: 'b2', label: 'Closed', disabled: true },
    ],
  },
]
const tree = indexTree(nodes)
const toggle = (value: string[], strategy: CheckStrategy, id: string) =>
  toggleCheck(tree, value, strategy, tree.byId.get(id)!)
const stateOf = (value: string[], id: string, strategy: CheckStrategy = 'all') =>
  checkStates(tree, value, strategy)[tree.byId.get(id)!.index]

test.each<[CheckStrategy, string[]]>([
  ['all', ['a', 'a1', 'a2', 'a2x']],
  ['topmost', ['a']],
  ['leaves', ['a1', 'a2x']],
  ['independent', ['a']],
])('%s: what is kept of a checked branch', (strategy, expected) => {
  expect(toggle([], strategy, 'a')).toEqual(expected)
  expect(toggle(expected, strategy, 'a')).toEqual([])
})

test.each<CheckStrategy>([
  'all',
  'topmost',
  'leaves',
])('%s: unchecking a grandchild leaves its ancestors mixed', (strategy) => {
  const value = toggle(toggle([], strategy, 'a'), strategy, 'a2x')
  expect(stateOf(value, 'a', strategy)).toBe('mixed')
  expect(stateOf(value, 'a2', strategy)).toBe('off')
  expect(stateOf(value, 'a1', strategy)).toBe('on')
})

test('checking the last open child checks the parent', () => {
  expect(toggle(['a1'], 'topmost', 'a2')).toEqual(['a'])
})

test('disabled branches are passed over and keep their parent mixed', () => {
  const value = toggle([], 'all', 'b')
  expect(value).toEqual(['b1'])
  expect(stateOf(value, 'b')).toBe('mixed')
  expect(toggle(value, 'all', 'b')).toEqual([])
  expect(toggle(['b2'], 'all', 'b')).toEqual(['b', 'b1', 'b2'])
})

test('ids that are not loaded yet survive', () => {
  expect(toggle(['zz'], 'leaves', 'a1')).toEqual(['zz', 'a1'])
})

test('children that arrive under a checked node are checked', () => {
  const later = indexTree([{ id: 'p', label: 'P', children: [{ id: 'new', label: 'New' }] }])
  for (const strategy of ['all', 'topmost', 'leaves'] as const) {
    expect(checkStates(later, ['p'], strategy)).toEqual(['on', 'on'])
  }
})

test('all, then nothing', () => {
  const value = toggleAllChecks(tree, [], 'leaves')
  expect(value).toEqual(['a1', 'a2x', 'b1'])
  expect(toggleAllChecks(tree, value, 'leaves')).toEqual([])
})

test('search keeps ancestors and opens them; a hit keeps what is below it', () => {
  const night = searchTree(nodes, ' NIGHT')
  expect(indexTree(night.nodes).entries.map((entry) => entry.node.id)).toEqual(['a', 'a2', 'a2x'])
  expect([...night.open].sort()).toEqual(['a', 'a2'])
  expect(night.first).toBe('a2x')
  expect(indexTree(searchTree(nodes, 'support').nodes).entries.map((entry) => entry.node.id)).toEqual([
    'a',
    'a2',
    'a2x',
  ])
  expect(searchTree(nodes, 'nothing like it').nodes).toEqual([])
  expect(searchTree(nodes, ' ').nodes).toBe(nodes)
})

test('path from the root', () => {
  expect(pathOf(tree, 'a2x')).toEqual(['Head office', 'Support', 'Night shift'])
})
