import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DataFilter } from '#shared/contract/submission'
import type { Json, Question } from '#shared/form/definition'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { input, number, published, question, radio, submit } from '../form/testing.ts'

let server: TestServer
let lin: TestPerson
let formKey: string

beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
  formKey = await published(server, lin, [input('name00'), number('amount'), radio('choice', ['yes', 'no'])])
  await submit(server, formKey, { name00: 'Anna 100%', amount: 9, choice: { ids: ['yes'] } }, { durationMs: 4000 })
  await submit(server, formKey, { name00: 'Bernd', amount: 10, choice: { ids: ['no'] } }, { durationMs: 9000 })
  await submit(server, formKey, { name00: '2026-11-21', amount: -2.5 }, { channel: 'qr' })
  await submit(server, formKey, { name00: 'anna_b' })
})
afterAll(() => server.close())

/** Serial numbers in the order listed. */
const found = async (more: Record<string, unknown>): Promise<number[]> => {
  const { code, data } = await call(server, 'POST', '/user/form/data/query', { as: lin, body: { formKey, ...more } })
  expect(code).toBe(200)
  const serials = data.records.map(({ serialNumber }: { serialNumber: number }) => serialNumber)
  expect(data.total).toBe(serials.length)
  return serials
}
const filtered = (field: string, operator: DataFilter['operator'], ...values: DataFilter['values']) =>
  found({ filters: [{ field, operator, values }] })

describe('filters', () => {
  it.each<[string, DataFilter['operator'], DataFilter['values'], number[]]>([
    ['name00', 'like', ['ANNA'], [4, 1]],
    ['name00', 'notLike', ['anna'], [3, 2]],
    ['name00', 'like', ['0%'], [1]],
    ['name00', 'like', ['a_b'], [4]],
    ['name00', 'eq', ['Bernd'], [2]],
    ['name00', 'ge', ['2026-11-01'], [4, 3, 2, 1]],
    ['name00', 'between', ['2026-11-01', '2026-11-30'], [3]],
    ['amount', 'gt', [9], [2]],
    ['amount', 'ge', [9], [2, 1]],
    ['amount', 'lt', [0], [3]],
    ['amount', 'ne', [9], [4, 3, 2]],
    ['amount', 'between', [-3, 9], [3, 1]],
    ['amount', 'isNull', [], [4]],
    ['amount', 'notNull', [], [3, 2, 1]],
    ['choice', 'in', ['yes', 'no'], [2, 1]],
    ['choice', 'in', ['no'], [2]],
    ['choice', 'notIn', ['no'], [4, 3, 1]],
    ['@serial', 'between', [2, 3], [3, 2]],
    ['@duration', 'gt', [5000], [2]],
    ['@duration', 'isNull', [], [4, 3]],
    ['@channel', 'eq', ['qr'], [3]],
    ['@channel', 'isNull', [], [4, 2, 1]],
    ['@version', 'eq', [1], [4, 3, 2, 1]],
    ['@time', 'ge', ['2000-01-01T00:00:00.000Z'], [4, 3, 2, 1]],
    ['@time', 'lt', ['2000-01-01T00:00:00.000Z'], []],
  ])('%s %s %j', async (field, operator, values, serials) => {
    expect(await filtered(field, operator, ...values)).toEqual(serials)
  })

  it('match nothing where they make no sense, and never run what was typed', async () => {
    expect(await filtered('@time', 'ge', 'yesterday')).toEqual([])
    expect(await filtered('@serial', 'eq', 'x')).toEqual([])
    expect(await filtered('name00', 'eq')).toEqual([])
    expect(await filtered('name00', 'like', "'; drop table submission; --")).toEqual([])
    expect(await filtered('choice', 'in', '") || true')).toEqual([])
    expect(await found({})).toHaveLength(4)
  })

  it('hold together', async () => {
    const filters = [
      { field: 'name00', operator: 'like', values: ['n'] },
      { field: 'amount', operator: 'gt', values: [0] },
    ]
    expect(await found({ filters, search: 'bernd' })).toEqual([2])
  })
})

