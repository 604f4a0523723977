import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { call, createPerson, createTestServer, type TestServer, untilJudged } from '../../http/testing.ts'
import { declared } from '../../kernel/declared.ts'
import { serverModules } from '../../plugins/modules.ts'
import { freshPass } from '../captcha/testing.ts'
import { hashPassword } from './password.ts'
import { issueSignInLink } from './sign-in-link.ts'
import { newToken, tokenHash } from './token.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const login = (username: string, password: string) =>
  untilJudged(() => call(server, 'POST', '/login', { body: { username, password } }))
/** With a solved captcha, which is asked for from the second failure on. */
const loginWithPass = (username: string, password: string) =>
  untilJudged(async () =>
    call(server, 'POST', `/login?slideCode=${await freshPass(server)}`, { body: { username, password } }),
  )
const clearLimits = () => server.db.deleteFrom('rate_bucket').execute()

test('the right password gives a token that works, is stored as a hash only, and stops working after logout', async () => {
  const { code, data } = await login('  Admin ', 'test-password')
  expect(code).toBe(200)
  expect(data.token).toMatch(/^fl_[\w-]{49}$/)
  const stored = await server.db.selectFrom('session').select('token_hash').execute()
  expect(stored.map((row) => row.token_hash)).toContainEqual(tokenHash(data.token, 'fl'))

  const info = await call(server, 'GET', '/getInfo', { as: data })
  expect(info.data).toMatchObject({ user: { userName: 'admin' }, roles: ['admin'], permissions: ['*:*:*'] })

  expect((await call(server, 'POST', '/logout', { as: data })).code).toBe(200)
  const after = await call(server, 'GET', '/getInfo', { as: data })
  expect([after.code, after.msg]).toEqual([401, '认证失败，无法访问系统资源'])
})

test('wrong password, unknown name and disabled account answer the same', async () => {
  await clearLimits()
  const disabled = await createPerson(server.db, 'creator')
  await server.db
    .updateTable('user_account')
    .set({ status: 'disabled', password_hash: await hashPassword('right') })
    .where('id', '=', disabled.id)
    .execute()
  const answers = [
    await login('admin', 'wrong'),
    await login('nobody', 'wrong'),
    await login(disabled.userName, 'right'),
  ]
  for (const { code, msg, data } of answers) expect([code, msg, data]).toEqual([500, '用户名或密码错误', null])
})

