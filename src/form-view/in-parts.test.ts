import { expect, test } from 'vitest'
import { question } from '#shared/form/testing/forms'
import { inParts } from './in-parts.ts'

const spans = (...all: readonly number[]) => all.map((span, at) => question(`q${at}`, 'text', { span }))
const lengths = (all: readonly number[], first: number, each: number) =>
  inParts(spans(...all), { first, each }).map((part) => part.length)

test('parts have the lengths that were asked for, and the last one what is left', () => {
  expect(lengths(Array(11).fill(24), 4, 3)).toEqual([4, 3, 3, 1])
  expect(lengths(Array(4).fill(24), 4, 3)).toEqual([4])
  expect(lengths([], 4, 3)).toEqual([0])
})

test('where the first part is full already, all of them stand in others', () => {
  expect(lengths(Array(4).fill(24), 0, 3)).toEqual([0, 3, 1])
  expect(lengths(Array(4).fill(24), -2, 3)).toEqual([0, 3, 1])
})

test('a row is not cut: a part ends where the next question begins a new one', () => {
  // Two by two.
  expect(lengths(Array(10).fill(12), 3, 3)).toEqual([4, 4, 2])
  // One that does not fit into the row begins the next.
  expect(lengths([24, 12, 16, 8, 24], 2, 2)).toEqual([2, 2, 1])
  // Never wider than the grid.
  expect(lengths([99, 0, 12, 24], 1, 2)).toEqual([1, 2, 1])
})

test('no question is lost, and all stay in their order', () => {
  const all = spans(24, 8, 8, 8, 12, 24, 6, 6, 6, 12, 24, 1)
  expect(inParts(all, { first: 2, each: 2 }).flat()).toEqual(all)
})
