import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CellValue } from './column.ts'
import { radixOrder } from './radix-order.ts'
import { nextSort, sortRows } from './sort.ts'

const value = [{ id: 'v', value: (row: { v: CellValue }) => row.v }]
const sorted = (values: CellValue[], desc = false, locale = 'en') =>
  sortRows(
    values.map((v) => ({ v })),
    value,
    [{ id: 'v', desc }],
    locale,
  ).map((row) => row.v)

test('a head goes up, down, off; Shift keeps the others', () => {
  expect(nextSort([], 'a', false)).toEqual([{ id: 'a', desc: false }])
  expect(nextSort([{ id: 'a', desc: false }], 'a', false)).toEqual([{ id: 'a', desc: true }])
  expect(nextSort([{ id: 'a', desc: true }], 'a', false)).toEqual([])
  expect(nextSort([{ id: 'a', desc: true }], 'b', false)).toEqual([{ id: 'b', desc: false }])
  const both = nextSort([{ id: 'a', desc: true }], 'b', true)
  expect(both).toEqual([
    { id: 'a', desc: true },
    { id: 'b', desc: false },
  ])
  expect(nextSort(both, 'a', true)).toEqual([{ id: 'b', desc: false }])
})

test('numbers, dates and booleans sort by value, empty ones last both ways', () => {
  expect(sorted([3, null, -1.5, 0, undefined, 10])).toEqual([-1.5, 0, 3, 10, null, undefined])
  expect(sorted([3, null, -1.5, Number.NaN, 10], true)).toEqual([10, 3, -1.5, null, Number.NaN])
  const [a, b] = [new Date(5), new Date(-5)]
  expect(sorted([a, b])).toEqual([b, a])
  expect(sorted([true, false])).toEqual([false, true])
})

test('text sorts by the rules of the language, numbers in it by value', () => {
  expect(sorted(['Q10', 'Q9', '', 'q1'])).toEqual(['q1', 'Q9', 'Q10', ''])
  expect(sorted(['ö', 'z', 'o'], false, 'de')).toEqual(['o', 'ö', 'z'])
  expect(sorted(['ö', 'z', 'o'], false, 'sv')).toEqual(['o', 'z', 'ö'])
  expect(sorted(['张', '安', '王'], false, 'zh')).toEqual(['安', '王', '张'])
})

test('ties keep their order and are decided by the next rule', () => {
  const rows = [
    { g: 'b', n: 1 },
    { g: 'a', n: 2 },
    { g: 'b', n: 0 },
    { g: 'a', n: 1 },
  ]
  const columns = [
    { id: 'g', value: (row: { g: string }) => row.g },
    { id: 'n', value: (row: { n: number }) => row.n },
  ] as { id: string; value: (row: { g: string; n: number }) => CellValue }[]
  const by = (...sort: { id: string; desc: boolean }[]) => sortRows(rows, columns, sort).map((row) => row.g + row.n)
  expect(by({ id: 'g', desc: true })).toEqual(['b1', 'b0', 'a2', 'a1'])
  expect(by({ id: 'g', desc: false }, { id: 'n', desc: true })).toEqual(['a2', 'a1', 'b1', 'b0'])
})

test('nothing known to sort by leaves the same array', () => {
  const rows = [{ v: 2 }, { v: 1 }]
  expect(sortRows(rows, value, [{ id: 'gone', desc: false }])).toBe(rows)
  expect(rows.map((row) => row.v)).toEqual([2, 1])
})

test('radix order is the stable order of any numbers', () => {
  const small = fc.integer({ min: -3, max: 3 })
  const number = fc.oneof(small, fc.double({ noNaN: true }))
  fc.assert(
    fc.property(fc.oneof(fc.array(number), fc.array(small)), (numbers) => {
      const range = {
        least: Math.min(...numbers),
        most: Math.max(...numbers),
        whole: numbers.every((each) => Number.isInteger(each)),
      }
      const order = radixOrder(Float64Array.from(numbers), range)
      const compare = (a: number, b: number) => (numbers[a]! < numbers[b]! ? -1 : numbers[a]! > numbers[b]! ? 1 : a - b)
      expect([...order]).toEqual(numbers.map((_, index) => index).sort(compare))
    }),
  )
})

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 5 }),
  fc.constantFrom('', 'ch', 'Čaj', 'a\u0308', 'ä', 'A', 'a', '第10题', '第9题', 'かな', 'カナ', 'كتاب', '😀', '%'),
)
const twoColumns = fc.array(fc.record({ a: cell, b: cell }), { maxLength: 40 })

test.each(['zh', 'en', 'de', 'sv', 'sk', 'cs', 'ar', 'ja'])('texts of any kind, by two columns: %s', (language) => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const columns = (['a', 'b'] as const).map((id) => ({ id, value: (row: { a: string; b: string }) => row[id] }))
  // Empty ones are last in both directions.
  const by = (left: string, right: string, desc: boolean) =>
    left === '' || right === '' ? Number(left === '') - Number(right === '') : compare(left, right) * (desc ? -1 : 1)
  fc.assert(
    fc.property(twoColumns, fc.boolean(), fc.boolean(), (rows, first, second) => {
      const rules = [
        { id: 'a', desc: first },
        { id: 'b', desc: second },
      ]
      const right = [...rows].sort((x, y) => by(x.a, y.a, first) || by(x.b, y.b, second))
      expect(sortRows(rows, columns, rules, language)).toEqual(right)
    }),
    { numRuns: 100 },
  )
})

test('five thousand different texts and five hundred that come again, far apart numbers', () => {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const texts = Array.from({ length: 6000 }, (_, index) => `${index % 2 === 0 ? 'ä' : 'A'}${(index * 7919) % 5500} x`)
  expect(sorted(texts)).toEqual([...texts].sort(compare))
  const often = Array.from({ length: 6000 }, (_, index) => `n${(index * 7919) % 500}`)
  expect(sorted(often, true)).toEqual([...often].sort((a, b) => compare(b, a)))
  const numbers = Array.from({ length: 3000 }, (_, index) => ((index * 7919) % 3001) * 2 ** 30)
  expect(sorted(numbers)).toEqual(numbers.toSorted((a, b) => a - b))
})
