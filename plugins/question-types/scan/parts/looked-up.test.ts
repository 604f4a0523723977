import { expect, test } from 'vitest'
import { lookedUp } from './looked-up.ts'

const table = {
  fills: ['name01', 'price1'],
  rows: [
    { id: 'a', cells: ['6901234567892', '矿泉水', '2.50'] },
    { id: 'b', cells: ['', 'nobody', '0'] },
    { id: 'c', cells: ['X-1', 'Chair'] },
  ],
}

test('a code fills in what its row holds, in the order of the questions', () => {
  expect(lookedUp(' 6901234567892 ', table)).toEqual({ name01: '矿泉水', price1: '2.50' })
})

test('a cell that is not there empties its question', () => {
  expect(lookedUp('X-1', table)).toEqual({ name01: 'Chair', price1: '' })
})

test('a code that is not in the table, and no code at all, fill in nothing', () => {
  expect(lookedUp('x-1', table)).toEqual({})
  expect(lookedUp('  ', table)).toEqual({})
})
