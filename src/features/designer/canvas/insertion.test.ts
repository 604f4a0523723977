import { expect, test } from 'vitest'
import { insertionAt } from './insertion.ts'

const row = (questionId: string, top: number, left = 0, right = 600) => ({
  questionId,
  box: { left, right, top, bottom: top + 100 },
})
const column = [row('a', 0), row('b', 110), row('c', 220)]

test('the line is at the nearest gap, wherever the pointer is', () => {
  const places = [-50, 49, 51, 104, 106, 159, 161, 269, 271, 900].map(
    (y) => insertionAt(column, { x: 300, y }, 600).index,
  )
  expect(places).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 3, 3])
})

test('of two questions in one row the side decides', () => {
  const boxes = [row('a', 0), row('b', 110, 0, 295), row('c', 110, 305, 600)]
  expect(insertionAt(boxes, { x: 40, y: 160 }, 600)).toEqual({ index: 1, at: { questionId: 'b', edge: 'start' } })
  expect(insertionAt(boxes, { x: 320, y: 160 }, 600)).toEqual({ index: 2, at: { questionId: 'c', edge: 'start' } })
  expect(insertionAt(boxes, { x: 590, y: 160 }, 600)).toEqual({ index: 3, at: { questionId: 'c', edge: 'end' } })
})

test('on an empty paper there is one place', () => {
  expect(insertionAt([], { x: 1, y: 1 }, 600)).toEqual({ index: 0, at: null })
})
