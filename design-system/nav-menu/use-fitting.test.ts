import { expect, test } from 'vitest'
import { fits } from './use-fitting.ts'

test.each([
  ['all, and then "more" takes no room', [100, 100, 50], 200, 2],
  ['one gives way to "more"', [100, 100, 50], 199, 1],
  ['none', [100, 100, 50], 120, 0],
  ['the last falls out although it would fit without "more"', [60, 60, 60, 50], 179, 2],
  ['nothing to show', [50], 10, 0],
])('%s', (_, widths, room, expected) => {
  expect(fits(widths, room)).toBe(expected)
})
