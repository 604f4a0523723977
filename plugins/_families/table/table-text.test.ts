import { expect, test } from 'vitest'
import { applyRows, linesOf, parseFile, parseLines } from './table-text.ts'

const rows = [
  { id: 'a', cells: ['Sea', '2'] },
  { id: 'b', cells: ['Plum', '3'] },
]

test('what is typed and what is pasted out of a spreadsheet', () => {
  expect(parseLines('Sea | 2\n\n Plum\t 3 ')).toEqual([
    ['Sea', '2'],
    ['Plum', '3'],
  ])
  expect(parseLines(linesOf(rows))).toEqual(rows.map(({ cells }) => cells))
})

test('files with quotes, commas in them, and other separators', () => {
  expect(parseFile('\uFEFFName,Note\r\n"Sea, large","said ""yes""\nand more"\r\n')).toEqual([
    ['Name', 'Note'],
    ['Sea, large', 'said "yes" and more'],
  ])
  expect(parseFile('Name;Preis\nSee;1,50')).toEqual([
    ['Name', 'Preis'],
    ['See', '1,50'],
  ])
})

test('rows keep their ids when they move, and when other cells of theirs change', () => {
  let ids = 0
  const newId = () => `new${++ids}`
  const lines = [['Plum', '4'], ['Sea', '2'], ['Fig']]
  expect(applyRows(rows, lines, 2, newId)).toEqual([
    { id: 'b', cells: ['Plum', '4'] },
    { id: 'a', cells: ['Sea', '2'] },
    { id: 'new1', cells: ['Fig', ''] },
  ])
})
