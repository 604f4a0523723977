import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { freshPass } from '../captcha/testing.ts'

let server: TestServer
let admin: TestPerson
let creatorRole = ''
beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
  creatorRole = await roleId('creator')
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const roleId = async (key: string) =>
  (await server.db.selectFrom('role').select('id').where('role_key', '=', key).executeTakeFirstOrThrow()).id
const withPass = async (path: string) => `${path}?slideCode=${await freshPass(server)}`
const register = async (username: string, more: Record<string, unknown> = {}) =>
  call(server, 'POST', await withPass('/register'), {
    body: { username, password: 'a long password', nickName: 'Ann', ...more },
  })
const login = (username: string, password: string) => call(server, 'POST', '/login', { body: { username, password } })
const listed = async (query = '') =>
  (await call(server, 'GET', `/system/registration/page${query}`, { as: admin })).data
const decide = (id: string, how: 'approve' | 'refuse', body: object, as: TestPerson = admin) =>
  call(server, 'POST', `/system/registration/${id}/${how}`, { as, body })

describe('registering', () => {
  it('needs a captcha, always', async () => {
    const body = { username: 'nopass', password: 'a long password', nickName: 'Ann' }
    expect((await call(server, 'POST', '/register', { body })).code).toBe(416)
    expect((await call(server, 'POST', '/apply', { body: { name: 'Ann', email: 'a@example.com' } })).code).toBe(416)
    expect((await listed()).total).toBe(0)
  })

  it('is told to those who may decide, in one message that counts, and to nobody else', async () => {
    const told = async (person: TestPerson) =>
      (await call(server, 'GET', '/message/page?kind=registrations', { as: person })).data.records
    const viewer = await createPerson(server.db, 'viewer')
    const decider = await createPerson(server.db, 'admin')
    await register('waiting1')
    await register('waiting2')
    expect(await told(decider)).toMatchObject([{ msgType: 'REGISTRATION', body: { count: 2 }, read: false }])
    expect((await call(server, 'GET', '/message/unread', { as: decider })).data.count).toBe(1)
    expect(await told(viewer)).toEqual([])
    await server.db.deleteFrom('registration').execute()
  })

  it('takes no password that everybody tries first, nor the name as one', async () => {
    for (const password of ['password123', 'Qwer1234', 'formloom2026', 'annelise-1']) {
      const { code, msg, data } = await register('annelise', { password })
      expect([code, msg]).toEqual([500, '这个密码过于常见，容易被猜到，请换一个'])
      expect(data.fieldErrors).toEqual([{ field: 'password', code: 'user.passwordCommon' }])
    }
    expect((await listed()).total).toBe(0)
  })

  it('is no account before it is approved, and one after', async () => {
    expect((await register('ann', { role: 'admin', status: 'approved', userId: '1' })).code).toBe(200)
    expect(await server.db.selectFrom('user_account').select('id').where('user_name', '=', 'ann').execute()).toEqual([])
    expect(await login('ann', 'a long password')).toMatchObject({
      code: 500,
      msg: '账号正在等待管理员审核',
      data: null,
    })
    expect(await login('ANN', 'wrong')).toMatchObject({ code: 500, msg: '用户名或密码错误' })

    const { records } = await listed('?status=pending&name=AN')
    expect(records).toMatchObject([
      { kind: 'register', status: 'pending', userName: 'ann', name: 'Ann', decidedBy: '' },
    ])
    expect(JSON.stringify(records)).not.toMatch(/argon2|password/i)
    const { code, data } = await decide(records[0].id, 'approve', { roleIds: [creatorRole] })
    expect([code, data.userName, data.password]).toEqual([200, 'ann', null])

    await server.db.deleteFrom('rate_bucket').execute()
    const session = await login('ann', 'a long password')
    const info = await call(server, 'GET', '/getInfo', { as: session.data })
    expect(info.data).toMatchObject({ user: { id: data.userId, nickName: 'Ann' }, roles: ['creator'] })
    expect((await decide(records[0].id, 'refuse', {})).code).toBe(404)
    const one = await call(server, 'GET', `/system/registration/${records[0].id}`, { as: admin })
    expect(one.data).toMatchObject({ id: records[0].id, status: 'approved', userName: 'ann' })
    expect(one.data.decidedBy, 'name and account').toContain(`(${admin.userName})`)
    expect(one.data).toEqual((await listed('?name=AN')).records[0])
    expect(JSON.stringify(one.data)).not.toMatch(/argon2|password/i)
    expect((await call(server, 'GET', '/system/registration/999999', { as: admin })).code).toBe(404)
    const kept = await server.db.selectFrom('registration').selectAll().executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ password_hash: null, decided_by: admin.id, user_id: data.userId })
  })

  it('refuses names that are taken or waiting, and frees a refused one', async () => {
    expect(await register('Admin')).toMatchObject({ code: 500, data: { fieldErrors: [{ field: 'username' }] } })
    expect(await register('ａｄｍｉｎ'), 'in full width').toMatchObject({
      data: { fieldErrors: [{ field: 'username' }] },
    })
    expect(await register('аdmin'), 'a Cyrillic а').toMatchObject({ data: { fieldErrors: [{ field: 'username' }] } })
    await server.db.deleteFrom('rate_bucket').execute()
    expect((await register('bob')).code).toBe(200)
    expect((await register('BOB')).code).toBe(500)
    const [{ id }] = (await listed('?status=pending')).records
    expect((await decide(id, 'refuse', { reason: 'unknown person' })).code).toBe(200)
    expect(await login('bob', 'a long password')).toMatchObject({ msg: '用户名或密码错误' })
    expect((await register('bob')).code).toBe(200)
  })

  it('by twenty at once under one name leaves one', async () => {
    const names = async () =>
      (await server.db.selectFrom('registration').select('id').where('user_name', '=', 'eve').execute()).length
    const answers = await Promise.all(Array.from({ length: 5 }, () => register('eve')))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await names()).toBe(1)
  })

  it('is allowed five times an hour per address, exactly', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => register(`crowd${index}`)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(35)
  })
})

