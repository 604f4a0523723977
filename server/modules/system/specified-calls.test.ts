// The calls of spec 7, by method, path and answer: what a client of the specified product sends is understood.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
const found = async (path: string) => (await as('GET', path)).data

const specified = [
  'POST /login',
  'GET /getInfo',
  'POST /apply',
  'POST /register',
  'POST /logout',
  'GET /getRouters',
  'GET /common/process',
  'POST /common/upload',
  'POST /user/file/upload',
  'POST /captcha/get',
  'POST /captcha/check',
  'GET /system/dict/data/page',
  'GET /system/dict/data/:id',
  'GET /system/dict/data/type/:type',
  'POST /system/dict/data',
  'PUT /system/dict/data',
  'DELETE /system/dict/data/:id',
  'GET /system/dict/data/export',
  'GET /system/config/page',
  'GET /system/config/:id',
  'GET /system/config/:key/configValue',
  'POST /system/config',
  'PUT /system/config',
  'DELETE /system/config/:id',
  'DELETE /system/config/refreshCache',
  'GET /system/config/export',
  'GET /system/env/config/:key',
  'GET /system/env/config/value/:key',
  'GET /public/systemInfoConfig',
  'POST /system/env/config/save',
]

test('every call of the specification is there', () => {
  const shapeOf = (path: string) => path.replaceAll(/\{\w+\}|:\w+/g, '*')
  const there = new Set(server.app.endpoints.map(({ method, path }) => `${method} ${shapeOf(path)}`))
  expect(specified.filter((each) => !there.has(shapeOf(each)))).toEqual([])
})

describe('lists', () => {
  test('take both styles of pages, and answer in both', async () => {
    for (const query of ['current=2&size=2', 'pageNum=2&pageSize=2']) {
      const page = await found(`/system/dict/data/page?dictType=sys_user_sex&${query}`)
      expect(page).toMatchObject({ total: 3, size: 2, current: 2, pages: 2 })
      expect(page.records).toHaveLength(1)
      expect(page.rows).toEqual(page.records)
    }
    expect(await found('/system/config/page')).toMatchObject({ current: 1, size: 20 })
  })

  test('take a range of days, both ends included', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const all = (await found('/system/config/page')).total
    expect((await found(`/system/config/page?beginTime=2020-01-01&endTime=${day}`)).total).toBe(all)
    expect((await found('/system/config/page?beginTime=2020-01-01&endTime=2020-12-31')).total).toBe(0)
    expect((await found('/system/dict/type/page?endTime=2020-12-31')).total).toBe(0)
  })
})

test('one row is deleted by its id; refreshCache is no id', async () => {
  const config = { configName: 'A', configKey: 'a.b', configValue: '1', isPublic: true, isSecret: false, remark: '' }
  const { id } = (await as('POST', '/system/config', config)).data
  expect((await as('DELETE', '/system/config/refreshCache')).code).toBe(200)
  expect(await found('/system/config/a.b/configValue')).toBe('1')
  expect((await as('DELETE', `/system/config/${id}`)).code).toBe(200)
  expect((await as('GET', `/system/config/${id}`)).code).toBe(404)
  const [item] = (await found('/system/dict/data/page?dictType=sys_user_sex')).rows
  expect((await as('GET', `/system/dict/data/${item.id}`)).data.dictValue).toBe(item.dictValue)
})

test('a dictionary is read by its type in its order, with what select and tag need', async () => {
  const items = await found('/system/dict/data/type/sys_user_sex')
  const rows = await server.db
    .selectFrom('dict_data')
    .select('dict_value')
    .where('dict_type', '=', 'sys_user_sex')
    .orderBy('dict_sort')
    .execute()
  expect(items.map((item: { dictValue: string }) => item.dictValue)).toEqual(rows.map((row) => row.dict_value))
  expect(items).toHaveLength(3)
  expect(Object.keys(items[0]).sort()).toEqual(['cssClass', 'dictLabel', 'dictValue', 'isDefault', 'listClass'])
})

describe('files', () => {
  const fetched = async (path: string, language: string) => {
    const response = await server.app.inject({
      url: `/sapi${path}`,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
    })
    const disposition = String(response.headers['content-disposition'])
    const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '')
    return { headers: response.headers, disposition, name, rows: xlsxRows(response.rawPayload, 1000) }
  }
  const day = () => new Date().toISOString().slice(0, 10)

  test.for([
    ['/system/dict/data/export?dictType=sys_user_sex', '字典数据', ['字典类型', '字典标签', '字典键值'], 3],
    ['/system/dict/type/export', '字典类型数据', ['字典名称', '字典类型', '状态'], null],
    ['/system/config/export', '参数数据', ['参数名称', '参数键名', '参数键值'], null],
    ['/system/user/export', '用户数据', ['用户名', '姓名', '部门'], null],
    ['/system/user/importTemplate', '用户导入模板', ['用户名', '姓名', '部门'], 0],
  ] as const)('%s is a spreadsheet, named and headed in the language of the caller', async ([
    path,
    name,
    header,
    count,
  ]) => {
    const file = await fetched(path, 'zh-cn')
    expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(file.headers['cache-control']).toBe('private, no-store')
    expect(file.disposition).toMatch(/^attachment; filename\*=UTF-8''/)
    expect(file.name).toBe(`${name}-${day()}.xlsx`)
    expect(file.rows[0]?.slice(0, 3)).toEqual(header)
    expect(file.rows.length - 1).toBeGreaterThanOrEqual(count ?? 1)
    if (count !== null) expect(file.rows.length - 1).toBe(count)
    const german = await fetched(path, 'de')
    expect(german.rows[0]).toHaveLength(file.rows[0]?.length ?? 0)
    expect(german.rows[0]).not.toEqual(file.rows[0])
  })
})

test('site information is a JSON string of its four fields', async () => {
  const { data } = await call(server, 'GET', '/public/systemInfoConfig')
  expect(Object.keys(JSON.parse(data)).sort()).toEqual(['backgroundImage', 'copyright', 'logoImg', 'name'])
})
