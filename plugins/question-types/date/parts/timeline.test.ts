import { expect, test } from 'vitest'
import { timeline } from './timeline.ts'

const of = (...ids: string[]) => ids.map((id, index) => ({ id, count: index + 1 }))

test('months between the first and the last are there, at zero', () => {
  expect(timeline(of('2026-02', '2025-11'), 'date', true)).toEqual([
    { id: '2025-11', count: 2 },
    { id: '2025-12', count: 0 },
    { id: '2026-01', count: 0 },
    { id: '2026-02', count: 1 },
  ])
})

test('where rare values were cut off, a gap is unknown and not zero', () => {
  expect(timeline(of('2026-01', '2026-03'), 'month', false)[1]).toEqual({ id: '2026-02', count: null })
})

test('hours and years go their own steps', () => {
  expect(timeline(of('09:00', '11:00'), 'time', true).map(({ id }) => id)).toEqual(['09:00', '10:00', '11:00'])
  expect(timeline(of('1999', '2001'), 'year', true).map(({ id }) => id)).toEqual(['1999', '2000', '2001'])
})

test('weeks run over the end of a year', () => {
  expect(timeline(of('2026-W53', '2027-W02'), 'week', true).map(({ id }) => id)).toEqual([
    '2026-W53',
    '2027-W01',
    '2027-W02',
  ])
})

test('birthdays of half a century are years', () => {
  expect(timeline(of('1950-03', '1950-07', '2000-01'), 'date', true)).toHaveLength(51)
  expect(timeline(of('1950-03', '1950-07', '2000-01'), 'date', true)[0]).toEqual({ id: '1950', count: 3 })
})

test('what an earlier kind of the question counted is left out', () => {
  expect(timeline(of('2026-01', '09:00', '2026'), 'time', true)).toEqual([{ id: '09:00', count: 2 }])
  expect(timeline([], 'date', true)).toEqual([])
})
