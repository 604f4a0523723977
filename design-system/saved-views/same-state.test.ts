import { expect, test } from 'vitest'
import { sameState } from './same-state.ts'

test('order of keys and empty parts do not count', () => {
  expect(sameState({ filters: [{ a: 1, b: 2 }], sort: [] }, { filters: [{ b: 2, a: 1 }], columns: {} })).toBe(true)
  expect(sameState({ query: '' }, {})).toBe(true)
  expect(sameState({ columns: { hidden: {} } }, undefined)).toBe(true)
})

test('values, order and length of arrays do', () => {
  expect(sameState({ a: 1 }, { a: 2 })).toBe(false)
  expect(sameState({ a: false }, {})).toBe(false)
  expect(sameState([1, 2], [2, 1])).toBe(false)
  expect(sameState([1], [1, 2])).toBe(false)
  expect(sameState({ a: [1] }, { a: { 0: 1 } })).toBe(false)
})
