import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer, upload } from '../../http/testing.ts'
import { xlsxRows } from '../../sheet/read/xlsx-rows.ts'

let server: TestServer
let admin: TestPerson
let salesId: string
let creatorId: string

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
  creatorId = await roleId('creator')
  const root = await add('/system/dept', { ...dept, deptName: 'Acme' })
  salesId = await add('/system/dept', { ...dept, deptName: 'Sales', parentId: root })
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const dept = {
  parentId: null as string | null,
  deptName: '',
  sort: 0,
  leader: '',
  phone: '',
  email: '',
  status: 'active',
}
const person = {
  userName: 'mia',
  nickName: 'Mia',
  deptId: null as string | null,
  email: 'mia@example.com',
  phone: '+49 30 1234567',
  sex: '1',
  status: 'active',
  remark: '',
  roleIds: [] as string[],
}
const as = (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: unknown) =>
  call(server, method, path, { as: admin, ...(body !== undefined && { body }) })
const add = async (path: string, body: unknown): Promise<string> => (await as(path, 'POST', body)).data.id
const roleId = async (key: string): Promise<string> =>
  (await server.db.selectFrom('role').select('id').where('role_key', '=', key).executeTakeFirstOrThrow()).id
const read = async (id: string) => (await as(`/system/user/${id}`, 'GET')).data
const logIn = (username: string, password: string) => call(server, 'POST', '/login', { body: { username, password } })
const audited = async (action: string, subject: string) =>
  (
    await server.db
      .selectFrom('audit_log')
      .select('user_id')
      .where('action', '=', action)
      .where('subject', '=', subject)
      .execute()
  ).length

