import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCalendarText } from './parts/calendar.ts'
import validator from './validator.ts'

describe('calendar', () => {
  test('knows every day there is, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat(13), fc.nat(32), (year, month, day) => {
        const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const date = new Date(`${text}T00:00:00Z`)
        const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
        expect(isCalendarText(text), text).toBe(exists)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('bounds from today', () => {
  const check = (options: Partial<Parameters<typeof validator.prepare>[0]>) => {
    const prepared = validator.prepare(
      { kind: 'date', placeholder: {}, ...options },
      { patterns: { compile: () => null }, children: [] },
    )
    return (answer: string, now: number) => prepared(answer, { now }).length === 0
  }
  const notLater = check({ max: { from: 'today', days: 0 } })
  const notEarlier = check({ min: { from: 'today', days: 0 } })

  test('accept what is today anywhere on earth: the server does not know the zone', () => {
    const now = Date.UTC(2026, 5, 15, 11)
    expect(notLater('2026-06-16', now)).toBe(true) // Kiritimati, 14 hours ahead
    expect(notEarlier('2026-06-14', now)).toBe(true) // Baker Island, 12 hours behind
    expect(notLater('2026-06-17', now)).toBe(false)
    expect(notEarlier('2026-06-13', now)).toBe(false)
  })

  test('move with the clock of the same prepared check', () => {
    const morning = Date.UTC(2026, 5, 15, 8)
    expect(notLater('2026-06-20', morning)).toBe(false)
    expect(notLater('2026-06-20', morning + 5 * 86_400_000)).toBe(true)
  })

  test('hold for months, years and moments of the day', () => {
    const now = Date.UTC(2026, 5, 15, 12)
    expect(check({ kind: 'month', max: { from: 'today', days: -31 } })('2026-06', now)).toBe(false)
    expect(check({ kind: 'year', min: { from: 'today', days: 0 } })('2025', now)).toBe(false)
    expect(check({ kind: 'datetime', max: { from: 'today', days: 1 } })('2026-06-17T23:59', now)).toBe(true)
    expect(check({ kind: 'datetime', max: { from: 'today', days: 1 } })('2026-06-18T00:00', now)).toBe(false)
  })

  test('mean nothing to a time of day, nor does a bound of another kind', () => {
    expect(check({ kind: 'time', max: { from: 'today', days: -5 } })('23:59', 0)).toBe(true)
    expect(check({ kind: 'month', min: { from: 'calendar', at: '2026-01-01' } })('1999-01', 0)).toBe(true)
  })
})
