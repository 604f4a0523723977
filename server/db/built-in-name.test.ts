import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up } from '../db/migrations/0068-built-in-names.ts'
import { up as laterCategories } from '../db/migrations/0083-template-categories.ts'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../http/testing.ts'
import { xlsxRows } from '../sheet/read/xlsx-rows.ts'

let server: TestServer
let admin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
})
afterAll(() => server.close())

/** As somebody whose console is in this language. */
const inLanguage = (language: string) => ({
  get: async (path: string) =>
    (await call(server, 'GET', path, { as: admin, headers: { 'accept-language': language } })).data,
  put: (path: string, body: unknown) =>
    call(server, 'PUT', path, { as: admin, body, headers: { 'accept-language': language } }),
})
const [chinese, english, german, french] = ['zh-CN', 'en', 'de-DE', 'fr'].map(inLanguage) as [
  ReturnType<typeof inLanguage>,
  ReturnType<typeof inLanguage>,
  ReturnType<typeof inLanguage>,
  ReturnType<typeof inLanguage>,
]
const roleNames = async (reader: ReturnType<typeof inLanguage>, filter = '') =>
  (await reader.get(`/system/role/page?limit=50${filter}`)).records.map(
    ({ roleName }: { roleName: string }) => roleName,
  )

describe('what the product brings along', () => {
  it('is read in everybody’s language: roles, dictionaries and their items, categories, settings', async () => {
    expect(await roleNames(chinese)).toContain('表单创建者')
    expect(await roleNames(english)).toContain('Form creator')
    expect(await roleNames(german)).toContain('Formularersteller')
    expect(await roleNames(french), 'in English where there are no words of theirs').toContain('Form creator')

    const labels = async (reader: ReturnType<typeof inLanguage>) =>
      (await reader.get('/system/dict/data/type/sys_user_sex')).map((item: { dictLabel: string }) => item.dictLabel)
    expect(await labels(english)).toEqual(['Not stated', 'Male', 'Female'])
    expect(await labels(german)).toEqual(['Keine Angabe', 'Männlich', 'Weiblich'])
    expect(JSON.stringify(await german.get('/system/dict/type/page?limit=50'))).toContain('Vorlagenkategorien')
    expect(JSON.stringify(await german.get('/form/template/type/list'))).toContain('Anmeldung')
    expect(JSON.stringify(await german.get('/form/theme/list'))).toContain('Schlicht')
    expect(JSON.stringify(await english.get('/system/config/page?limit=50'))).toContain('Site information')
  })

  it('is found by the words on screen, and exported by them', async () => {
    expect(await roleNames(german, '&roleName=ersteller')).toEqual(['Formularersteller'])
    expect(await roleNames(german, `&roleName=${encodeURIComponent('创建者')}`), 'not on screen').toEqual([])
    const found = await english.get('/system/dict/data/page?dictType=sys_user_sex&dictLabel=fem')
    expect(found.records).toHaveLength(1)
    const file = await server.app.inject({
      method: 'GET',
      url: '/sapi/system/dict/data/export?dictType=sys_user_sex',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'de' },
    })
    expect(JSON.stringify(xlsxRows(file.rawPayload, 100))).toContain('Weiblich')
  })

  it('is known by the name it came with where an earlier build brought it, and left alone where it was renamed', async () => {
    const { db } = server
    const keys = () =>
      db
        .selectFrom('dict_data')
        .select(['dict_type', 'dict_value', 'name_key'])
        .orderBy('dict_type')
        .orderBy('dict_value')
        .execute()
    const before = await keys()
    const categories = (...values: readonly string[]) =>
      sql`dict_type = 'form_template_category' and dict_value = any(${values}::text[])`
    await sql`delete from dict_data where ${categories('booking', 'order', 'approval', 'inspection')}`.execute(db)
    await sql`update dict_data set dict_label = '预约服务' where ${categories('service')}`.execute(db)
    for (const table of ['role', 'dict_type', 'dict_data', 'config'] as const)
      await sql`update ${sql.table(table)} set name_key = null`.execute(db)
    await db.updateTable('role').set({ role_name: '组长' }).where('role_key', '=', 'viewer').execute()
    await sql.raw(up.slice(up.indexOf('update role'))).execute(db)
    await sql.raw(laterCategories).execute(db)
    expect(await keys()).toEqual(before)
    expect(await roleNames(german)).toEqual(expect.arrayContaining(['Formularersteller', '组长']))
    await db
      .updateTable('role')
      .set({ role_name: '数据查看者', name_key: 'role.viewer' })
      .where('role_key', '=', 'viewer')
      .execute()
  })

  it('keeps its name in every language when something else of it is saved, and has one of its own once renamed', async () => {
    const { id } = await server.db
      .selectFrom('role')
      .select('id')
      .where('role_key', '=', 'viewer')
      .executeTakeFirstOrThrow()
    const edit = async (change: object) => {
      const role = await german.get(`/system/role/${id}`)
      return german.put('/system/role', { ...role, ...change })
    }
    expect((await edit({ remark: 'liest' })).code).toBe(200)
    expect(await roleNames(english)).toContain('Data viewer')
    expect((await edit({ roleName: 'Leserin' })).code).toBe(200)
    for (const reader of [chinese, english, german]) expect(await roleNames(reader)).toContain('Leserin')
    expect(await roleNames(chinese, `&roleName=${encodeURIComponent('数据查看者')}`)).toEqual([])

    const [item] = (await english.get('/system/dict/data/page?dictType=sys_user_sex&dictLabel=female')).records
    expect((await english.put('/system/dict/data', { ...item, dictSort: 9 })).code).toBe(200)
    const again = (await german.get(`/system/dict/data/${item.id}`)) as { dictLabel: string }
    expect(again.dictLabel).toBe('Weiblich')
    expect(
      (await english.put('/system/dict/data', { ...item, version: item.version + 1, dictLabel: 'Woman' })).code,
    ).toBe(200)
    expect(((await german.get(`/system/dict/data/${item.id}`)) as { dictLabel: string }).dictLabel).toBe('Woman')
  })
})
