import { expect, test } from 'vitest'
import { addToMonth, isIsoMonth, monthText } from './month-text.ts'

test.each([
  ['en', '3/2026', '2026-03'],
  ['en', 'March 2026', '2026-03'],
  ['en', '2026 mar', '2026-03'],
  ['en', '032026', '2026-03'],
  ['de', '03.2026', '2026-03'],
  ['de', 'März 2026', '2026-03'],
  ['zh-cn', '2026年3月', '2026-03'],
  ['zh-cn', '202612', '2026-12'],
  ['zh-cn', '２０２６／０３', '2026-03'],
  ['th', '3/2569', '2026-03'],
  ['th', '3/2026', '2026-03'],
])('%s understands %s', (locale, text, month) => expect(monthText(locale).read(text)).toBe(month))

test.each(['13/2026', '2026', '3/26', 'foo 2026', '1/2/2026', '0/2026'])('%s is refused', (text) =>
  expect(monthText('en').read(text)).toBeUndefined())

test.each(['zh-cn', 'en', 'de', 'th', 'ko', 'ja', 'ru', 'pl', 'vi'])('%s reads what it writes', (locale) => {
  const { read, write } = monthText(locale)
  for (const month of ['2026-01', '2026-12', '1999-06']) expect(read(write(month))).toBe(month)
})

test('months exist or not, and run over the turn of the year', () => {
  expect(isIsoMonth('2026-13')).toBe(false)
  expect(isIsoMonth('2026-12')).toBe(true)
  expect(addToMonth('2026-12', 1)).toBe('2027-01')
  expect(addToMonth('2026-01', -13)).toBe('2024-12')
})

test('the form to type is spelled in the letters of the language', () => {
  expect(monthText('en').pattern({ year: 'Y', month: 'M' })).toBe('MM/YYYY')
  expect(monthText('zh-cn').pattern({ year: '年', month: '月' })).toContain('年年年年')
})
