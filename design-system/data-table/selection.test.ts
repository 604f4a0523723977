import { expect, test } from 'vitest'
import { headState, selectRange } from './selection.ts'

const rows = ['a', 'b', 'c', 'd']
const key = (row: string) => row

test('the head is on, off or mixed by the rows it stands over', () => {
  expect(headState(rows, key, new Set())).toBe(false)
  expect(headState(rows, key, new Set(['elsewhere']))).toBe(false)
  expect(headState(rows, key, new Set(['d']))).toBe('mixed')
  expect(headState(rows, key, new Set(['a']))).toBe('mixed')
  expect(headState(rows, key, new Set([...rows, 'elsewhere']))).toBe(true)
  expect(headState([], key, new Set(['elsewhere']))).toBe(false)
})

test('a range is taken in either direction and keeps other rows', () => {
  const chosen = selectRange(rows, key, new Set(['elsewhere']), { from: 2, to: 1 }, true)
  expect([...chosen]).toEqual(['elsewhere', 'b', 'c'])
  expect([...selectRange(rows, key, chosen, { from: 0, to: 1 }, false)]).toEqual(['elsewhere', 'c'])
  expect(selectRange(rows, key, chosen, { from: -5, to: 99 }, true).size).toBe(5)
})
