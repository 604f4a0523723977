// A formula that takes over columns of the rows somebody chose: worked out on the server, whatever the page sends.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { published, question, records, submit } from '../form/testing.ts'

let server: TestServer
let lin: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const rooms = (multiple: boolean) =>
  question('t1', 'table-select', {
    columns: [
      { id: 'room', label: { 'zh-cn': '会议室' }, numeric: false },
      { id: 'price', label: { 'zh-cn': '租金' }, numeric: true },
    ],
    rows: [
      { id: 'sea', cells: ['海棠厅', '120.5'] },
      { id: 'osm', cells: ['桂花厅', '300'] },
    ],
    multiple,
  })
const calc = (id: string, formula: string, result: 'number' | 'text') =>
  question(id, 'function-calc', { formula, result, precision: 2, unit: {} })
const stored = async (formKey: string) => (await records(server, lin, formKey)).data.records[0].answers

it('fills a number and a text out of the chosen row', async () => {
  const formKey = await published(server, lin, [
    rooms(false),
    calc('f1', '{t1.price} * 2', 'number'),
    calc('f2', '{t1.room}', 'text'),
  ])
  expect((await submit(server, formKey, { t1: ['sea'], f1: 1, f2: '别处' })).code).toBe(200)
  expect(await stored(formKey)).toEqual({ t1: ['sea'], f1: 241, f2: '海棠厅' })
})

it('fills what the figures of several rows come to', async () => {
  const formKey = await published(server, lin, [rooms(true), calc('f1', '{t1.price:sum}', 'number')])
  expect((await submit(server, formKey, { t1: ['sea', 'osm'] })).code).toBe(200)
  expect(await stored(formKey)).toEqual({ t1: ['sea', 'osm'], f1: 420.5 })
})
