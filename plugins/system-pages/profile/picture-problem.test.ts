import { expect, test } from 'vitest'
import { problemOf } from './picture-problem.ts'

test.each([
  ['image/png', 5 * 1024 * 1024, null],
  ['image/jpeg', 1, null],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'size'],
  ['image/svg+xml', 1, 'type'],
  ['', 1, 'type'],
])('%s of %s bytes: %s', (type, size, problem) => {
  expect(problemOf({ type, size })).toBe(problem)
})
