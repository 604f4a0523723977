import { expect, test } from 'vitest'
import { toLocalTime, toMoment } from './local-time.ts'

test('a moment goes to the reader’s clock and back, to the minute', () => {
  for (const local of ['2026-03-01T00:00', '2026-10-25T12:05', '0999-12-31T23:59']) {
    expect(toLocalTime(toMoment(local))).toBe(local)
  }
  expect(toMoment('2026-03-01T00:00')).toMatch(/^2026-0[23]-\d\dT[\d:.]+Z$/)
  expect(toLocalTime('2026-06-15T10:20:30.400Z')).toBe(toLocalTime('2026-06-15T10:20:00Z'))
})

test('none stays none', () => {
  expect(toLocalTime(null)).toBeUndefined()
  expect(toMoment(undefined)).toBeNull()
})
