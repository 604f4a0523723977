import { expect, test } from 'vitest'
import { carriedAnswers } from './carried-example.ts'

const grid = (rows: readonly string[], columns: readonly string[]) => ({
  rows: rows.map((id) => ({ id })),
  columns: columns.map((id) => ({ id })),
})
const example = { options: grid(['food', 'place'], ['bad', 'good']), answer: { food: ['good'], place: ['bad'] } }

test('what stands at the same place means the same', () => {
  expect(carriedAnswers(example, grid(['a', 'b'], ['x', 'y']))).toEqual([
    { a: ['y'], b: ['x'] },
    { a: ['y'], b: ['x'] },
  ])
})

test('rows the example lacks are answered like its own, and rows it has too many are left out', () => {
  expect(carriedAnswers(example, grid(['a', 'b', 'c'], ['x', 'y']))).toEqual([
    { a: ['y'], b: ['x'], c: ['y'] },
    { a: ['y'], b: ['x'] },
  ])
  expect(carriedAnswers(example, grid(['a'], ['x', 'y']))[1]).toEqual({ a: ['y'] })
})

test('an order of all there is stays one of all there is', () => {
  const order = { options: { choices: [{ id: 'one' }, { id: 'two' }] }, answer: ['two', 'one'] }
  expect(carriedAnswers(order, { choices: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })).toEqual([
    ['a', 'b', 'c'],
    ['b', 'a'],
  ])
})

test('a record is carried over with its name', () => {
  const person = { options: { list: [{ userId: '1', name: 'Ann' }] }, answer: [{ id: '1', name: 'Ann' }] }
  expect(carriedAnswers(person, { list: [{ userId: '7', name: 'Bo' }] })[1]).toEqual([{ id: '7', name: 'Bo' }])
})

test('what no option names stays as it is', () => {
  expect(carriedAnswers({ options: {}, answer: { at: '2026-05-01', count: 3 } }, { rows: [] })[1]).toEqual({
    at: '2026-05-01',
    count: 3,
  })
})

test('an entry is answered like the one it is most like', () => {
  const columns = (...kinds: readonly string[]) => ({
    columns: kinds.map((kind, index) => ({ id: `${kind}${index}`, kind })),
  })
  const typed = { options: columns('text', 'number'), answer: { text0: 'Words', number1: 7 } }
  expect(carriedAnswers(typed, columns('number', 'text', 'text'))[0]).toEqual({
    number0: 7,
    text1: 'Words',
    text2: 'Words',
  })
})
