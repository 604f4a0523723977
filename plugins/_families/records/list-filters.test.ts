import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  chipsOf,
  choiceFilter,
  daysFilter,
  filterShape,
  idFilter,
  namedFilter,
  searchFilter,
  searchOf,
  setFilters,
  textFilter,
} from './list-filters.ts'

const filters = {
  name: searchFilter,
  phone: textFilter,
  status: choiceFilter('active', 'disabled'),
  createTime: daysFilter,
  deptId: idFilter,
}
const read = (address: object) => z.object(filterShape(filters)).parse(address)
const all = {
  name: ' lin ',
  phone: '138',
  status: 'active',
  beginTime: '2026-01-01',
  endTime: '2026-01-31',
  deptId: '7',
}

test('an address heals: what makes no sense narrows nothing', () => {
  expect(read({})).toEqual({ name: '', phone: '', status: '', beginTime: '', endTime: '', deptId: '' })
  expect(read({ status: 'maybe', beginTime: '1.1.2026', deptId: '../1', name: 'x'.repeat(101) })).toEqual(read({}))
  expect(read(all)).toEqual(all)
})

test('the server is asked by what is set only', () => {
  expect(setFilters(filters, read({}))).toEqual({})
  expect(setFilters(filters, read(all))).toEqual({ ...all, name: 'lin' })
})

test('chips show what the address holds, and make it again', () => {
  expect(chipsOf(filters, read({ name: 'x', deptId: '7' }))).toEqual([])
  const chips = chipsOf(filters, read(all))
  expect(chips).toEqual([
    { field: 'phone', operator: 'contains', values: ['138'] },
    { field: 'status', operator: 'is', values: ['active'] },
    { field: 'createTime', operator: 'during', values: ['2026-01-01', '2026-01-31'] },
  ])
  const { name: _, deptId: __, ...rest } = all
  expect(searchOf(filters, chips)).toEqual(rest)
  expect(searchOf(filters, [])).toEqual({ phone: '', status: '', beginTime: '', endTime: '' })
})

test('one end of a time is enough, and its ends change places where they must', () => {
  const days = (operator: string, ...values: string[]) => {
    const { beginTime, endTime } = searchOf(filters, [{ field: 'createTime', operator, values }])
    return [beginTime, endTime]
  }
  expect(days('from', '2026-02-01')).toEqual(['2026-02-01', ''])
  expect(days('until', '2026-02-01')).toEqual(['', '2026-02-01'])
  expect(days('during', '2026-03-01', '2026-02-01')).toEqual(['2026-02-01', '2026-03-01'])
  expect(chipsOf(filters, { beginTime: '2026-02-01' })).toEqual([
    { field: 'createTime', operator: 'from', values: ['2026-02-01'] },
  ])
  expect(chipsOf(filters, { endTime: '2026-02-01' })).toEqual([
    { field: 'createTime', operator: 'until', values: ['2026-02-01'] },
  ])
})

test('of two chips about one field the later is meant', () => {
  const chip = (value: string) => ({ field: 'status', operator: 'is', values: [value] })
  expect(searchOf(filters, [chip('active'), chip('disabled')])).toMatchObject({ status: 'disabled' })
})

test('what the server names is kept in the address until it is known, and then held against it', () => {
  const before = z.object(filterShape({ area: namedFilter([]) }))
  expect(before.parse({ area: 'form' })).toEqual({ area: 'form' })
  const areas = { area: namedFilter([{ id: 'form', name: 'Forms' }]) }
  expect(z.object(filterShape(areas)).parse({ area: 'form' })).toEqual({ area: 'form' })
  expect(z.object(filterShape(areas)).parse({ area: 'gone' })).toEqual({ area: '' })
  const chips = chipsOf(areas, { area: 'form' })
  expect(chips).toEqual([{ field: 'area', operator: 'is', values: ['form'] }])
  expect(searchOf(areas, chips)).toEqual({ area: 'form' })
  expect(searchOf(areas, [])).toEqual({ area: '' })
})