it('searches text answers, serial numbers, and the words of options in any language', async () => {
  expect(await found({ search: 'anna' })).toEqual([4, 1])
  expect(await found({ search: '2' })).toEqual([3, 2])
  expect(await found({ search: '选项no' })).toEqual([2])
  expect(await found({ search: 'choice Y' })).toEqual([1])
})

it('a search finds texts inside answers, in groups as they are shown or without', async () => {
  const codes = question('code00', 'confirmation-code', { length: 8, from: 'both', uses: 1, qr: true })
  const key = await published(server, lin, [input('name00'), codes])
  const [first, second] = [await submit(server, key, { name00: 'a' }), await submit(server, key, { name00: 'b' })].map(
    ({ data }) => data.assigned.code00.code as string,
  )
  const grouped = `${first?.slice(0, 4)} ${first?.slice(4)}`
  expect(await found({ formKey: key, search: first })).toEqual([1])
  expect(await found({ formKey: key, search: grouped.toLowerCase() })).toEqual([1])
  expect(await found({ formKey: key, search: ` ${second?.slice(0, 4)}-${second?.slice(4)} ` })).toEqual([2])
  // How it stands is no text of an answer.
  expect(await found({ formKey: key, search: 'open' })).toEqual([])
})

it('a search finds an option by the name it had, also after it was deleted, and never by its id', async () => {
  const city = radio('city00', ['k7Rw2x', 'p3Qd9z'])
  const named = (labels: readonly string[]) => ({
    ...city,
    options: {
      columns: 1,
      choices: labels.map((label, at) => ({ id: ['k7Rw2x', 'p3Qd9z'][at] ?? '', label: { 'zh-cn': label } })),
    },
  })
  const key = await published(server, lin, [named(['上海', '北京'])])
  await submit(server, key, { city00: { ids: ['k7Rw2x'] } })
  await submit(server, key, { city00: { ids: ['p3Qd9z'] } })
  expect(await found({ formKey: key, search: '上海' })).toEqual([1])
  expect(await found({ formKey: key, search: 'k7Rw' })).toEqual([])
})

it('sorts by answers as numbers and by the record, empty ones last', async () => {
  expect(await found({ sort: [{ id: 'amount', desc: false }] })).toEqual([3, 1, 2, 4])
  expect(await found({ sort: [{ id: 'amount', desc: true }] })).toEqual([2, 1, 3, 4])
  expect(await found({ sort: [{ id: '@serial', desc: false }] })).toEqual([1, 2, 3, 4])
  const sort = [
    { id: '@version', desc: false },
    { id: '@duration', desc: true },
  ]
  expect(await found({ sort })).toEqual([2, 1, 4, 3])
})

it('names all that match', async () => {
  const filters = [{ field: 'amount', operator: 'notNull', values: [] }]
  const { data } = await call(server, 'POST', '/user/form/data/ids', { as: lin, body: { formKey, filters } })
  expect(data.ids).toHaveLength(3)
  const stranger = await createPerson(server.db, 'creator')
  expect((await call(server, 'POST', '/user/form/data/ids', { as: stranger, body: { formKey } })).code).toBe(404)
})

it('tells how each question can be filtered', async () => {
  const { data } = await call(server, 'GET', `/user/form/item/fields/${formKey}?language=en`, { as: lin })
  expect(data.map(({ filter }: { filter: unknown }) => filter)).toMatchObject([
    { kind: 'text', options: [] },
    { kind: 'number', options: [] },
    { kind: 'choice', options: [{ id: 'yes' }, { id: 'no' }] },
  ])
})

