import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer, upload } from '../../http/testing.ts'
import { hashPassword } from '../auth/password.ts'

let server: TestServer
/** Without any role: what is here is for everybody signed in. */
let mia: TestPerson

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  await server.db.deleteFrom('rate_bucket').execute()
  mia = await createPerson(server.db, null)
  const password_hash = await hashPassword('first password')
  await server.db.updateTable('user_account').set({ password_hash }).where('id', '=', mia.id).execute()
})
afterAll(() => server.close())

const fields = { nickName: 'Mia', phone: '+49 30 1234567', email: 'mia@example.com', sex: '1', version: 1 }
const as = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  body?: unknown,
  who: Pick<TestPerson, 'token'> = mia,
) => call(server, method, `/user/profile${path}`, { as: who, ...(body !== undefined && { body }) })
const logIn = (password: string) => call(server, 'POST', '/login', { body: { username: mia.userName, password } })
const elsewhere = async (): Promise<Pick<TestPerson, 'token'>> => ({
  token: (await logIn('first password')).data.token,
})
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

describe('one’s own account', () => {
  it('is there without any role, with the page in the menu, and for nobody else', async () => {
    expect((await as('GET')).data).toMatchObject({ userName: mia.userName, roles: [], deptName: '', version: 1 })
    const { data: menu } = await call(server, 'GET', '/getRouters', { as: mia })
    expect(menu).toMatchObject([
      { path: '/index' },
      { path: '/message/mine', component: 'message/mine' },
      { path: '/user/profile', component: 'user/profile', meta: { isHide: true } },
    ])
    expect((await call(server, 'GET', '/user/profile')).code).toBe(401)
  })

  it('changes, and the console knows at once', async () => {
    // Remembered for some seconds otherwise.
    await call(server, 'GET', '/getInfo', { as: mia })
    expect((await as('PUT', '', fields)).code).toBe(200)
    expect((await as('GET')).data).toMatchObject({ ...fields, version: 2 })
    expect((await call(server, 'GET', '/getInfo', { as: mia })).data.user.nickName).toBe('Mia')
  })

  it('takes nothing but what is theirs to set (T24)', async () => {
    await as('PUT', '', { ...fields, userName: 'root', roleIds: ['1'], deptId: '1', status: 'disabled', id: '1' })
    const row = await server.db
      .selectFrom('user_account')
      .selectAll()
      .where('id', '=', mia.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ user_name: mia.userName, dept_id: null, status: 'active', nick_name: 'Mia' })
    expect((await call(server, 'GET', '/getInfo', { as: mia })).data.roles).toEqual(['ROLE_DEFAULT'])
  })

  it.each([
    ['nickName', 'n'.repeat(31)],
    ['nickName', ' '],
    ['email', `${'m'.repeat(45)}@a.com`],
    ['phone', 'abc'],
    ['sex', '3'],
  ])('refuses a wrong %s', async (field, value) => {
    const { code, data } = await as('PUT', '', { ...fields, [field]: value })
    expect([code, data.fieldErrors[0].field]).toEqual([500, field])
  })

  it('says when an administrator was faster', async () => {
    await as('PUT', '', fields)
    expect((await as('PUT', '', fields)).code).toBe(409)
  })
})

describe('the picture', () => {
  const send = (content: Buffer) =>
    upload(server, '/user/profile/avatar', { as: mia, files: [{ name: 'me.png', content }] })

  it('is cut square, small and shown everywhere; the one before is gone', async () => {
    const first = (await send(await picture(900, 300))).data
    const { data: second } = await send(await picture(300, 300))
    expect((await call(server, 'GET', '/getInfo', { as: mia })).data.user.avatar).toBe(second)
    const shown = await server.app.inject({ method: 'GET', url: second })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 })
    expect((await server.app.inject({ method: 'GET', url: first })).json().code).not.toBe(200)
    // A form that was open meanwhile is still of the last version.
    expect((await as('PUT', '', fields)).code).toBe(200)
  })

  it('is taken away, for everybody; taking none away is no mistake', async () => {
    const { data: url } = await send(await picture(300, 300))
    for (let times = 0; times < 2; times++)
      expect((await call(server, 'DELETE', '/user/profile/avatar', { as: mia })).code).toBe(200)
    expect((await call(server, 'GET', '/getInfo', { as: mia })).data.user.avatar).toBe('')
    expect((await server.app.inject({ method: 'GET', url })).json().code).not.toBe(200)
  })

  it('is none when it is no picture, and the one before stays', async () => {
    const { data: before } = await send(await picture(300, 300))
    expect((await send(Buffer.from('no picture'))).code).toBe(500)
    expect((await as('GET')).data.avatar).toBe(before)
  })
})

