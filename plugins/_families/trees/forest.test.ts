import { expect, test } from 'vitest'
import { forestOf, moved, nodesOf } from './forest.ts'

const row = (id: string, parentId: string | null) => ({ id, parentId, sort: Number(id) })
const rows = [row('1', null), row('2', null), row('3', '1'), row('4', '3'), row('5', '9')]
const forest = forestOf(rows)
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('rows stand below their parents, and at the top when their parent is not there', () => {
  expect(ids(forest.roots)).toEqual(['1', '2', '5'])
  expect(ids(forest.childrenOf(row('1', null)))).toEqual(['3'])
  expect([...forest.subtreeOf('1')]).toEqual(['1', '3', '4'])
  expect(ids(forest.siblingsOf(row('2', null)))).toEqual(['1', '2', '5'])
})

test('what is not offered stays only as the way to what is', () => {
  const nodes = nodesOf(forest, { labelOf: ({ id }) => `n${id}`, isOffered: ({ id }) => id === '4' })
  expect(nodes).toEqual([
    {
      id: '1',
      label: 'n1',
      disabled: true,
      children: [
        {
          id: '3',
          label: 'n3',
          disabled: true,
          children: [{ id: '4', label: 'n4', disabled: false, children: [] }],
        },
      ],
    },
  ])
})

test('neighbours change their numbers', () => {
  const siblings = [row('10', null), row('20', null), row('30', null)]
  expect(moved(siblings, '20', -1).map(({ id, sort }) => [id, sort])).toEqual([
    ['20', 10],
    ['10', 20],
  ])
  expect(moved(siblings, '10', -1)).toEqual([])
  expect(moved(siblings, '30', 1)).toEqual([])
})

test('siblings with one number get numbers of their own', () => {
  const equal = ['a', 'b', 'c'].map((id) => ({ id, sort: 0 }))
  expect(moved(equal, 'a', 1).map(({ id, sort }) => [id, sort])).toEqual([
    ['b', 10],
    ['a', 20],
    ['c', 30],
  ])
})