describe('parts of answers', () => {
  const rows = [
    { id: 'taste', label: { 'zh-cn': '味道' } },
    { id: 'price', label: { 'zh-cn': '价格' } },
  ]
  const columns = [
    { id: 'bad', label: { 'zh-cn': '差' } },
    { id: 'good', label: { 'zh-cn': '好' } },
  ]
  const blanks = [
    { id: 'city', label: {}, kind: 'text', required: false },
    { id: 'time', label: {}, kind: 'number', required: false },
  ]
  const question = (id: string, type: string, options: Json, children?: readonly Question[]) => ({
    ...input(id),
    type,
    options,
    ...(children && { children }),
  })

  beforeAll(async () => {
    formKey = await published(server, lin, [
      question('grid', 'matrix-select', { rows, columns, multiple: false, requireEveryRow: false }),
      question('home', 'horizontal-input', { sentence: { 'zh-cn': '{1}{2}' }, blanks }),
      question('team', 'sub-form', { minRows: 1, addLabel: {} }, [number('age'), input('nick')]),
    ])
    await submit(server, formKey, {
      grid: { taste: ['bad'], price: ['good'] },
      home: { city: '杭州', time: 35 },
      team: [{ age: 0.1, nick: 'Ann' }, { age: 0.2 }],
    })
    await submit(server, formKey, { grid: { taste: ['good'] }, home: { city: ' ', time: 5 }, team: [{ age: 40 }] })
    await submit(server, formKey, { grid: { taste: [], price: ['bad'] } })
  })

  it.each<[string, DataFilter['operator'], DataFilter['values'], number[]]>([
    ['grid.taste', 'in', ['bad'], [1]],
    ['grid.taste', 'notIn', ['bad'], [3, 2]],
    ['grid.taste', 'isNull', [], [3]],
    ['grid.:any', 'in', ['bad'], [3, 1]],
    ['home.city', 'like', ['杭'], [1]],
    ['home.city', 'notNull', [], [1]],
    ['home.time', 'ge', [6], [1]],
    ['home.time', 'between', [1, 40], [2, 1]],
    ['team.:rows', 'eq', [2], [1]],
    ['team.age:sum', 'eq', [0.3], [1]],
    ['team.age:max', 'gt', [1], [2]],
    ['team.nick:lines', 'like', ['ann'], [1]],
    ['team.nick:lines', 'isNull', [], [3, 2]],
    // Of another version, or nobody's at all: matches nothing instead of everything.
    ['grid.service', 'notNull', [], []],
    ['home.a.b.c', 'eq', [1], []],
  ])('%s %s %j', async (field, operator, values, serials) => {
    expect(await filtered(field, operator, ...values)).toEqual(serials)
  })

  it('sort records, empty ones last', async () => {
    expect(await found({ sort: [{ id: 'home.time', desc: false }] })).toEqual([2, 1, 3])
    expect(await found({ sort: [{ id: 'team.age:sum', desc: true }] })).toEqual([2, 1, 3])
    expect(await found({ sort: [{ id: 'grid.nowhere', desc: true }] })).toEqual([3, 2, 1])
  })

  it('are listed with the columns of the form, what is typed for them is never run', async () => {
    const { data } = await call(server, 'GET', `/user/form/item/fields/${formKey}?language=en`, { as: lin })
    expect(data[0].addresses).toMatchObject([
      { id: 'taste', label: '味道', kind: 'choice', options: [{ id: 'bad', label: '差' }, { id: 'good' }] },
      { id: 'price' },
      { id: ':any', label: 'Any row' },
    ])
    expect(data[2].addresses.map(({ id }: { id: string }) => id)).toEqual([
      ':rows',
      'age:sum',
      'age:min',
      'age:max',
      'nick:lines',
    ])
    const body = {
      formKey,
      filters: [{ field: "grid.x'); drop table submission; --", operator: 'notNull', values: [] }],
    }
    expect((await call(server, 'POST', '/user/form/data/query', { as: lin, body })).code).not.toBe(200)
  })
})
