import { expect, test } from 'vitest'
import { rowWindow, scrollToRow } from './fixed-row-window.ts'

test('short lists are drawn whole', () => {
  expect(rowWindow(100, 40, 2000, 400)).toEqual({ from: 0, to: 100 })
})

test('of long lists a few rows more than the view holds are drawn', () => {
  const { from, to } = rowWindow(100_000, 40, 40_000, 400)
  expect(from).toBeLessThanOrEqual(994)
  expect(to).toBeGreaterThanOrEqual(1017)
  expect(to - from).toBeLessThan(40)
})

test('the window moves by blocks: a few pixels change nothing', () => {
  expect(rowWindow(1000, 40, 4000, 400)).toEqual(rowWindow(1000, 40, 4039, 400))
})

test('the window stays inside the list', () => {
  expect(rowWindow(1000, 40, 0, 400).from).toBe(0)
  expect(rowWindow(1000, 40, 39_600, 400).to).toBe(1000)
  expect(rowWindow(101, 40, 900_000, 400).to).toBe(101)
})

test('scrolling to a row moves as little as needed', () => {
  expect(scrollToRow(10, 40, 300, 400)).toBe(300)
  expect(scrollToRow(2, 40, 300, 400)).toBe(80)
  expect(scrollToRow(99, 40, 300, 400)).toBe(3600)
})
