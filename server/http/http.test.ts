import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineEndpoint, nothing, permission, publicAccess } from '#shared/contract/endpoint'
import { parseNestedQuery } from './nested-query.ts'
import { formRoute, registerRoutes, route } from './route.ts'
import { isOddPath } from './security.ts'
import { call, createTestServer, type TestServer } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({
    serveClient: (request, reply) => reply.type('text/html').send(`page ${request.url}`),
  })
})
afterAll(() => server.close())

/** A second application on the same database, with routes of its own. */
const appWith = async (routes: Parameters<typeof registerRoutes>[2]) => {
  const app = fastify()
  const { answerErrors } = await import('./errors.ts')
  answerErrors(app, { serveClient: null })
  registerRoutes(app, server.deps, routes)
  await app.ready()
  return app
}

test('an unknown path is code 404 with the text of the spec and HTTP status 200', async () => {
  const { code, msg, data, response } = await call(server, 'GET', '/nowhere')
  expect([response.statusCode, code, msg, data]).toEqual([200, 404, '访问资源不存在', null])
})

test('texts follow Accept-Language', async () => {
  const { msg } = await call(server, 'GET', '/nowhere', { headers: { 'accept-language': 'en-GB,en;q=0.9,zh;q=0.1' } })
  expect(msg).toBe('Not found')
})

test('pages outside /sapi come from the client, odd spellings of a path from nobody', async () => {
  const page = await server.app.inject({ method: 'GET', url: '/s/abc123?x=1' })
  expect(page.body).toBe('page /s/abc123?x=1')
  const odd = ['/s//abc', '/s/..%2fabc', '/s/abc;x=1', '/s/%5cabc', '/sapi//getInfo', '//s/abc']
  for (const url of odd) {
    const response = await server.app.inject({ method: 'GET', url })
    expect([url, response.json().code, response.json().msg]).toEqual([url, 404, '访问资源不存在'])
  }
})

test('an odd path leads a person to the page that says so, with nothing of the path', async () => {
  for (const url of ['/redirect//evil.example', '/s/%5cabc', '/a%00b']) {
    const response = await server.app.inject({ method: 'GET', url, headers: { accept: 'text/html,*/*' } })
    expect([url, response.statusCode, response.headers.location]).toEqual([url, 302, '/404'])
  }
})

test('path segments that climb are odd, dots elsewhere are not', () => {
  for (const url of ['/s/../abc', '/sapi/%2e%2E/x', '/..', '/./a', 's/abc', '/a%00b'])
    expect(isOddPath(url), url).toBe(true)
  for (const url of ['/', '/s/abc?x=../..//;%2f', '/assets/index-C2.chunk..js', '/.well-known/x'])
    expect(isOddPath(url), url).toBe(false)
})

test('a page is never answered to a POST', async () => {
  const response = await server.app.inject({ method: 'POST', url: '/s/abc123' })
  expect(response.statusCode).toBe(404)
})

