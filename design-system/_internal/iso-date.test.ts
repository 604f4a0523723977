import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateLocale, parseTypedDate } from './date-locale.ts'
import { addDays, addMonths, isIsoDate, weekdayOf, weeksOfMonth } from './iso-date.ts'

describe('days', () => {
  test('exist or not', () => {
    expect(isIsoDate('2028-02-29')).toBe(true)
    expect(isIsoDate('2026-02-29')).toBe(false)
    expect(isIsoDate('2026-13-01')).toBe(false)
    expect(isIsoDate('1900-02-29')).toBe(false)
  })
  test('months keep the day or end earlier', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-12-15', 13)).toBe('2028-01-15')
    expect(addMonths('1900-01-31', 1)).toBe('1900-02-28')
  })
  test('years stay within four digits', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
    expect(addMonths('0001-01-10', -1)).toBe('0001-01-10')
  })
  test('a month is whole weeks that start on the wanted day', () => {
    const weeks = weeksOfMonth('2026-03-14', 1)
    expect(weeks[0]?.[0]).toBe('2026-02-23')
    expect(weeks.at(-1)?.at(-1)).toBe('2026-04-05')
    expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 1)).toBe(true)
    expect(weeksOfMonth('9999-12-01', 0).flat()).toContain('9999-12-31')
  })
})

describe('locales', () => {
  test.each([
    ['zh-cn', '2026/03/14', 1],
    ['en', '03/14/2026', 0],
    ['de', '14.03.2026', 1],
    ['th', '14/03/2569', 0],
    ['ja', '2026/03/14', 0],
    ['fa', '2026', 6],
  ])('%s writes %s and starts the week on %i', (tag, written, first) => {
    const locale = dateLocale(tag)
    expect(locale.short('2026-03-14')).toContain(written)
    expect(locale.firstWeekday).toBe(first)
  })
  test('the pattern shows the typed order', () => {
    const letters = { year: 'J', month: 'M', day: 'T' }
    expect(dateLocale('de').pattern(letters)).toBe('TT.MM.JJJJ')
    expect(dateLocale('zh-cn').pattern(letters)).toBe('JJJJ/MM/TT')
  })
  test('Thai months name the Buddhist year', () => {
    expect(dateLocale('th').month('2026-03-01')).toContain('2569')
  })
})

describe('typed days', () => {
  const now = new Date('2026-06-01T00:00:00Z')
  test.each([
    ['de', '14.3.2026', '2026-03-14'],
    ['de', '14 03 26', '2026-03-14'],
    ['de', '14.3.80', '1980-03-14'],
    ['de', '2026-03-14', '2026-03-14'],
    ['de', '14032026', '2026-03-14'],
    ['en', '3/14/2026', '2026-03-14'],
    ['zh-cn', '2026年3月14日', '2026-03-14'],
    ['zh-cn', '２０２６／３／１４', '2026-03-14'],
    ['ko', '2026. 3. 14.', '2026-03-14'],
    ['th', '14/3/2569', '2026-03-14'],
    ['th', '14/3/2026', '2026-03-14'],
    ['th', '14/3/69', '2026-03-14'],
  ])('%s reads %s', (tag, text, date) => expect(parseTypedDate(text, dateLocale(tag), now)).toBe(date))
  test.each([
    '',
    '14',
    '14.3',
    '30.2.2026',
    '14.3.202',
    'next friday',
    '1.2.3.4',
    '14.13.2026',
    '141.3.2026',
  ])('%j is no day', (text) => expect(parseTypedDate(text, dateLocale('de'), now)).toBeUndefined())
  test('what a locale writes, it reads', () => {
    const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1900-01-01', count))
    const tags = fc.constantFrom(
      'zh-cn',
      'zh-tw',
      'ja',
      'ko',
      'th',
      'vi',
      'ru',
      'pl',
      'tr',
      'de',
      'fr',
      'es',
      'pt',
      'it',
      'id',
      'en',
    )
    fc.assert(
      fc.property(days, tags, (date, tag) => {
        const locale = dateLocale(tag)
        expect(parseTypedDate(locale.short(date), locale, now)).toBe(date)
      }),
    )
  })
})
