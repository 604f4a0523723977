import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { client, startProvider, type TestProvider } from './testing.ts'

let server: TestServer
let provider: TestProvider
let admin: TestPerson
beforeAll(async () => {
  server = await createTestServer({ env: { PUBLIC_URL: 'https://forms.example' } })
  provider = await startProvider()
  admin = await createPerson(server.db, 'admin')
  await setUp()
})
const honest = { subject: 'ann', claims: {} }
let key: TestProvider['signWith']
beforeEach(() => {
  key ??= provider.signWith
  Object.assign(provider, honest, { signWith: key })
})
afterEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(async () => {
  await server.close()
  await provider.close()
})

const setUp = async (more: object = {}) => {
  const envValue = {
    enabled: true,
    id: 'company',
    name: '企业账号',
    issuer: provider.issuer,
    clientId: client.id,
    clientSecret: client.secret,
    ...more,
  }
  const { code } = await call(server, 'POST', '/system/env/config/save', {
    as: admin,
    body: { envKey: 'oidcEnvConfig', envValue },
  })
  expect(code).toBe(200)
}

/** A whole way there and back. */
const begin = async () => (await call(server, 'POST', '/authLogin/company/start', { body: {} })).data
const back = async (url: string) => {
  const { origin, pathname, searchParams } = await provider.visit(url)
  expect(`${origin}${pathname}`).toBe('https://forms.example/authLogin/company')
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}
const finish = (body: object, path = '/authLogin/company/finish') => call(server, 'POST', path, { body })
const signIn = async () => {
  const { url, secret } = await begin()
  return finish({ ...(await back(url)), secret })
}
const failed = [500, '第三方登录未完成，请重试', null]
const outcome = ({ code, msg, data }: Awaited<ReturnType<typeof finish>>) => [code, msg, data]

test('whoever is known there signs in here once they have linked the two, with a session of their own', async () => {
  expect((await call(server, 'GET', '/public/signInProviders')).data).toEqual([{ id: 'company', name: '企业账号' }])
  const first = await signIn()
  expect(first.data).toEqual({ kind: 'unknown', ticket: expect.stringMatching(/^fli_/) })

  const ann = await createPerson(server.db, 'creator')
  const body = { ticket: first.data.ticket }
  expect((await call(server, 'POST', '/authLogin/link', { body })).code).toBe(401)
  expect((await call(server, 'POST', '/authLogin/link', { as: ann, body })).code).toBe(200)
  // One use.
  expect((await call(server, 'POST', '/authLogin/link', { as: ann, body })).code).toBe(500)

  const second = await signIn()
  expect(second.data).toEqual({ kind: 'known', token: expect.stringMatching(/^fln_/) })
  const exchanged = await call(server, 'POST', '/login/link', { body: { token: second.data.token } })
  const info = await call(server, 'GET', '/getInfo', { as: exchanged.data })
  expect(info.data.user.id).toBe(ann.id)

  provider.subject = 'somebody else'
  expect((await signIn()).data.kind).toBe('unknown')
  provider.subject = 'ann'
  await server.db.updateTable('user_account').set({ status: 'disabled' }).where('id', '=', ann.id).execute()
  expect((await signIn()).data.kind).toBe('unknown')
  await server.db.updateTable('user_account').set({ status: 'active' }).where('id', '=', ann.id).execute()
  const again = await createPerson(server.db, 'creator')
  await server.db.updateTable('user_identity').set({ user_id: again.id }).execute()
  expect((await call(server, 'DELETE', '/authLogin/link', { as: again })).code).toBe(200)
  expect((await signIn()).data.kind).toBe('unknown')
})

test('asks the provider with state, nonce and PKCE, and for nothing it does not need', async () => {
  const { url } = await begin()
  const asked = Object.fromEntries(new URL(url).searchParams)
  expect(asked).toMatchObject({ response_type: 'code', scope: 'openid', code_challenge_method: 'S256' })
  for (const name of ['nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/)
  const other = Object.fromEntries(new URL((await begin()).url).searchParams)
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).not.toBe(other[name])
  expect(url).not.toContain(encodeURIComponent(client.secret))
})

test('what one tab began, no other can finish; nor anybody twice, too late, or at another provider', async () => {
  const mine = await begin()
  const theirs = await begin()
  const answer = await back(theirs.url)
  // Somebody sends their own answer to a tab that began something itself.
  expect(outcome(await finish({ ...answer, secret: mine.secret }))).toEqual(failed)
  // The attempt has used it up, also for who began it.
  expect(outcome(await finish({ ...answer, secret: theirs.secret }))).toEqual(failed)

  const body = { ...(await back(mine.url)), secret: mine.secret }
  expect((await finish(body)).code).toBe(200)
  expect(outcome(await finish(body))).toEqual(failed)

  const late = await begin()
  const lateAnswer = await back(late.url)
  await server.db
    .updateTable('provider_login')
    .set({ expires_at: new Date(0) })
    .execute()
  expect(outcome(await finish({ ...lateAnswer, secret: late.secret }))).toEqual(failed)

  const { url, secret } = await begin()
  expect((await finish({ ...(await back(url)), secret }, '/authLogin/other/finish')).code).toBe(404)
  expect(outcome(await finish({ code: 'x', state: 'x', secret }))).toEqual(failed)
})

test.each([
  ['speaks for another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
  ['speaks to another client', () => ({ claims: { aud: 'them' } })],
  ['answers another question', () => ({ claims: { nonce: 'another' } })],
  ['is over', () => ({ claims: { exp: 1 } })],
  ['is forged', () => ({ signWith: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey })],
])('a token that %s signs nobody in, and only the log says why', async (_what, lie) => {
  Object.assign(provider, lie())
  const before = server.logged().length
  expect(outcome(await signIn())).toEqual(failed)
  const logged = server.logged().slice(before)
  expect(logged).toContain('a sign-in provider failed')
  expect(logged).not.toContain(client.secret)
})

test('none is offered that is switched off, incomplete, away, or reached over an open line', async () => {
  for (const more of [{ enabled: false }, { clientId: '' }, { issuer: 'http://id.example' }, { id: '../login' }]) {
    await setUp(more)
    expect((await call(server, 'GET', '/public/signInProviders')).data).toEqual([])
    expect((await call(server, 'POST', '/authLogin/company/start', { body: {} })).code).toBe(404)
  }
  await setUp({ issuer: 'http://127.0.0.1:1' })
  expect(outcome(await call(server, 'POST', '/authLogin/company/start', { body: {} }))).toEqual(failed)
  await setUp()
})

test('its secret is written and never read back', async () => {
  const { data } = await call(server, 'GET', '/system/env/config/oidcEnvConfig', { as: admin })
  expect(data.envValue).toMatchObject({ clientId: client.id })
  expect(JSON.stringify(data)).not.toContain(client.secret)
})