test('every answer carries the security headers', async () => {
  for (const url of ['/', '/sapi/public/systemInfoConfig', '/sapi/nowhere', '/health/live']) {
    const { headers } = await server.app.inject({ method: 'GET', url })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain("script-src 'self' ")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('x-requestId is echoed when it is harmless and replaced when it is not', async () => {
  const echo = await call(server, 'GET', '/nowhere', { headers: { 'x-requestid': 'abc_DEF-123' } })
  expect(echo.response.headers['x-requestid']).toBe('abc_DEF-123')
  for (const bad of ['a b', '"},{"level":60', 'x'.repeat(65), '<script>']) {
    const { response } = await call(server, 'GET', '/nowhere', { headers: { 'x-requestid': bad } })
    expect(response.headers['x-requestid']).toMatch(/^[A-Za-z0-9_-]{16}$/)
  }
})

test('what the build made says no more than a browser needs of it', async () => {
  const { headers } = await server.app.inject({ method: 'GET', url: '/assets/fill/page-1.js' })
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-requestid']))
  expect(headers).not.toHaveProperty('content-security-policy')
})

test('unsafe methods from another origin are refused', async () => {
  const body = { username: 'admin', password: 'wrong-password' }
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of foreign) {
    const { code, msg } = await call(server, 'POST', '/logout', { body, headers: headers as Record<string, string> }) // a union of literal headers
    expect([code, msg]).toEqual([403, '请求来源不受信任'])
  }
  const own = await call(server, 'POST', '/logout', {
    headers: { origin: 'http://localhost:80', host: 'localhost:80' },
  })
  expect(own.code).toBe(200)
})

test('bad input names its field and never reaches the handler', async () => {
  const { code, msg, data } = await call(server, 'POST', '/login', { body: { username: 'x' } })
  expect([code, msg]).toEqual([500, '参数 password 不正确'])
  expect(data.fieldErrors[0]).toMatchObject({ field: 'password' })
})

test.each([
  ['zh-CN', '参数 password 不正确', '无效输入：期望 string，实际接收 undefined', '该值无法保存'],
  [
    'de-DE,en;q=0.5',
    'Der Wert von password ist ungültig',
    /^Ungültige Eingabe: /,
    'Dieser Wert lässt sich nicht speichern',
  ],
  ['sv', 'The value of password is not valid', /^Invalid input: /, 'This value cannot be stored'],
])('all that is said of bad input is in one language: %s', async (language, text, missing, unstorable) => {
  const post = async (body: object) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/sapi/login',
      headers: { 'accept-language': language },
      payload: body,
    })
    return response.json()
  }
  const nothing = await post({ username: 'x' })
  expect(nothing.msg).toBe(text)
  expect(nothing.data.fieldErrors[0].message).toMatch(missing)
  const unkept = await post({ username: 'x', password: 'a\u0000' })
  expect([unkept.msg, unkept.data.fieldErrors[0].message]).toEqual([text, unstorable])
})

test('malformed, oversized, poisoned and foreign bodies are refused without a fault in the log', async () => {
  const before = server.logged().split('unhandled error').length
  const post = (payload: string, type = 'application/json') =>
    server.app.inject({ method: 'POST', url: '/sapi/login', headers: { 'content-type': type }, payload })
  for (const response of [
    await post('{'),
    await post('{"__proto__":{"isAdmin":true},"username":"a","password":"b"}'),
    await post('username=a&password=b', 'application/x-www-form-urlencoded'),
    await post('{}', 'text/plain'),
    await post(`{"username":"a","password":"b","x":${'['.repeat(400_000)}${']'.repeat(400_000)}}`),
  ]) {
    expect([response.statusCode, response.json().code]).toEqual([200, 500])
    expect(response.json().msg).not.toBe('系统未知错误，请反馈给管理员')
  }
  const large = await post(JSON.stringify({ username: 'a', password: 'b', x: 'x'.repeat(1_100_000) }))
  expect(large.json()).toMatchObject({ code: 500, msg: '请求内容过大' })
  expect(server.logged().split('unhandled error').length).toBe(before)
})

test('a fault of ours is code 500 with the default text, logged with its request id, and says nothing about itself', async () => {
  const endpoint = defineEndpoint({ method: 'GET', path: '/boom', summary: '', access: publicAccess, data: nothing })
  const app = await appWith([
    route(endpoint, () => {
      throw new Error('password of the database is hunter2')
    }),
  ])
  const response = await app.inject({ method: 'GET', url: '/sapi/boom' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ code: 500, msg: '系统未知错误，请反馈给管理员', data: null })
  await app.close()
})

test('an answer that breaks its contract is a fault outside production', async () => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/drift',
    summary: '',
    access: publicAccess,
    data: z.object({ a: z.int() }),
  })
  const app = await appWith([route(endpoint, () => JSON.parse('{"a":"1"}'))])
  expect((await app.inject({ method: 'GET', url: '/sapi/drift' })).json().code).toBe(500)
  await app.close()
})

test('the server refuses to boot with a route that declares no access', async () => {
  const app = await appWith([])
  expect(() => app.get).not.toThrow()
  const other = fastify()
  registerRoutes(other, server.deps, [])
  expect(() => other.get('/sapi/open', async () => 'secret')).toThrow('declares no access')
  await Promise.all([app.close(), other.close()])
})

