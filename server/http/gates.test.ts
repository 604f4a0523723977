import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEndpoint, type Endpoint, nothing, publicAccess } from '#shared/contract/endpoint'
import { freshPass } from '../modules/captcha/testing.ts'
import { input, published } from '../modules/form/testing.ts'
import { delayOf, gatesOf } from './gates.ts'
import { registerRoutes, route } from './route.ts'
import {
  call,
  createPerson,
  createTestServer,
  inWaves,
  type TestPerson,
  type TestServer,
  untilJudged,
} from './testing.ts'

let server: TestServer
let author: TestPerson
beforeAll(async () => {
  server = await createTestServer({ env: { SUBMIT_LIMIT: '300', TRUSTED_PROXY: '127.0.0.1,10.0.0.0/8' } })
  author = await createPerson(server.db, 'creator')
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const submit = (formKey: string, headers: Record<string, string> = {}) =>
  call(server, 'POST', '/user/form/data/public/create', {
    body: { formKey, version: 1, clientSubmissionId: crypto.randomUUID(), answers: { q1: 'a' } },
    headers,
  })
const answersOf = async (formKey: string) =>
  (await call(server, 'POST', '/user/form/data/query', { as: author, body: { formKey } })).data.total

describe('submitting', () => {
  it('takes 30 a minute of one address and form: exactly, of 200 at once', async () => {
    const formKey = await published(server, author, [input('q1')])
    const answers = await Promise.all(Array.from({ length: 200 }, () => submit(formKey)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(30)
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(170)
    expect(answers.find(({ code }) => code === 429)?.data).toEqual({ retryAfterSeconds: 2 })
    expect(await answersOf(formKey)).toBe(30)
    // Another form of the same address is not held up.
    expect((await submit(await published(server, author, [input('q1')]))).code).toBe(200)
  })

  it('takes 600 at once of a whole form, from however many addresses a trusted proxy names', async () => {
    const formKey = await published(server, author, [input('q1')])
    const answers = await Promise.all(
      Array.from({ length: 700 }, (_, index) =>
        submit(formKey, { 'x-forwarded-for': `198.51.${index % 250}.${Math.floor(index / 250)}` }),
      ),
    )
    // A few grow back while the test runs.
    const taken = answers.filter(({ code }) => code === 200).length
    expect(taken).toBeGreaterThanOrEqual(600)
    expect(taken).toBeLessThan(660)
    expect(answers.every(({ code }) => code === 200 || code === 429)).toBe(true)
  })
})

describe('keys of forms that are not there', () => {
  const open = (key: string, ip: string) =>
    call(server, 'GET', `/user/form/details/${key}`, { headers: { 'x-forwarded-for': ip } })

  it('can be asked for sixty times a minute by one address, over all routes; then nothing is told', async () => {
    const formKey = await published(server, author, [input('q1')])
    const guesses = await inWaves(80, 20, (index) =>
      index % 2 === 0
        ? open(`nothere${index}`, '203.0.113.9')
        : call(server, 'POST', `/user/form/data/view/nothere${index}`, {
            headers: { 'x-forwarded-for': '203.0.113.9' },
          }),
    )
    const missed = guesses.filter(({ code }) => code === 404).length
    // One a second grows back.
    expect(missed).toBeGreaterThanOrEqual(60)
    expect(missed).toBeLessThan(80)
    expect(guesses.every(({ code }) => code === 404 || code === 429)).toBe(true)
    // As long as the address waits, a right guess looks like a wrong one; others are not held up.
    await expect
      .poll(async () => {
        await open('nothere99', '203.0.113.9')
        return (await open(formKey, '203.0.113.9')).code
      })
      .toBe(429)
    expect((await open(formKey, '203.0.113.10')).code).toBe(200)
  })
})

it('one address does not make a form popular: sixty views a minute count', async () => {
  const formKey = await published(server, author, [input('q1')])
  const views = await inWaves(80, 20, () => call(server, 'POST', `/user/form/data/view/${formKey}`))
  const counted = views.filter(({ code }) => code === 200).length
  expect(counted).toBeGreaterThanOrEqual(60)
  expect(counted).toBeLessThan(80)
})

describe('X-Forwarded-For', () => {
  // By link: judged at once, so that nothing grows back meanwhile. It shares the limit of addresses with passwords.
  const logins = (forwarded: (index: number) => string) =>
    Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        call(server, 'POST', '/login/link', {
          body: { token: 'wrong' },
          headers: { 'x-forwarded-for': forwarded(index) },
        }),
      ),
    )
  const refused = (answers: readonly { code: number }[]) => answers.filter(({ code }) => code === 429).length

  it('of a trusted proxy names the address', async () => {
    expect(refused(await logins((index) => `203.0.113.${index}`))).toBe(0)
    await server.db.deleteFrom('rate_bucket').execute()
    expect(refused(await logins(() => '203.0.113.7'))).toBe(10)
  })

  it('is believed only as far as trusted proxies wrote it', async () => {
    // The caller wrote the first entry, our proxy the second, and an inner proxy the third.
    expect(refused(await logins((index) => `1.2.3.${index}, 203.0.113.8, 10.1.2.3`))).toBe(10)
  })

  it('that is no address counts as the proxy’s own', async () => {
    expect(refused(await logins((index) => `nonsense-${index}`))).toBe(10)
  })
})

it('gives back what a wider rule took when a narrower one refuses', async () => {
  const declared = {
    limits: [
      { name: 'wide', per: ['address'], capacity: 5, seconds: 3600, counts: 'failures' },
      { name: 'narrow', per: ['account'], capacity: 1, seconds: 3600 },
    ],
  } as const
  const endpoint = defineEndpoint({
    method: 'POST',
    path: '/x',
    summary: '',
    access: publicAccess,
    body: z.object({ username: z.string() }),
    data: nothing,
    ...declared,
  })
  const gates = gatesOf(server.deps, endpoint)
  const enter = (username: string) =>
    gates?.({ ip: '192.0.2.1', userAgent: '', userId: null, params: {}, body: { username }, slideCode: null })
  await enter('a')
  for (let count = 0; count < 20; count++) await expect(enter('A')).rejects.toMatchObject({ code: 429 })
  await expect(enter('b')).resolves.toMatchObject({ usedUp: new Set() })
})

it('a pass in a query that nobody encoded still counts', async () => {
  const pass = decodeURIComponent(await freshPass(server))
  const body = { name: 'Ann', email: 'ann@example.com' }
  expect((await call(server, 'POST', `/apply?slideCode=${pass}`, { body })).code).toBe(200)
})

describe('thirty failures at one account, from however many addresses', () => {
  const guess = (username: string, ip: string, { password = 'wrong', query = '' } = {}) =>
    untilJudged(() =>
      call(server, 'POST', `/login${query}`, { body: { username, password }, headers: { 'x-forwarded-for': ip } }),
    )
  const alarms = async () =>
    (await server.db.selectFrom('audit_log').select('subject').where('action', '=', 'auth.manyRefused').execute()).map(
      ({ subject }) => subject,
    )

  it('make every address solve a captcha, tell the log, and lock nobody out', async () => {
    // Each address has two attempts without a captcha.
    const guesses = await inWaves(30, 6, (index) => guess('Admin', `203.0.113.${index % 15}`))
    expect(guesses.every(({ msg }) => msg === '用户名或密码错误')).toBe(true)
    expect(await alarms()).toEqual([])

    const ip = '198.51.100.1'
    expect((await guess('admin', ip, { password: 'test-password' })).code, 'an address with no failure').toBe(416)
    expect((await guess('nobody', ip)).code, 'another account').toBe(500)
    const solved = async () => `?slideCode=${await freshPass(server, ip)}`
    expect((await guess('admin', ip, { query: await solved() })).msg).toBe('用户名或密码错误')
    expect(await alarms()).toEqual(['admin'])
    expect((await guess('admin', ip, { password: 'test-password', query: await solved() })).code).toBe(200)
    // The owner's success says nothing about the stranger's guesses.
    expect((await guess('admin', '198.51.100.2')).code).toBe(416)
  })

  it('are judged later the more there are, up to eight seconds', () => {
    expect([0.1, 7, 8, 16, 24, 30].map(delayOf)).toEqual([1000, 1000, 2000, 4000, 8000, 8000])
  })
})

describe('the server does not start with', () => {
  const broken: [string, Partial<Endpoint>][] = [
    // @ts-expect-error: what a plugin written in JavaScript could say.
    ['an unknown captcha', { captcha: 'sometimes' }],
    ['a captcha after failures that nobody counts', { captcha: 'afterFailures' }],
    // @ts-expect-error: as above.
    ['an unknown key of a limit', { limits: [{ name: 'x', per: ['planet'], capacity: 1, seconds: 1 }] }],
    ['a limit by nothing', { limits: [{ name: 'x', per: [], capacity: 1, seconds: 1 }] }],
    ['a limit that lets nothing through', { limits: [{ name: 'x', per: ['address'], capacity: 0, seconds: 1 }] }],
    ['a limit by user on a public route', { limits: [{ name: 'x', per: ['user'], capacity: 1, seconds: 1 }] }],
    ['a limit by account without an account', { limits: [{ name: 'x', per: ['account'], capacity: 1, seconds: 1 }] }],
    [
      'a captcha beyond a limit where none is asked for',
      { limits: [{ name: 'x', per: ['address'], capacity: 1, seconds: 1, beyond: 'captcha' }] },
    ],
    ['a limit by form without a form', { limits: [{ name: 'x', per: ['form'], capacity: 1, seconds: 1 }] }],
  ]
  it.each(broken)('%s', (_, declaration) => {
    const endpoint = {
      method: 'POST',
      path: '/broken',
      summary: '',
      access: publicAccess,
      data: nothing,
      ...declaration,
    } as const
    expect(() => registerRoutes(fastify(), server.deps, [route(endpoint, () => null)])).toThrow('POST /broken')
  })
})

describe('an expired licence', () => {
  it('answers 410 where a permission is needed, and leaves the rest and its own repair open', async () => {
    const admin = await createPerson(server.db, 'admin')
    const formKey = await published(server, author, [input('q1')])
    const save = (expiresAt: string | null) =>
      call(server, 'PUT', '/system/license', { as: admin, body: { customer: 'Acme', expiresAt } })
    expect((await call(server, 'PUT', '/system/license', { as: author, body: {} })).code).toBe(403)
    expect((await save(new Date(Date.now() - 1000).toISOString())).code).toBe(200)

    expect(await call(server, 'GET', '/user/form/page', { as: admin })).toMatchObject({
      code: 410,
      msg: '许可证已过期，请联系管理员',
    })
    expect((await call(server, 'GET', '/user/form/page')).code).toBe(401)
    expect((await call(server, 'GET', '/getInfo', { as: admin })).code).toBe(200)
    expect((await submit(formKey)).code).toBe(200)
    expect((await call(server, 'GET', '/public/license')).data).toMatchObject({ customer: 'Acme', expired: true })

    expect((await save(null)).code).toBe(200)
    expect((await call(server, 'GET', '/user/form/page', { as: admin })).code).toBe(200)
    expect((await call(server, 'GET', '/public/license')).data).toMatchObject({ expiresAt: null, expired: false })
    const logged = await server.db.selectFrom('audit_log').selectAll().where('action', '=', 'system.licence').execute()
    expect(logged).toHaveLength(2)
  })
})
