import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dateForm } from './date-forms.ts'

const samples = [
  ['date', '2026-03-14'],
  ['week', '2026-W09'],
  ['month', '2026-03'],
  ['year', '2026'],
  ['datetime', '2026-03-14T09:30'],
  ['time', '09:30'],
] as const

// Every language of the product, by its folder: the kit itself imports none of their words.
const languages = readdirSync('locales', { withFileTypes: true }).filter((each) => each.isDirectory())

describe.each(languages.map(({ name }) => name))('in %s', (language) => {
  test.each(samples)('a %s is read as it is written, and as ISO', (kind, value) => {
    const form = dateForm(kind, language)
    expect(form.read(form.write(value))).toBe(value)
    expect(form.read(value)).toBe(value)
  })
})

test.each([
  ['de', 'date', '31.1.2026', '2026-01-31'],
  ['en', 'date', '1/31/2026', '2026-01-31'],
  ['en', 'datetime', '1/31/2026, 9:30 pm', '2026-01-31T21:30'],
  ['zh-cn', 'datetime', '2026年1月31日 下午9:30', '2026-01-31T21:30'],
  ['ko', 'datetime', '2026. 1. 31. 21:30', '2026-01-31T21:30'],
  ['de', 'week', 'KW 9/2026', '2026-W09'],
  ['zh-cn', 'week', '2026年第9周', '2026-W09'],
  ['en', 'week', '3/1/2026', '2026-W09'],
  ['de', 'week', '1.1.2027', '2026-W53'],
  ['de', 'time', '0930', '09:30'],
  ['zh-cn', 'year', '２０２６', '2026'],
] as const)('in %s, the %s %s is understood', (language, kind, text, value) => {
  expect(dateForm(kind, language).read(text)).toBe(value)
})

test.each([
  ['de', 'date', '31.2.2026'],
  ['en', 'date', '31/1/2026'],
  ['de', 'datetime', '31.01.2026'],
  ['de', 'datetime', '31.01.2026 25:00'],
  ['de', 'week', '2025-W53'],
  ['de', 'week', '9'],
  ['de', 'time', '9'],
  ['de', 'year', '0000'],
  ['de', 'year', '26'],
] as const)('in %s, the %s %s is refused', (language, kind, text) => {
  expect(dateForm(kind, language).read(text)).toBeUndefined()
})

test('what was given to another kind is shown as it is', () => {
  expect(dateForm('date', 'de').write('2026-03')).toBe('2026-03')
  expect(dateForm('datetime', 'de').write('2026-03-14')).toBe('2026-03-14')
})
