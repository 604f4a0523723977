import { expect, test } from 'vitest'
import { figureText } from './result-text.ts'

test('thousands are set off always or never where the author says so, as the reader writes them', () => {
  const written = ['en', 'de', 'fr', 'es', 'pl', 'zh-cn'].map((language) => figureText(1234.5, language, 'always'))
  expect(written).toEqual(['1,234.5', '1.234,5', '1\u202f234,5', '1.234,5', '1\u00a0234,5', '1,234.5'])
  expect([figureText(1000, 'en', 'always'), figureText(999, 'en', 'always')]).toEqual(['1,000', '999'])
  expect([figureText(20260102, 'de', 'never'), figureText(-1234567.25, 'de', 'never')]).toEqual([
    '20260102',
    '-1234567,25',
  ])
})

test('else from five digits on', () => {
  expect([figureText(1234, 'de'), figureText(12345, 'de')]).toEqual(['1234', '12.345'])
})
