import { expect, test } from 'vitest'
import { isTimeZone, wallClock } from './time-zone.ts'

test('a wall says what the clocks of its zone say, summer and winter', () => {
  const berlin = wallClock('Europe/Berlin')
  expect(berlin(Date.UTC(2026, 0, 31, 8, 30, 5))).toBe('2026-01-31T09:30:05')
  expect(berlin(Date.UTC(2026, 6, 31, 22, 30))).toBe('2026-08-01T00:30:00')
})

test('names nobody knows are none', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