describe('accounts', () => {
  it('are created with a made-up password that is shown once and works', async () => {
    const { data } = await as('/system/user', 'POST', { ...person, deptId: salesId, roleIds: [creatorId] })
    expect(data.password).toMatch(/^[0-9A-Za-z]{16}$/)
    expect((await logIn('MIA', data.password)).code).toBe(200)
    const row = await read(data.id)
    expect(row).toMatchObject({ userName: 'mia', deptName: 'Sales', roles: [{ roleKey: 'creator' }], version: 1 })
    expect(JSON.stringify(row)).not.toMatch(/password|argon2/)
    expect(await audited('user.create', data.id)).toBe(1)
  })

  it('say which field is wrong', async () => {
    const taken = await as('/system/user', 'POST', { ...person, userName: 'MIA', password: 'long enough' })
    expect([taken.code, taken.msg, taken.data.fieldErrors[0].field]).toEqual([500, '用户名“MIA”已存在', 'userName'])
    for (const [field, value] of [
      ['userName', 'a b'],
      ['nickName', ' '],
      ['email', 'no'],
      ['phone', 'abc'],
      ['password', 'short'],
      ['deptId', '999999'],
      ['roleIds', ['999999']],
    ] as const) {
      const { code, data } = await as('/system/user', 'POST', { ...person, userName: 'other', [field]: value })
      expect([field, code, data.fieldErrors[0].field]).toEqual([field, 500, field])
    }
  })

  it('take nothing from the caller but what is theirs to set (T24)', async () => {
    const { data } = await as('/system/user', 'POST', {
      ...person,
      userName: 'forger',
      nickName: 'Forger',
      id: '1',
      version: 99,
      avatar: 'javascript:alert(1)',
      passwordHash: 'x',
      auth_version: 7,
    })
    expect(await read(data.id)).toMatchObject({ version: 1, avatar: '' })
  })

  it('are found by name, phone, state, department and day', async () => {
    const total = async (query: string) => (await as(`/system/user/page?${query}`, 'GET')).data.total
    expect(await total('userName=MIA')).toBe(1)
    expect(await total('userName=%25')).toBe(0)
    expect(await total(`deptId=${salesId}&phone=1234`)).toBe(1)
    expect(await total('userName=mia&status=disabled')).toBe(0)
    const today = new Date().toISOString().slice(0, 10)
    expect(await total(`userName=mia&beginTime=${new Date(Date.now() - 864e5).toISOString()}`)).toBe(1)
    expect(await total('userName=mia&endTime=2020-01-01')).toBe(0)
    expect(await total(`userName=mia&beginTime=2020-01-01&endTime=${today}`)).toBeLessThanOrEqual(1)
    const { rows } = (await as('/system/user/page?size=2', 'GET')).data
    expect(rows).toHaveLength(2)
  })

  it('change once for each version: the second of two administrators is told', async () => {
    const { data } = await as('/system/user', 'POST', { ...person, nickName: 'Noa', userName: 'noa' })
    const { userName: _, ...fields } = person
    const change = (nickName: string) => as('/system/user', 'PUT', { ...fields, id: data.id, version: 1, nickName })
    const answers = await Promise.all([change('First'), change('Second')])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
    expect((await read(data.id)).version).toBe(2)
  })

  it('lose their sessions and rights at once', async () => {
    const lost = async (change: (id: string) => Promise<unknown>, code: number) => {
      const other = await createPerson(server.db, 'creator')
      const list = () => call(server, 'GET', '/user/form/page', { as: other })
      expect((await list()).code).toBe(200)
      await change(other.id)
      expect((await list()).code).toBe(code)
    }
    await lost((id) => as('/system/user/changeStatus', 'PUT', { id, status: 'disabled' }), 401)
    await lost((id) => as('/system/user/resetPwd', 'PUT', { id, password: 'long enough' }), 401)
    await lost((id) => as(`/system/user/${id}`, 'DELETE'), 401)
    await lost((id) => as('/system/user/authRole', 'PUT', { id, roleIds: [] }), 403)
  })

  it('are deleted softly: the name is free again, forms keep their owner', async () => {
    const { data } = await as('/system/user', 'POST', {
      ...person,
      nickName: 'Gone',
      userName: 'gone',
      deptId: salesId,
    })
    await server.db
      .insertInto('form')
      .values({ form_key: 'ofgone01', owner_id: data.id, name: 'x', draft: '{}' })
      .execute()
    expect((await as(`/system/user/${data.id}`, 'DELETE')).code).toBe(200)
    expect((await as(`/system/user/${data.id}`, 'GET')).code).toBe(404)
    expect((await as('/system/user', 'POST', { ...person, nickName: 'Gone', userName: 'gone' })).code).toBe(200)
    expect(await server.db.selectFrom('form').select('id').where('owner_id', '=', data.id).execute()).toHaveLength(1)
  })

  it('are never oneself or the last administrator', async () => {
    expect((await as(`/system/user/${admin.id}`, 'DELETE')).msg).toBe('不能对自己的账号执行此操作')
    expect((await as('/system/user/changeStatus', 'PUT', { id: admin.id, status: 'disabled' })).code).toBe(500)
    const seeded = await server.db
      .selectFrom('user_account')
      .select('id')
      .where('user_name', '=', 'admin')
      .executeTakeFirstOrThrow()
    expect((await as('/system/user/changeStatus', 'PUT', { id: seeded.id, status: 'disabled' })).code).toBe(200)
    const left = await as('/system/user/authRole', 'PUT', { id: admin.id, roleIds: [] })
    expect(left.msg).toBe('至少要保留一个可用的管理员')
    expect((await as('/system/user/changeStatus', 'PUT', { id: seeded.id, status: 'active' })).code).toBe(200)
  })
})

describe('the page that assigns roles', () => {
  it('shows every role, and replaces those of the person', async () => {
    const other = await createPerson(server.db, 'viewer')
    const { data } = await as(`/system/user/authRole/${other.id}`, 'GET')
    expect(data.roles.map((role: { roleKey: string; isAssigned: boolean }) => [role.roleKey, role.isAssigned])).toEqual(
      [
        ['admin', false],
        ['creator', false],
        ['viewer', true],
      ],
    )
    await as('/system/user/authRole', 'PUT', { id: other.id, roleIds: [creatorId] })
    expect((await read(other.id)).roles.map((role: { roleKey: string }) => role.roleKey)).toEqual(['creator'])
  })
})

