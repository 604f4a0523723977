import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MenuNode } from '#shared/contract/menu'
import { branchesOf, cascadeTree, everyMenu, leavesOf, menusOfLeaves, menusOfPlain } from './menu-choice.ts'

const node = (id: string, kind: MenuNode['kind'], children: MenuNode[] = [], disabled = false): MenuNode => ({
  id,
  label: id,
  kind,
  permission: '',
  disabled,
  children,
})
const nodes = [
  node('1', 'M', [node('2', 'C', [node('3', 'F'), node('4', 'F')]), node('5', 'C')]),
  node('6', 'C'),
  node('7', 'M', [node('8', 'C', [], true)]),
]
const same = (label: string) => label

test('a page is a leaf of its own below its name, and can be given without its buttons', () => {
  const [directory] = cascadeTree(nodes, same, 'Open')
  const [page] = directory?.children ?? []
  expect(page?.children.map(({ id, label }) => [id, label])).toEqual([
    ['2', 'Open'],
    ['3', '3'],
    ['4', '4'],
  ])
  expect(menusOfLeaves(nodes, ['2'], [])).toEqual(['1', '2'])
  expect(leavesOf(nodes, ['1', '2'])).toEqual(['2'])
})

test('a button brings its page and directory, and an unchecked page takes its buttons along', () => {
  expect(menusOfLeaves(nodes, ['3'], [])).toEqual(['1', '2', '3'])
  // The tree's next value has all but the page that was just unchecked.
  expect(menusOfLeaves(nodes, ['3', '4', '6'], ['1', '2', '3', '4', '6'])).toEqual(['6'])
  expect(menusOfLeaves(nodes, ['2', '4'], ['1', '2', '3', '4'])).toEqual(['1', '2', '4'])
})

test('in the plain tree parents follow, children do not', () => {
  expect(menusOfPlain(nodes, ['2'], [])).toEqual(['1', '2'])
  expect(menusOfPlain(nodes, ['2', '3', '5'], ['1', '2', '3', '5'])).toEqual([])
})

test('all is what may be chosen', () => {
  expect(everyMenu(nodes)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(branchesOf(cascadeTree(nodes, same, 'Open'))).toEqual(['below 1', 'below 2', 'below 7'])
})

test('what the cascading tree shows gives back the same menus, for any choice that holds its parents', () => {
  const ids = ['2', '3', '4', '5', '6', '8']
  fc.assert(
    fc.property(fc.subarray(ids), (chosen) => {
      const menus = menusOfPlain(nodes, chosen, [])
      expect(menusOfLeaves(nodes, leavesOf(nodes, menus), menus)).toEqual(menus)
    }),
  )
})
