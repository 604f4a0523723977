import { expect, test } from 'vitest'
import type { DeptNode } from '#shared/contract/dept'
import { ancestorsOf, branchesOf, findDepartments, labelIn } from './department-tree.ts'

const dept = (id: string, label: string, children: DeptNode[] = []): DeptNode => ({
  id,
  label,
  disabled: false,
  children,
})
const tree = [dept('1', '总部', [dept('2', '研发部', [dept('3', '前端组')]), dept('4', 'Sales')]), dept('5', '分部')]

test('a match brings what it is in and keeps what is below it', () => {
  expect(findDepartments(tree, '研发')).toEqual([dept('1', '总部', [dept('2', '研发部', [dept('3', '前端组')])])])
  expect(findDepartments(tree, ' SALES ')).toEqual([dept('1', '总部', [dept('4', 'Sales')])])
  expect(findDepartments(tree, '没有')).toEqual([])
})

test('no words: everything', () => {
  expect(findDepartments(tree, '  ')).toEqual(tree)
})

test('branches are those with something below', () => {
  expect(branchesOf(tree)).toEqual(['1', '2'])
})

test('the way to a department', () => {
  expect(ancestorsOf(tree, '3')).toEqual(['1', '2'])
  expect(ancestorsOf(tree, '5')).toEqual([])
  expect(ancestorsOf(tree, '99')).toEqual([])
})

test('the name of a department, however deep', () => {
  expect(labelIn(tree, '3')).toBe('前端组')
  expect(labelIn(tree, '99')).toBeUndefined()
})
