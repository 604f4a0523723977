import { expect, it } from 'vitest'
import { dataAddressSchema, readFilters, readSort, writeSearch } from './data-search.ts'

it('reads back what it writes, and leaves the rest of the address alone', () => {
  const filters = [{ field: '@time', operator: 'from', values: ['2026-01-01'] }]
  const sort = [
    { id: '@time' as const, desc: true },
    { id: 'q00001', desc: false },
  ]
  const written = writeSearch({ filters, sort, page: undefined })
  expect(written).toEqual({ filters: JSON.stringify(filters), sort: '-@time,q00001', page: undefined })
  expect(readFilters(written.filters)).toEqual(filters)
  expect(readSort(written.sort)).toEqual(sort)
  expect(Object.keys(writeSearch({ record: '7' }))).toEqual(['record'])
  expect(writeSearch({ filters: [], sort: [] })).toEqual({ filters: undefined, sort: undefined })
})

it('falls back where an address makes no sense', () => {
  expect(dataAddressSchema.parse({ page: '-3', size: '7', record: 'x', sort: 'a'.repeat(999) })).toEqual({})
  expect(readFilters('[{"field":1}]')).toBeUndefined()
  expect(readFilters('{')).toBeUndefined()
  expect(readSort('no such column!')).toBeUndefined()
  expect(readSort(undefined)).toBeUndefined()
})