describe('an application', () => {
  it('becomes an account with a name and a password from whoever approves', async () => {
    const body = { name: 'Carla', company: 'Acme', phone: '+49 30 123456', purpose: 'Surveys' }
    expect((await call(server, 'POST', await withPass('/apply'), { body })).code).toBe(200)
    const [row] = (await listed('?name=carla')).records
    expect(row).toMatchObject({ kind: 'apply', userName: '', company: 'Acme' })
    expect((await decide(row.id, 'approve', { roleIds: [] })).data.fieldErrors).toMatchObject([{ field: 'userName' }])
    const { data } = await decide(row.id, 'approve', { userName: 'carla', roleIds: [] })
    expect(data.password).toMatch(/^\w{16}$/)
    expect((await login('carla', data.password)).code).toBe(200)
  })

  it('names a way to answer', async () => {
    expect((await call(server, 'POST', await withPass('/apply'), { body: { name: 'Dan' } })).code).toBe(500)
  })

  it('is approved once, however many administrators click', async () => {
    const body = { name: 'Frida', email: 'f@example.com' }
    await call(server, 'POST', await withPass('/apply'), { body })
    const [{ id }] = (await listed('?name=frida')).records
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => decide(id, 'approve', { userName: `frida${index}`, roleIds: [] })),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  })
})

it('nobody approves with more rights than they have, and every decision is written down', async () => {
  const clerk = await createPerson(server.db, null)
  const role = await server.db
    .insertInto('role')
    .values({ role_key: 'clerk', role_name: 'Clerk' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const menus = await server.db
    .selectFrom('menu')
    .select('id')
    .where('permission', 'like', 'system:registration:%')
    .execute()
  await server.db
    .insertInto('role_menu')
    .values(menus.map(({ id }) => ({ role_id: role.id, menu_id: id })))
    .execute()
  await server.db.insertInto('user_role').values({ user_id: clerk.id, role_id: role.id }).execute()
  await register('gina')
  const [{ id }] = (await listed('?name=gina')).records
  expect((await decide(id, 'approve', { roleIds: [await roleId('admin')] }, clerk)).code).not.toBe(200)
  expect(await server.db.selectFrom('user_account').select('id').where('user_name', '=', 'gina').execute()).toEqual([])
  const actions = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'registration.%')
    .distinct()
    .execute()
  expect(actions.map(({ action }) => action).sort()).toEqual([
    'registration.apply',
    'registration.approve',
    'registration.refuse',
    'registration.register',
  ])
})
