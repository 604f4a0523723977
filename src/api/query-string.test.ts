import { expect, test } from 'vitest'
import { queryString } from './query-string.ts'

test('nested objects and lists become key[sub], what is unset is left out', () => {
  const text = queryString({
    current: 1,
    name: '问卷 & more',
    params: { beginTime: '2026-01-01', deeper: { flag: false } },
    ids: ['a', 'b'],
    none: undefined,
    nil: null,
    blank: '',
  })
  expect([...new URLSearchParams(text)]).toEqual([
    ['current', '1'],
    ['name', '问卷 & more'],
    ['params[beginTime]', '2026-01-01'],
    ['params[deeper][flag]', 'false'],
    ['ids[0]', 'a'],
    ['ids[1]', 'b'],
  ])
})

test('nothing to say is no query at all', () => {
  expect(queryString(undefined)).toBe('')
  expect(queryString({ a: undefined, b: {} })).toBe('')
})
