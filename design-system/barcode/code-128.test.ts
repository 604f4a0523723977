import { expect, test } from 'vitest'
import { encodeCode128, widthsOf } from './code-128.ts'

// The worked example of the literature, PJJ123C, begins with Start A (103) and checks to 54; with Start B that is one more.
test('the check symbol weighs each place', () => {
  const values = encodeCode128('PJJ123C')
  expect(values).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106])
})

test('four and more digits are pairs, an odd one before them is by itself', () => {
  expect(encodeCode128('123456')?.slice(0, 4)).toEqual([105, 12, 34, 56])
  expect(encodeCode128('12')?.slice(0, 2)).toEqual([105, 12])
  expect(encodeCode128('12345')?.slice(0, 5)).toEqual([104, 17, 99, 23, 45])
  expect(encodeCode128('AB2026X')?.slice(0, 8)).toEqual([104, 33, 34, 99, 20, 26, 100, 56])
})

test.each(['', '订单', 'a\nb', 'ä'])('%j cannot be drawn', (text) => {
  expect(encodeCode128(text)).toBeUndefined()
})

// Two properties of the standard that a wrong width would break.
test('every symbol is 11 modules wide with an even number of dark ones, and unlike all others; Stop is 13', () => {
  const seen = new Set<string>()
  for (let value = 0; value < 106; value++) {
    const widths = widthsOf([value])
    expect(widths).toHaveLength(6)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11)
    expect(widths.reduce((sum, width, at) => sum + (at % 2 === 0 ? width : 0), 0) % 2).toBe(0)
    seen.add(widths.join(''))
  }
  expect(seen.size).toBe(106)
  expect(widthsOf([106]).reduce((sum, width) => sum + width, 0)).toBe(13)
})
