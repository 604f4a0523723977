import { expect, test } from 'vitest'
import type { DeptNode } from '#shared/contract/dept'
import { branchesOf, checkedWithBelow } from './dept-choice.ts'

const node = (id: string, children: DeptNode[] = [], disabled = false): DeptNode => ({
  id,
  label: id,
  disabled,
  children,
})
const nodes = [node('1', [node('2', [node('3')]), node('4', [], true)]), node('5')]

test('what is below goes along, but for what may not be chosen', () => {
  expect(checkedWithBelow(nodes, ['5', '1'], ['5'])).toEqual(['5', '1', '2', '3'])
  expect(checkedWithBelow(nodes, ['1', '3', '4'], ['1', '2', '3', '4'])).toEqual(['1', '4'])
})

test('parents stay as they are: each department counts for itself', () => {
  expect(checkedWithBelow(nodes, ['1', '2'], ['1', '2', '3'])).toEqual(['1', '2'])
})

test('branches have something below them', () => {
  expect(branchesOf(nodes)).toEqual(['1', '2'])
})