describe('the password', () => {
  const change = (oldPassword: string, newPassword: string) => as('PUT', '/password', { oldPassword, newPassword })

  it('is another one afterwards; every other session is over, this one is not', async () => {
    const others = [await elsewhere(), await elsewhere()]
    expect((await change('first password', 'second password')).data).toEqual({ ended: 2 })
    for (const other of others) expect((await as('GET', '', undefined, other)).code).toBe(401)
    expect((await as('GET')).code).toBe(200)
    expect((await logIn('first password')).code).toBe(500)
    expect((await logIn('second password')).code).toBe(200)
  })

  it.each([
    ['wrong password', 'second password', 'oldPassword', '当前密码不正确'],
    ['first password', 'first password', 'newPassword', '新密码不能与当前密码相同'],
  ])('%s → %s is refused at its field', async (old, next, field, msg) => {
    const other = await elsewhere()
    const answer = await change(old, next)
    expect([answer.code, answer.msg, answer.data.fieldErrors[0].field]).toEqual([500, msg, field])
    expect((await as('GET', '', undefined, other)).code).toBe(200)
    expect((await logIn('first password')).code).toBe(200)
  })

  it('has at least 8 characters', async () => {
    const { code, data } = await change('first password', 'short')
    expect([code, data.fieldErrors[0].field]).toEqual([500, 'newPassword'])
  })

  it('cannot be guessed through an open session', async () => {
    for (let tries = 0; tries < 10; tries++) expect((await change('wrong password', 'second password')).code).toBe(500)
    expect((await change('first password', 'second password')).code).toBe(429)
  })

  it('of two changes at once, one wins', async () => {
    const answers = await Promise.all(
      ['second password', 'third password'].map((next) => change('first password', next)),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500])
  })
})

describe('sessions', () => {
  it('are listed, this one first, and end one by one', async () => {
    const other = await elsewhere()
    const stranger = await createPerson(server.db, null)
    const { data: sessions } = await as('GET', '/sessions')
    expect(sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false])
    expect(JSON.stringify(sessions)).not.toContain(mia.token)
    const [own, theirs] = sessions
    expect((await as('DELETE', `/sessions/${theirs.id}`, undefined, stranger)).code).toBe(404)
    expect((await as('DELETE', `/sessions/${own.id}`)).code).toBe(404)
    expect((await as('GET', '', undefined, other)).code).toBe(200)
    expect((await as('DELETE', `/sessions/${theirs.id}`)).code).toBe(200)
    expect((await as('GET', '', undefined, other)).code).toBe(401)
    expect((await as('GET', '/sessions')).data).toHaveLength(1)
  })
})

describe('unlocking the screen', () => {
  const unlock = (password: string) => as('POST', '/unlock', { password })

  it('takes the password and nothing else, and opens no session', async () => {
    const sessions = async () => (await as('GET', '/sessions')).data.length
    const before = await sessions()
    expect(await unlock('first password')).toMatchObject({ code: 200, data: null })
    const { code, msg, data } = await unlock('wrong password')
    expect([code, msg, data.fieldErrors[0].field]).toEqual([500, '密码不正确', 'password'])
    expect(await sessions()).toBe(before)
    expect((await call(server, 'POST', '/user/profile/unlock', { body: { password: 'first password' } })).code).toBe(
      401,
    )
  })

  it('cannot be used to guess it, nor to go on guessing after changing it was refused', async () => {
    for (let tries = 0; tries < 5; tries++) await unlock('wrong password')
    for (let tries = 0; tries < 5; tries++)
      await as('PUT', '/password', { oldPassword: 'wrong password', newPassword: 'second password' })
    expect((await unlock('first password')).code).toBe(429)
  })
})
