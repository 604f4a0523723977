import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCalendarText, mondayOf, weekText } from '../../_families/moment/calendar.ts'
import { dateText } from '../../_families/moment/date-text.ts'
import { isFormOf, readInForm, writeInForm } from '../../_families/moment/written-form.ts'
import statistics from './statistics.ts'
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

test('each kind begins with the moment on the wall of whoever opens the form, where the author wants it', () => {
  const now = new Date(2026, 1, 3, 4, 5).getTime()
  const beginOf = (kind: 'date' | 'month' | 'year' | 'datetime' | 'time') =>
    validator.begin?.({ kind, placeholder: {}, startNow: true }, { now })
  expect((['date', 'month', 'year', 'datetime', 'time'] as const).map(beginOf)).toEqual([
    '2026-02-03',
    '2026-02',
    '2026',
    '2026-02-03T04:05',
    '04:05',
  ])
  expect(validator.begin?.({ kind: 'date', placeholder: {} }, { now })).toBeUndefined()
})

describe('as text', () => {
  test.each([
    ['de', 'date', '2026-12-31', '31.12.2026'],
    ['zh-cn', 'date', '2026-12-31', '2026年12月31日'],
    ['de', 'month', '2026-12', 'Dezember 2026'],
    ['de', 'datetime', '2026-12-31T23:30', '31.12.2026, 23:30'],
    ['th', 'date', '2026-12-31', '31 ธ.ค. 2569'],
    ['de', 'time', '09:30', '09:30'],
    ['de', 'year', '2026', '2026'],
    // Given when the question asked for something else.
    ['de', 'date', '2026-12', '2026-12'],
  ] as const)('in %s, a %s is written as its readers do', (language, kind, answer, text) => {
    expect(dateText(answer, kind, language)).toBe(text)
  })

  test('what the statistics count is called the same', () => {
    const context = { language: 'de', text: () => '', t: (key: string) => key, fileUrl: () => '', children: [] }
    expect(statistics.label?.('2026-12', { kind: 'date', placeholder: {} }, context)).toBe('Dezember 2026')
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

describe('a form of the author’s', () => {
  test.each([
    ['date', 'd.M.yyyy', '2026-03-09', '9.3.2026'],
    ['date', 'yyyy年MM月dd日', '2026-03-09', '2026年03月09日'],
    ['week', 'KW w/yyyy', '2026-W09', 'KW 9/2026'],
    ['datetime', 'dd.MM.yyyy H:mm', '2026-03-09T08:05', '09.03.2026 8:05'],
    ['time', 'HH时mm分', '08:05', '08时05分'],
  ] as const)('%s as %s is written and read back', (kind, form, moment, text) => {
    expect(isFormOf(form, kind)).toBe(true)
    expect(writeInForm(moment, form, kind)).toBe(text)
    expect(readInForm(text, form, kind)).toBe(moment)
  })

  test.each([
    ['date', 'yyyy-MM'],
    ['date', 'ddMMyyyy'],
    ['month', 'dd.MM.yyyy'],
    ['date', 'dd.MM.yyyy (dd)'],
    ['year', '2yyyy'],
  ] as const)('for a %s, %s is none', (kind, form) => {
    expect(isFormOf(form, kind)).toBe(false)
  })

  test('another day than the calendar has is not read', () => {
    expect(readInForm('31.2.2026', 'd.M.yyyy', 'date')).toBeUndefined()
  })
})

describe('weeks', () => {
  test('a year has 52 or 53, and every day is in one of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
        const week = weekText(day)
        expect(isCalendarText(week), week).toBe(true)
        expect(day - mondayOf(week)).toBeGreaterThanOrEqual(0)
        expect(day - mondayOf(week)).toBeLessThan(7)
      }),
    )
    expect([isCalendarText('2026-W53'), isCalendarText('2025-W53'), isCalendarText('2026-W00')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('a bound from today is the week that today is in', () => {
    const prepared = validator.prepare(
      { kind: 'week', placeholder: {}, min: { from: 'today', days: 0 } },
      { patterns: { compile: () => null }, children: [] },
    )
    const now = Date.UTC(2026, 1, 26, 12)
    expect(prepared('2026-W09', { now })).toEqual([])
    expect(prepared('2026-W08', { now })).toMatchObject([{ code: 'date.tooEarly' }])
  })
})

test('both ends of a stretch keep to the bounds, and it ends no earlier than it begins', () => {
  const prepared = validator.prepare(
    { kind: 'date', range: true, placeholder: {}, max: { from: 'calendar', at: '2026-12-31' } },
    { patterns: { compile: () => null }, children: [] },
  )
  const codes = (...answer: [string, string]) => prepared(answer, { now: 0 }).map(({ code }) => code)
  expect(codes('2026-03-01', '2026-03-01')).toEqual([])
  expect(codes('2026-03-02', '2026-03-01')).toEqual(['date.order'])
  expect(codes('2026-03-02', '2027-01-01')).toEqual(['date.tooLate'])
  expect(codes('2026-03-02', '')).toEqual(['date.incomplete'])
})

test('what is wrong with either end is said at once', () => {
  const prepared = validator.prepare(
    {
      kind: 'date',
      range: true,
      placeholder: {},
      min: { from: 'calendar', at: '2026-01-01' },
      max: { from: 'calendar', at: '2026-12-31' },
    },
    { patterns: { compile: () => null }, children: [] },
  )
  expect(prepared(['2025-12-31', '2027-01-01'], { now: 0 }).map(({ code }) => code)).toEqual([
    'date.tooEarly',
    'date.tooLate',
  ])
})
