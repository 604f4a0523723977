import { expect, test } from 'vitest'
import { differencesOf, keepMine } from './merge.ts'

const first = { name: 'a', value: '1', roles: ['1'], remark: '' }

test('what only one of the two changed stays as that one left it', () => {
  const mine = { ...first, value: '2' }
  const theirs = { ...first, remark: 'theirs', roles: ['1', '2'] }
  expect(keepMine(first, mine, theirs)).toEqual({ name: 'a', value: '2', roles: ['1', '2'], remark: 'theirs' })
  expect(differencesOf(first, mine, theirs)).toEqual([
    { name: 'value', isContested: false },
    { name: 'roles', isContested: false },
    { name: 'remark', isContested: false },
  ])
})

test('what both changed is contested, and mine is kept', () => {
  const mine = { ...first, value: '2' }
  const theirs = { ...first, value: '3' }
  expect(differencesOf(first, mine, theirs)).toEqual([{ name: 'value', isContested: true }])
  expect(keepMine(first, mine, theirs)).toEqual(mine)
})

test('the same change twice is no difference', () => {
  const both = { ...first, roles: ['2'] }
  expect(differencesOf(first, both, { ...both })).toEqual([])
})
