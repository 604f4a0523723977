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

test('the window has one size wherever it is', () => {
  const sizes = [0, 1, 4017, 39_999, 900_000].map((scrolled) => {
    const { from, to } = rowWindow(1000, 40, scrolled, 410)
    return to - from
  })
  expect(new Set(sizes).size).toBe(1)
  for (let scrolled = 0; scrolled < 2000; scrolled += 7) {
    const { from, to } = rowWindow(1000, 40, scrolled, 410)
    expect(from * 40).toBeLessThanOrEqual(scrolled)
    expect(to * 40).toBeGreaterThanOrEqual(scrolled + 410)
  }
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
