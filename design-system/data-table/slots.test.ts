import { expect, test } from 'vitest'
import { inOrder, recycleSlots, replaceSlots, settleSlots, showExactly } from './slots.ts'

const start = recycleSlots([], [0, 1, 2, 3])
const keys = (slots: { key: number }[]) => slots.map((slot) => slot.key)
const rows = (slots: { index: number }[]) => slots.map((slot) => slot.index)

test('scrolling reuses the elements that went out of sight and moves none', () => {
  const down = recycleSlots(start, [2, 3, 4, 5])
  expect(keys(down)).toEqual(keys(start))
  expect(rows(down)).toEqual([4, 5, 2, 3])
  expect(inOrder(down)).toBe(false)
  expect(rows(recycleSlots(down, [1, 2, 3, 4]))).toEqual([4, 1, 2, 3])
})

test('more rows get new elements, fewer rows drop some', () => {
  const more = recycleSlots(start, [1, 2, 3, 4, 5])
  expect(new Set(keys(more)).size).toBe(5)
  expect([...rows(more)].sort()).toEqual([1, 2, 3, 4, 5])
  expect(showExactly(recycleSlots(more, [9]), [9])).toBe(true)
})

test('settling puts the rows in order without touching the elements', () => {
  const down = recycleSlots(start, [2, 3, 4, 5])
  const settled = settleSlots(down)
  expect(keys(settled)).toEqual(keys(down))
  expect(rows(settled)).toEqual([2, 3, 4, 5])
})

test('with focus inside, rows keep their elements and stand in order', () => {
  const next = replaceSlots(recycleSlots(start, [2, 3, 4, 5]), [1, 2, 3, 4])
  expect(rows(next)).toEqual([1, 2, 3, 4])
  const keyOf = (slots: { key: number; index: number }[], index: number) => slots.find((s) => s.index === index)?.key
  expect(keyOf(next, 2)).toBe(keyOf(start, 2))
  expect(new Set(keys(next)).size).toBe(4)
})
