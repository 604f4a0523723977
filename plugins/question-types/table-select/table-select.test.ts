import { expect, test } from 'vitest'
import addresses from './addresses.ts'

const table = {
  columns: [
    { id: 'item', label: {}, numeric: false },
    { id: 'price', label: {}, numeric: true },
  ],
  rows: [
    { id: 'a', cells: ['Pen', '0.1'] },
    { id: 'b', cells: ['Ink', '0.2'] },
    { id: 'c', cells: ['Paper', 'on request'] },
    { id: 'd', cells: [] },
  ],
  multiple: false,
}
const at = (ids: string[], address: string, options = table) => addresses.at(ids, address, [], options)
const several = { ...table, multiple: true }

test('the columns of the chosen row are found, numbers as numbers', () => {
  expect([at(['b'], 'item'), at(['b'], 'price')]).toEqual(['Ink', 0.2])
})

test('what no figure is, is none; what is not there, is nothing', () => {
  expect([at(['c'], 'item'), at(['c'], 'price')]).toEqual(['Paper', null])
  expect([at(['d'], 'item'), at(['d'], 'price')]).toEqual([null, null])
  expect([at(['gone'], 'item'), at(['gone'], 'price')]).toEqual([null, null])
})

test('of several rows the figures are added up as people reckon', () => {
  expect(at(['a', 'b', 'c'], 'price:sum', several)).toBe(0.3)
  expect(at(['c'], 'price:sum', several)).toBeNull()
  expect([at(['a'], 'item:sum', several), at(['a'], 'price', several), at(['a'], 'price:sum')]).toEqual([
    null,
    null,
    null,
  ])
})
