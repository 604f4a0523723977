import { expect, it } from 'vitest'
import { serverFilters } from './data-filters.ts'

it('makes days of the person who looks into instants', () => {
  const start = new Date('2026-11-21T00:00:00').toISOString()
  const end = new Date('2026-11-22T00:00:00').toISOString()
  const time = (operator: string, ...values: string[]) => serverFilters([{ field: '@time', operator, values }])
  expect(time('on', '2026-11-21')).toEqual([
    { field: '@time', operator: 'ge', values: [start] },
    { field: '@time', operator: 'lt', values: [end] },
  ])
  expect(time('from', '2026-11-21')).toEqual([{ field: '@time', operator: 'ge', values: [start] }])
  expect(time('until', '2026-11-21')).toEqual([{ field: '@time', operator: 'lt', values: [end] }])
  expect(time('during', '2026-11-20', '2026-11-21')).toEqual([
    { field: '@time', operator: 'ge', values: [new Date('2026-11-20T00:00:00').toISOString()] },
    { field: '@time', operator: 'lt', values: [end] },
  ])
  expect(time('on', 'never')).toEqual([])
})

it('asks for durations by the second they are shown as', () => {
  expect(serverFilters([{ field: '@duration', operator: 'eq', values: [4] }])).toEqual([
    { field: '@duration', operator: 'ge', values: [3500] },
    { field: '@duration', operator: 'lt', values: [4500] },
  ])
})

it('passes on filters by answer, and leaves out what nobody knows', () => {
  expect(
    serverFilters([
      { field: 'q00001', operator: 'during', values: ['2026-11-01', '2026-11-30'] },
      { field: 'q00002', operator: 'in', values: ['a', 'b'] },
      { field: 'q00002', operator: 'notNull', values: [] },
      { field: 'q00002', operator: 'like!', values: ['a'] },
      { field: 'q 2', operator: 'like', values: ['a'] },
    ]),
  ).toEqual([
    { field: 'q00001', operator: 'between', values: ['2026-11-01', '2026-11-30'] },
    { field: 'q00002', operator: 'in', values: ['a', 'b'] },
    { field: 'q00002', operator: 'notNull', values: [] },
  ])
})