describe('an import', () => {
  const send = async (text: string, fields: Record<string, string> = {}, name = 'people.csv') =>
    upload(server, '/system/user/importData', { as: admin, fields, files: [{ name, content: Buffer.from(text) }] })
  const userCount = async () => (await server.db.selectFrom('user_account').select('id').execute()).length

  it('takes what an export and the template are made of', async () => {
    const template = await server.app.inject({
      url: '/sapi/system/user/importTemplate',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' },
    })
    expect(template.headers['content-disposition']).toContain('.xlsx')
    expect(xlsxRows(template.rawPayload, 10)).toEqual([
      ['User name', 'Full name', 'Department', 'E-mail', 'Telephone', 'Sex', 'Status', 'Role keys', 'Posts', 'Remark'],
    ])
    const exported = await server.app.inject({
      url: '/sapi/system/user/export?userName=mia',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    const rows = xlsxRows(exported.rawPayload, 10)
    expect(rows[1]?.slice(0, 8)).toEqual([
      'mia',
      'Mia',
      'Sales',
      'mia@example.com',
      '+49 30 1234567',
      '女',
      '正常',
      'creator',
    ])
    const again = await upload(server, '/system/user/importData', {
      as: admin,
      fields: { updateSupport: 'true' },
      files: [{ name: 'people.xlsx', content: exported.rawPayload }],
    })
    expect(again.data).toMatchObject({ written: true, created: 0, updated: 1, refused: 0 })
  })

  it('creates people who can sign in with the initial password', async () => {
    const { data } = await send(
      '用户名,姓名,部门,性别,角色标识\nana,"Ana, B.",Acme/Sales,女,"creator,viewer"\nben,Ben,,,\n',
      {
        initialPassword: 'first password',
      },
    )
    expect(data).toMatchObject({ written: true, created: 2 })
    expect((await logIn('ana', 'first password')).code).toBe(200)
    const { rows } = (await as('/system/user/page?userName=ana', 'GET')).data
    expect(rows[0]).toMatchObject({ nickName: 'Ana, B.', sex: '1', deptId: salesId, roles: [{}, {}] })
  })

  it('writes nothing when one row is refused, and says why for each', async () => {
    const before = await userCount()
    const { data } = await send(
      'userName;nickName;dept;email;roles;status\nok1;Ok;Sales;;;\nmia;Taken;;;;\nok1;Twice;;;;\nx y;Bad;;;;\nd1;D;Nowhere;;;\ne1;E;;no;;\nr1;R;;;ghost;\ns1;S;;;;maybe\nn1;;;;;\n',
    )
    expect(data.written).toBe(false)
    expect(data.refused).toBe(8)
    expect(
      data.rows.map((row: { row: number; problems: { field: string; code: string }[] }) => [
        row.row,
        row.problems[0]?.field,
        row.problems[0]?.code,
      ]),
    ).toEqual([
      [2, undefined, undefined],
      [3, 'userName', 'user.nameTaken'],
      [4, 'userName', 'import.twice'],
      [5, 'userName', 'import.badValue'],
      [6, 'dept', 'import.unknownDept'],
      [7, 'email', 'import.badValue'],
      [8, 'roles', 'import.unknownRole'],
      [9, 'status', 'import.badValue'],
      [10, 'nickName', 'import.needed'],
    ])
    expect(await userCount()).toBe(before)
  })

  it('in a dry run judges and writes nothing', async () => {
    const before = await userCount()
    const { data } = await send('userName,nickName\ndry,Dry\n', { dryRun: 'true' })
    expect(data).toMatchObject({ written: false, created: 1, refused: 0 })
    expect(await userCount()).toBe(before)
  })

  it('refuses files that are none', async () => {
    expect((await send('no,columns\n1,2\n')).msg).toBe('文件首行缺少“用户名”列，请使用模板')
    expect((await send('userName,nickName\n')).msg).toBe('文件中没有数据')
    expect((await send('userName\nx', { initialPassword: 'short' })).data.fieldErrors[0].field).toBe('initialPassword')
    expect((await send('userName\nx', { initialPassword: 'password123' })).data.fieldErrors).toEqual([
      { field: 'initialPassword', code: 'user.passwordCommon' },
    ])
    await server.db.deleteFrom('rate_bucket').execute()
    expect((await send('PK\u0003\u0004 broken', {}, 'people.xlsx')).msg).toBe('文件无法识别，请使用模板')
    expect((await send('userName\nx', {}, 'people.txt')).code).toBe(500)
  })
})
