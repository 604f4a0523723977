import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, fromHsv, nameColor, parseColor, toHsv } from './color-math.ts'

test.each([
  ['#ABC', '#aabbcc'],
  ['4f4bd0', '#4f4bd0'],
  [' ＃４ｆ４ｂｄ０ ', '#4f4bd0'],
  ['rgb(79, 75, 208)', '#4f4bd0'],
  ['79 75 208', '#4f4bd0'],
])('%s is read as %s', (text, color) => expect(parseColor(text)).toBe(color))

test.each(['', '#12', '#1234', 'red', 'rgb(300,0,0)', '#ggg'])('%j is refused', (text) =>
  expect(parseColor(text)).toBeUndefined())

test('hue, saturation and brightness lead back to the same colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`
      expect(fromHsv(toHsv(color))).toBe(color)
    }),
  )
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#4f4bd0', '#4f4bd0')).toBe(1)
})

test.each([
  ['#000000', 'black', 'plain'],
  ['#ffffff', 'white', 'plain'],
  ['#808080', 'gray', 'plain'],
  ['#d32f2f', 'red', 'plain'],
  ['#ff9800', 'orange', 'plain'],
  ['#5d4037', 'red', 'dark'],
  ['#8d5a14', 'brown', 'plain'],
  ['#ffeb3b', 'yellow', 'plain'],
  ['#1b5e20', 'green', 'dark'],
  ['#4f4bd0', 'blue', 'plain'],
  ['#bbdefb', 'blue', 'light'],
  ['#e91e63', 'pink', 'plain'],
])('%s is %s, %s', (color, hue, tone) => expect(nameColor(color)).toEqual({ hue, tone }))
