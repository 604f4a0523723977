import { expect, test } from 'vitest'
import { mentionsIn, readFormula } from './mentions.ts'

const fields = [
  { id: 'q1', label: 'Price' },
  { id: 'q-2.a', label: 'Count' },
]

test('tokens are found with their places', () => {
  expect(mentionsIn('{q1} * {q-2.a} + {gone}', fields)).toEqual([
    { from: 0, to: 4, id: 'q1', field: fields[0] },
    { from: 7, to: 14, id: 'q-2.a', field: fields[1] },
    { from: 17, to: 23, id: 'gone', field: undefined },
  ])
})

test('a brace in a quoted text is text', () => {
  expect(mentionsIn('IF({q1} > 1, "{q1}", \'{q1}\')', fields).map(({ from }) => from)).toEqual([3])
})

test('the formula is read with names', () => {
  expect(readFormula('SUM({q1}, {q-2.a}) + {gone}', fields)).toBe('SUM(Price, Count) + gone')
})

test('a part that is made of others has a colon in its id', () => {
  const parts = [{ id: 'q1.c2:sum', label: 'Total' }]
  expect(readFormula('{q1.c2:sum} + 1', parts)).toBe('Total + 1')
})
