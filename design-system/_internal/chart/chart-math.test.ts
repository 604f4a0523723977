import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arcsOf, groupRest, ringPath } from './arcs.ts'
import { thinLabels } from './axis-labels.ts'
import { toCsv } from './csv.ts'
import { flow } from './flow.ts'
import { heatStep, linearScale } from './scale.ts'
import { estimate, wrapText } from './text.ts'
import { ticks } from './ticks.ts'
import { walk } from './walk.ts'

describe('ticks', () => {
  test('of whole things are whole', () => expect(ticks(0, 2, 4, 1)).toEqual([0, 1, 2]))

  test.each([
    [0, 100, [0, 20, 40, 60, 80, 100]],
    [0, 7, [0, 2, 4, 6, 8]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
    [0, 0, [0, 1]],
    [-30, 60, [-40, -20, 0, 20, 40, 60]],
    [1200, 9800, [0, 2000, 4000, 6000, 8000, 10000]],
  ])('%d to %d', (low, high, expected) => expect(ticks(low, high)).toEqual(expected))

  test('cover what they measure, with zero, in few even steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (low, size) => {
        const marks = ticks(low, low + size)
        expect(marks.length).toBeLessThanOrEqual(8)
        expect(marks).toContain(0)
        expect(marks[0]).toBeLessThanOrEqual(low)
        expect(marks.at(-1)).toBeGreaterThanOrEqual((low + size) * (low + size > 0 ? 1 - 1e-9 : 1 + 1e-9))
      }),
    )
  })
})

test('a scale maps ends to ends, and a single value to the start', () => {
  const scale = linearScale([0, 10], [100, 0])
  expect([scale(0), scale(5), scale(10)]).toEqual([100, 50, 0])
  expect(linearScale([3, 3], [7, 9])(3)).toBe(7)
})

test('heat: nothing is the lowest step, the largest the highest', () => {
  expect([0, 1, 20, 50, 80, 100, 200].map((value) => heatStep(value, 100))).toEqual([1, 2, 2, 4, 5, 6, 6])
  expect(heatStep(3, 0)).toBe(1)
})

describe('csv', () => {
  test('bare numbers, quoted texts, no formulas', () => {
    const columns = ['Choice', 'Count, all'].map((label) => ({ id: label, label }))
    const rows = [
      { id: 'a', cells: ['He said "no"', { text: '1,500', value: 1500 }] },
      { id: 'b', cells: ['=1+1', { text: '-3', value: -3 }] },
      { id: 'c', cells: ['two\nlines', { text: '25%', value: '25%' }] },
    ]
    expect(toCsv({ columns, rows })).toBe(
      '\uFEFFChoice,"Count, all"\r\n"He said ""no""",1500\r\n\'=1+1,-3\r\n"two\nlines",25%\r\n',
    )
  })
})

describe('arcs', () => {
  test('share the turn', () => {
    expect(arcsOf([1, 3]).map(({ start, end }) => [start / Math.PI, end / Math.PI])).toEqual([
      [0, 0.5],
      [0.5, 2],
    ])
    expect(arcsOf([0, 0])).toEqual([
      { start: 0, end: 0 },
      { start: 0, end: 0 },
    ])
  })

  test('a quarter is one piece, the whole is two', () => {
    expect(ringPath(0, 0, 5, 10, { start: 0, end: Math.PI / 2 })).toBe(
      'M0.00,-10.00 A10,10 0 0 1 10.00,-0.00 L5.00,-0.00 A5,5 0 0 0 0.00,-5.00 Z',
    )
    expect(ringPath(0, 0, 5, 10, { start: 0, end: 2 * Math.PI }).match(/M/g)).toHaveLength(2)
  })

  test('the rest is everything but the largest, in order', () => {
    const items = [3, 9, 1, 7, 2].map((count) => ({ count }))
    expect(groupRest(items, 5)).toEqual({ kept: items, rest: [] })
    const { kept, rest } = groupRest(items, 3)
    expect(kept.map(({ count }) => count)).toEqual([9, 7])
    expect(rest.map(({ count }) => count)).toEqual([3, 1, 2])
  })
})

describe('walking', () => {
  const line = ['a', 'b', 'c'].map((id) => ({ id, label: id }))
  const grid = [0, 1].flatMap((row) => [0, 1, 2].map((col) => ({ id: `${row}${col}`, label: '', row, col })))

  test.each([
    [null, 'ArrowRight', 'a'],
    [null, 'End', 'c'],
    ['a', 'ArrowRight', 'b'],
    ['a', 'ArrowDown', 'b'],
    ['b', 'ArrowUp', 'a'],
    ['a', 'ArrowLeft', 'a'],
    ['c', 'ArrowRight', 'c'],
    ['c', 'Home', 'a'],
    ['gone', 'ArrowLeft', 'a'],
    ['a', 'x', null],
  ])('in a line from %s by %s to %s', (from, key, to) => expect(walk(line, from, key)).toBe(to))

  test('right to left the side arrows change places', () => {
    expect(walk(line, 'b', 'ArrowLeft', true)).toBe('c')
    expect(walk(line, 'b', 'ArrowDown', true)).toBe('c')
  })

  test.each([
    ['01', 'ArrowDown', '11'],
    ['11', 'ArrowDown', '11'],
    ['12', 'ArrowUp', '02'],
    ['02', 'ArrowRight', '02'],
    ['11', 'Home', '10'],
    ['10', 'End', '12'],
  ])('in a grid from %s by %s to %s', (from, key, to) => expect(walk(grid, from, key)).toBe(to))
})

describe('text', () => {
  const measure = (text: string) => estimate(text, 10)

  test('breaks at spaces, between Han characters, and inside what is too long', () => {
    expect(wrapText('one two three', 48, 5, measure)).toEqual(['one two', 'three'])
    expect(wrapText('您从哪里了解到我们', 40, 5, measure)).toEqual(['您从哪里', '了解到我', '们'])
    expect(wrapText('abcdefgh', 30, 5, measure).join('')).toBe('abcdefgh')
    expect(wrapText('', 30, 5, measure)).toEqual([''])
  })

  test('the last line says that there is more', () => {
    expect(wrapText('one two three four', 40, 1, measure)).toEqual(['one t…'])
  })

  test('no line is wider than asked, and with room for all nothing is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', 'W', '们', 'i') }),
        fc.integer({ min: 20, max: 90 }),
        (text, width) => {
          const lines = wrapText(text, width, 1000, measure)
          for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        },
      ),
    )
  })
})

test('labels of an axis never touch and stay inside', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10, max: 120 }), { minLength: 1, maxLength: 60 }), (widths) => {
      const labels = widths.map((width, index) => ({ width, center: (index * 300) / widths.length }))
      const kept = thinLabels(labels, 300)
      expect(kept.length).toBeGreaterThan(0)
      kept.forEach(({ index, center }, at) => {
        const half = (widths[index] ?? 0) / 2
        expect(center - half).toBeGreaterThanOrEqual(0)
        expect(center + half).toBeLessThanOrEqual(300)
        const before = kept[at - 1]
        if (before) expect(center - half).toBeGreaterThanOrEqual(before.center + (widths[before.index] ?? 0) / 2 + 12)
      })
    }),
  )
})

test('boxes flow in lines and stand on one baseline', () => {
  const box = (width: number, height: number) => ({ width, height })
  const { placed, height } = flow([box(60, 20), box(30, 10), box(50, 10)], 100, 8)
  expect(placed.map(({ x, y }) => [x, y])).toEqual([
    [0, 20],
    [68, 20],
    [0, 34],
  ])
  expect(height).toBe(38)
})
