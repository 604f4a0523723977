import { expect, test } from 'vitest'
import { languages } from '../../../locales/languages.json'
import { numberText } from './number-text.ts'

test('a number is written as its reader writes it', () => {
  expect(numberText(12345.5, 'de')).toBe('12.345,5')
  expect(numberText(12345.5, 'zh-cn')).toBe('12,345.5')
  expect(numberText(-0.1, 'de')).toBe('-0,1')
})

test('years stay whole, and no number has an exponent', () => {
  expect(numberText(2026, 'de')).toBe('2026')
  expect(numberText(1e-7, 'en')).toBe('0.0000001')
})

test.each(languages)('small counts are written in %s as its own format does', (language) => {
  const own = new Intl.NumberFormat(language, { useGrouping: 'min2', numberingSystem: 'latn' })
  for (const count of [0, -0, 1, 42, 1000, 9999, 10_000, -1])
    expect(numberText(count, language)).toBe(own.format(count))
})
