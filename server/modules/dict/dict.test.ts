import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { xlsxRows } from '../../sheet/read/xlsx-rows.ts'

let server: TestServer
let admin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(server, method, path, { as: admin, ...(body !== undefined && { body }) })
const type = { dictType: 'colour', dictName: 'Colours', status: 'active', remark: '' }
const item = {
  dictType: 'colour',
  dictSort: 1,
  dictLabel: 'Red',
  dictValue: 'red',
  cssClass: '',
  listClass: 'danger',
  isDefault: true,
  status: 'active',
  remark: '',
}
const values = async (name: string, person: TestPerson = admin) =>
  (await call(server, 'GET', `/system/dict/data/type/${name}`, { as: person })).data.map(
    (each: { dictValue: string }) => each.dictValue,
  )

it('a dictionary and its items come, change, follow a new type and go', async () => {
  const made = (await as('POST', '/system/dict/type', type)).data
  const red = (await as('POST', '/system/dict/data', item)).data
  await as('POST', '/system/dict/data', { ...item, dictSort: 0, dictLabel: 'Blue', dictValue: 'blue' })
  // Anybody signed in reads the items, in their order; there is one default, the latest.
  const anybody = await createPerson(server.db, null)
  expect(await values('colour', anybody)).toEqual(['blue', 'red'])
  const rows = (await as('GET', '/system/dict/data/page?dictType=colour')).data.rows
  expect(rows.map((row: { isDefault: boolean }) => row.isDefault)).toEqual([true, false])

  expect((await as('POST', '/system/dict/data', item)).data.fieldErrors[0].field).toBe('dictValue')
  const lost = await as('POST', '/system/dict/data', { ...item, dictType: 'nothing' })
  expect(lost.data.fieldErrors[0].field).toBe('dictType')
  const { createTime: _, ...stored } = (await as('GET', `/system/dict/data/${red.id}`)).data
  expect((await as('PUT', '/system/dict/data', { ...stored, status: 'disabled' })).code).toBe(200)
  expect((await as('PUT', '/system/dict/data', { ...stored, dictLabel: 'Late' })).code).toBe(409)
  expect(await values('colour')).toEqual(['blue'])

  await as('PUT', '/system/dict/type', { ...type, id: made.id, version: 1, dictType: 'hue' })
  expect([await values('colour'), await values('hue')]).toEqual([[], ['blue']])
  await as('PUT', '/system/dict/type', { ...type, id: made.id, version: 2, dictType: 'hue', status: 'disabled' })
  expect(await values('hue')).toEqual([])
  expect((await as('DELETE', `/system/dict/type/${made.id}`)).msg).toBe('字典“Colours”下存在数据，不能删除')
  const ids = (await as('GET', '/system/dict/data/page?dictType=hue')).data.rows.map((row: { id: string }) => row.id)
  expect((await as('DELETE', `/system/dict/data/${ids.join(',')},999999`)).code).toBe(404)
  expect((await as('DELETE', `/system/dict/data/${ids.join(',')}`)).code).toBe(200)
  expect((await as('DELETE', `/system/dict/type/${made.id}`)).code).toBe(200)
})

it('built-in dictionaries stay, with the type code asks for', async () => {
  const { rows } = (await as('GET', '/system/dict/type/page?dictType=sys_user_sex')).data
  expect(await values('sys_user_sex')).toEqual(['2', '0', '1'])
  expect((await as('DELETE', `/system/dict/type/${rows[0].id}`)).msg).toBe('内置字典“用户性别”不能删除')
  const renamed = { ...type, id: rows[0].id, version: 1, dictType: 'sex' }
  expect((await as('PUT', '/system/dict/type', renamed)).data.fieldErrors[0].field).toBe('dictType')
})

it('who has the items already is told so in a few bytes, until one changes', async () => {
  const ask = (tag?: string) =>
    server.app.inject({
      url: '/sapi/system/dict/data/type/sys_yes_no',
      headers: { authorization: `Bearer ${admin.token}`, ...(tag && { 'if-none-match': tag }) },
    })
  const first = await ask()
  const tag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const second = await ask(tag)
  expect([second.statusCode, second.body]).toEqual([304, ''])
  await as('POST', '/system/dict/data', { ...item, dictType: 'sys_yes_no', dictValue: 'maybe', isDefault: false })
  const third = await ask(tag)
  expect([third.statusCode, third.json().data.length]).toEqual([200, 3])
  const stranger = await server.app.inject({
    url: '/sapi/system/dict/data/type/sys_yes_no',
    headers: { 'if-none-match': String(third.headers.etag) },
  })
  expect(stranger.json().code).toBe(401)
})

it('both lists leave as workbooks, in the language of the reader, and are audited', async () => {
  const sheet = async (path: string) => {
    const response = await server.app.inject({
      url: `/sapi${path}`,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' },
    })
    expect(response.headers['content-type']).toContain('spreadsheetml')
    return xlsxRows(response.rawPayload, 100)
  }
  expect((await sheet('/system/dict/type/export?dictType=sys_user_sex'))[1]).toEqual([
    'Gender',
    'sys_user_sex',
    'Active',
  ])
  const items = await sheet('/system/dict/data/export?dictType=sys_user_sex')
  expect(items).toHaveLength(4)
  expect(items[1]).toEqual(['sys_user_sex', 'Not stated', '2', '0', 'Yes', 'Active'])
  const lines = await server.db.selectFrom('audit_log').select('id').where('action', 'like', 'dict.export%').execute()
  expect(lines).toHaveLength(2)
})
