import { expect, test } from 'vitest'
import { daysText } from './days-text.ts'

test('days of the week are told in runs, in the reader’s language', () => {
  expect(daysText([5, 1, 2, 4, 3], 'en')).toBe('Mon–Fri')
  expect(daysText([6, 7], 'en')).toBe('Sat, Sun')
  expect(daysText([1, 3, 4, 5, 7], 'de')).toBe('Mo, Mi–Fr, So')
  expect(daysText([1, 7], 'zh-CN')).toBe('周一、周日')
})
