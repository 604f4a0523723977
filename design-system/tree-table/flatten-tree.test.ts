import { expect, test } from 'vitest'
import { flattenTree } from './flatten-tree.ts'

interface Row {
  id: string
  children?: Row[]
}
const tree: Row[] = [{ id: 'a', children: [{ id: 'a1', children: [{ id: 'a1x' }] }, { id: 'a2' }] }, { id: 'b' }]
const flat = (expanded: string[], hasChildren?: (row: Row) => boolean) =>
  flattenTree(tree, {
    rowKey: (row) => row.id,
    childrenOf: (row) => row.children,
    hasChildren,
    expanded: new Set(expanded),
  })

test('closed branches hide everything below, also what was open inside', () => {
  expect(flat([]).map((row) => row.key)).toEqual(['a', 'b'])
  expect(flat(['a1']).map((row) => row.key)).toEqual(['a', 'b'])
  expect(flat(['a', 'a1']).map((row) => row.key)).toEqual(['a', 'a1', 'a1x', 'a2', 'b'])
})

test('each row knows its place', () => {
  expect(flat(['a'])[2]).toMatchObject({ key: 'a2', level: 2, position: 2, siblings: 2, parent: 'a' })
  expect(flat(['a']).map((row) => row.expanded)).toEqual([true, false, undefined, undefined])
})

test('a row may open before its children are here', () => {
  expect(flat([], (row) => row.id === 'b')[1]?.expanded).toBe(false)
})