test('an unknown name costs as much work as a wrong password (T36)', async () => {
  // The processor's time, which a busy machine does not change.
  const cost = async (name: string) => {
    await clearLimits()
    const before = process.cpuUsage()
    await login(name, 'wrong')
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  await cost('warm-up')
  const known = Math.min(await cost('admin'), await cost('admin'), await cost('admin'))
  const unknown = Math.min(await cost('nobody'), await cost('nobody'), await cost('nobody'))
  // A look-up without hashing takes a few milliseconds, a hash 50 and more.
  expect(unknown).toBeGreaterThan(known / 2)
})

test('200 wrong passwords at once get exactly 10 tries', async () => {
  await clearLimits()
  const answers = await Promise.all(Array.from({ length: 200 }, () => loginWithPass('admin', 'wrong')))
  expect(answers.filter(({ msg }) => msg === '用户名或密码错误')).toHaveLength(10)
  const refused = answers.filter(({ code }) => code === 429)
  expect(refused).toHaveLength(190)
  for (const { msg, data, response } of refused) {
    expect(data.retryAfterSeconds).toBeGreaterThan(0)
    expect(data.retryAfterSeconds).toBeLessThanOrEqual(90)
    expect(msg).toBe(`操作过于频繁，请 ${data.retryAfterSeconds} 秒后再试`)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([200, String(data.retryAfterSeconds)])
  }
  // Even the right password waits now, and another account does not.
  expect((await loginWithPass('admin', 'test-password')).code).toBe(429)
  expect((await login('nobody', 'wrong')).code).toBe(500)
  await clearLimits()
  expect((await login('admin', 'test-password')).code).toBe(200)
})

test('one address gets 50 tries over all accounts and ways, and forged X-Forwarded-For headers give no more', async () => {
  await clearLimits()
  const headers = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` })
  const guess = (index: number) =>
    call(server, 'POST', '/login', { body: { username: `nobody${index}`, password: 'wrong' }, headers: headers(index) })
  for (let index = 0; index < 3; index++) expect((await untilJudged(() => guess(index))).code).toBe(500)
  // The rest by link, which takes no time in which a try would grow back.
  const links = await Promise.all(
    Array.from({ length: 70 }, (_, index) =>
      call(server, 'POST', '/login/link', { body: { token: 'wrong' }, headers: headers(index) }),
    ),
  )
  expect(links.filter(({ code }) => code === 500)).toHaveLength(47)
  expect((await guess(99)).code).toBe(429)
})

test('from the second failure on a captcha is asked for, exactly, under any number of attempts at once', async () => {
  await clearLimits()
  const answers = await Promise.all(Array.from({ length: 200 }, () => login('admin', 'wrong')))
  expect(answers.filter(({ msg }) => msg === '用户名或密码错误')).toHaveLength(2)
  const asked = answers.filter(({ code }) => code === 416)
  expect(asked).toHaveLength(198)
  expect(asked[0]).toMatchObject({ msg: '请先完成验证', data: null })
  // The right password needs it too, or 416 would tell which password is right; other accounts do not.
  expect((await login('admin', 'test-password')).code).toBe(416)
  expect((await login('nobody', 'wrong')).code).toBe(500)
  expect(
    await call(server, 'POST', '/login?slideCode=made-up', { body: { username: 'admin', password: 'test-password' } }),
  ).toMatchObject({
    code: 500,
    msg: '验证失败',
  })
  expect((await loginWithPass('admin', 'test-password')).code).toBe(200)
  // After a success, the next slip is a first one again.
  expect((await login('admin', 'wrong')).code).toBe(500)
  expect((await login('admin', 'wrong')).code).toBe(500)
  expect((await login('admin', 'wrong')).code).toBe(416)
})

test('signing in right does not use up the tries', async () => {
  await clearLimits()
  for (let index = 0; index < 12; index++) expect((await login('admin', 'test-password')).code).toBe(200)
})

test('tokens in query, cookie or another scheme sign nobody in', async () => {
  const { token } = await createPerson(server.db, 'admin')
  for (const headers of [
    { cookie: `Admin-Token=${token}` },
    { authorization: token },
    { authorization: `Basic ${token}` },
    { authorization: `Bearer ${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}` },
    { authorization: `Bearer ${newToken('fl')}` },
  ])
    expect((await call(server, 'GET', '/getInfo', { headers: { ...headers } })).code).toBe(401)
  expect((await call(server, 'GET', `/getInfo?Authorization=Bearer%20${token}&token=${token}`)).code).toBe(401)
})

test('a session ends after two idle hours, after a day, when the account is disabled and when its version rises', async () => {
  const cases = [
    (id: string) => ({
      table: 'session' as const,
      set: { last_seen_at: new Date(Date.now() - 2 * 3_600_000 - 1000) },
      id,
    }),
    (id: string) => ({ table: 'session' as const, set: { expires_at: new Date(Date.now() - 1000) }, id }),
  ]
  for (const each of cases) {
    const person = await createPerson(server.db, 'creator')
    const { set } = each(person.id)
    await server.db.updateTable('session').set(set).where('user_id', '=', person.id).execute()
    expect((await call(server, 'GET', '/getInfo', { as: person })).code).toBe(401)
  }
  for (const set of [{ status: 'disabled' as const }, { auth_version: 2 }]) {
    const person = await createPerson(server.db, 'creator')
    await server.db.updateTable('user_account').set(set).where('id', '=', person.id).execute()
    expect((await call(server, 'GET', '/getInfo', { as: person })).code).toBe(401)
  }
})

test('use keeps a session alive, written at most once a minute', async () => {
  const person = await createPerson(server.db, 'creator')
  const seen = async () =>
    (
      await server.db
        .selectFrom('session')
        .select('last_seen_at')
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow()
    ).last_seen_at.getTime()
  const fresh = await seen()
  await call(server, 'GET', '/getInfo', { as: person })
  expect(await seen()).toBe(fresh)
  const hourAgo = new Date(Date.now() - 3_600_000)
  const other = await createPerson(server.db, 'creator')
  await server.db.updateTable('session').set({ last_seen_at: hourAgo }).where('user_id', '=', other.id).execute()
  await call(server, 'GET', '/getInfo', { as: other })
  const touched = await server.db
    .selectFrom('session')
    .select('last_seen_at')
    .where('user_id', '=', other.id)
    .executeTakeFirstOrThrow()
  expect(touched.last_seen_at.getTime()).toBeGreaterThan(Date.now() - 60_000)
})

test('nobody without permissions is ROLE_DEFAULT; a creator has what its menus grant', async () => {
  const stranger = await createPerson(server.db, null)
  const nobody = (await call(server, 'GET', '/getInfo', { as: stranger })).data
  expect([nobody.roles, nobody.permissions]).toEqual([['ROLE_DEFAULT'], []])
  const creator = (await call(server, 'GET', '/getInfo', { as: await createPerson(server.db, 'creator') })).data
  expect(creator.roles).toEqual(['creator'])
  expect(creator.permissions).toContain('project:form:edit')
  const viewer = (await call(server, 'GET', '/getInfo', { as: await createPerson(server.db, 'viewer') })).data
  expect(viewer.permissions).toContain('project:data:export')
  expect(viewer.permissions.filter((name: string) => /:(add|edit|remove|publish|restore|upload)$/.test(name))).toEqual(
    [],
  )
})

test('the menu is a tree of what the roles open', async () => {
  const names = async (role: 'admin' | 'creator' | 'viewer' | null) => {
    const { data } = await call(server, 'GET', '/getRouters', { as: await createPerson(server.db, role) })
    return data.flatMap((item: { name: string; children: { name: string }[] }) => [
      item.name,
      ...item.children.map((child) => `${item.name}/${child.name}`),
    ])
  }
  const forms = (pages: readonly string[]) => ['index', 'project', ...pages.map((page) => `project/project-${page}`)]
  // Themes of the site are an administrator's.
  const creators = forms(['list', 'templates', 'recycle', 'form'])
  // Home, their own messages and account belong to everybody.
  const own = 'user-profile'
  const mine = 'message-mine'
  // Everything there is, those beside each other in their order.
  const { menus } = declared(serverModules)
  const shown = menus.filter(({ kind }) => kind !== 'F')
  const all = shown
    .filter(({ under }) => under === undefined)
    .flatMap(({ name }) => [name, ...shown.filter(({ under }) => under === name).map((each) => `${name}/${each.name}`)])
  expect(all).toEqual(expect.arrayContaining([...creators, mine, own, 'system/system-user', 'tool/tool-swagger']))
  expect(await names('admin')).toEqual(all)
  expect(await names('creator')).toEqual([...creators, mine, own])
  expect(await names('viewer')).toEqual(['index', 'project', 'project/project-list', 'project/project-form', mine, own])
  expect(await names(null)).toEqual(['index', mine, own])

  const { data } = await call(server, 'GET', '/getRouters', { as: await createPerson(server.db, 'admin') })
  expect(data[1].children.at(-1)).toEqual({
    name: 'project-form',
    path: '/project/form',
    component: 'project/form',
    redirect: '/project/form/editor',
    meta: { title: 'menu.project.form', icon: 'file', isKeepAlive: true, isHide: true },
    children: [],
  })
})

test('a sign-in link works once, under any number of callers, and only while it is fresh', async () => {
  await clearLimits()
  const link = await issueSignInLink(server.db, server.deps.env)
  const token = new URL(link ?? '').searchParams.get('token') ?? ''
  // The link's token is no session.
  expect((await call(server, 'GET', '/getInfo', { as: { token } })).code).toBe(401)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(server, 'POST', '/login/link', { body: { token } })),
  )
  const good = answers.filter(({ code }) => code === 200)
  expect(good).toHaveLength(1)
  expect((await call(server, 'GET', '/getInfo', { as: good[0]?.data })).data.user.userName).toBe('admin')

  const stale = new URL((await issueSignInLink(server.db, server.deps.env)) ?? '').searchParams.get('token') ?? ''
  await server.db
    .updateTable('sign_in_link')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  const { code, msg } = await call(server, 'POST', '/login/link', { body: { token: stale } })
  expect([code, msg]).toEqual([500, '登录链接无效或已过期'])
})

test('in production no link is issued once anyone has signed in', async () => {
  const production = readEnv({ NODE_ENV: 'production', PUBLIC_URL: 'https://forms.example.com' })
  // The log itself is only ever added to.
  await server.database.pool.query('alter table audit_log disable trigger all; delete from audit_log')
  await server.database.pool.query('alter table audit_log enable trigger all')
  const first = await issueSignInLink(server.db, production)
  expect(first).toMatch(/^https:\/\/forms\.example\.com\/\?token=fln_/)
  await clearLimits()
  await login('admin', 'test-password')
  expect(await issueSignInLink(server.db, production)).toBeNull()
})

test('the site info is public and a JSON string of four fields', async () => {
  await server.db
    .updateTable('config')
    .set({ config_value: JSON.stringify({ name: 'Acme', smtpPassword: 'hunter2' }) })
    .where('config_key', '=', 'systemInfoConfig')
    .execute()
  const { data } = await call(server, 'GET', '/public/systemInfoConfig')
  expect(JSON.parse(data)).toEqual({ name: 'Acme', logoImg: '', copyright: '', backgroundImage: '' })
})

test('neither tokens nor passwords are logged', async () => {
  await clearLimits()
  const { token } = await createPerson(server.db, 'admin')
  await call(server, 'GET', `/getInfo?Authorization=Bearer%20${token}&token=${token}`, { as: { token } })
  await server.app.inject({ method: 'GET', url: `/?token=${token}` })
  await login('admin', 'a-secret-password-42')
  const logged = server.logged()
  expect(logged).toContain('/sapi/getInfo')
  expect(logged).not.toContain(token)
  expect(logged).not.toContain('a-secret-password-42')
})