test('the server refuses to boot when scope form and formRoute disagree', () => {
  const unscoped = defineEndpoint({
    method: 'GET',
    path: '/a',
    summary: '',
    access: permission('project:form:list', 'own'),
    data: nothing,
  })
  const scoped = defineEndpoint({
    method: 'GET',
    path: '/b',
    summary: '',
    access: permission('project:form:list', 'form'),
    data: nothing,
  })
  expect(() => registerRoutes(fastify(), server.deps, [formRoute(unscoped, () => null)])).toThrow('belong together')
  expect(() => registerRoutes(fastify(), server.deps, [route(scoped, () => null)])).toThrow('belong together')
})

test('nested queries nest, repeat, and refuse what is dangerous', () => {
  expect(JSON.parse(JSON.stringify(parseNestedQuery('a=1&b[c][d]=2&b[c][e]=3&f=4&f=5&g=%E4%BD%A0%5B')))).toEqual({
    a: '1',
    b: { c: { d: '2', e: '3' } },
    f: ['4', '5'],
    g: '你[',
  })
  expect(Object.getPrototypeOf(parseNestedQuery('b[c]=1').b)).toBeNull()
  const many = Array.from({ length: 201 }, (_, index) => `k${index}=1`).join('&')
  const bad = ['__proto__[x]=1', 'a[__proto__][x]=1', 'constructor=1', 'a[prototype]=1', 'a[b][c][d][e][f]=1', many]
  for (const query of [...bad, 'a=1&a[b]=2', 'a[b]=1&a=2', '[a]=1', 'a[]=1', 'a[b=1', `a=${'x'.repeat(17_000)}`])
    expect(() => parseNestedQuery(query), query.slice(0, 40)).toThrow()
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

test('a poisoned query is refused, not a fault', async () => {
  expect((await call(server, 'GET', '/getInfo?__proto__[admin]=1')).code).toBe(401)
  const { token } = (await call(server, 'POST', '/login', { body: { username: 'admin', password: 'test-password' } }))
    .data
  const { code, msg } = await call(server, 'GET', '/getInfo?__proto__[admin]=1', { as: { token } })
  expect([code, msg]).toEqual([500, '请求格式不正确'])
})

test('health: alive always, ready while the database answers and the server is not stopping', async () => {
  const ready = async () => (await server.app.inject({ method: 'GET', url: '/health/ready' })).statusCode
  expect((await server.app.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200)
  expect(await ready()).toBe(200)
  server.app.readiness.ready = false
  expect(await ready()).toBe(503)
  server.app.readiness.ready = true
})

test('a call that gets no connection to the database is told to come again, and is no fault of the program', async () => {
  const { pool } = server.database
  const held: { release(): void }[] = []
  // Until there is none left; some are in use already.
  const take = (): Promise<void> =>
    pool.connect().then(
      (client) => {
        held.push(client)
        return take()
      },
      () => undefined,
    )
  await take()
  const before = server.logged().length
  const { code, msg, data, response } = await call(server, 'GET', '/user/form/details/nothere1')
  for (const client of held) client.release()
  expect([code, msg, data]).toEqual([503, '系统繁忙，请稍后再试', { retryAfterSeconds: 3 }])
  expect([response.statusCode, response.headers['retry-after']]).toEqual([200, '3'])
  expect(server.logged().slice(before)).not.toContain('unhandled error')
  expect((await call(server, 'GET', '/user/form/details/nothere1')).code).toBe(404)
})

test('a value no column can hold is the caller’s mistake, should a schema let it through', async () => {
  const endpoint = defineEndpoint({
    method: 'POST',
    path: '/throw',
    summary: '',
    access: publicAccess,
    body: z.object({ code: z.string() }),
    data: nothing,
  })
  const app = await appWith([
    route(endpoint, ({ body }) => {
      throw Object.assign(new Error('of the database'), { code: body.code })
    }),
  ])
  const refusal = async (code: string) => (await call({ app }, 'POST', '/throw', { body: { code } })).msg
  for (const code of ['22021', '22003', '22P05', '22P02']) expect(await refusal(code)).toBe('请求格式不正确')
  expect(await refusal('57P01')).toBe('系统繁忙，请稍后再试')
  expect(await refusal('42601')).toBe('系统未知错误，请反馈给管理员')
  expect(await refusal('ENOENT'), 'a file that is not there').toBe('系统未知错误，请反馈给管理员')
  await app.close()
})
