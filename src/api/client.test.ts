import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineEndpoint, publicAccess } from '#shared/contract/endpoint'
import { CaptchaCancelled } from '#src/captcha/captcha-cancelled.ts'
import { ApiError } from './api-error.ts'
import { createClient } from './client.ts'
import { catalogue } from './errors.ts'
import { type ApiServer, ok, refusal, startApiServer } from './testing/api-server.ts'

const read = defineEndpoint({
  method: 'GET',
  path: '/thing/{key}/part/{part}',
  summary: '',
  access: publicAccess,
  params: z.object({ key: z.string(), part: z.number() }),
  query: z.object({ filter: z.object({ name: z.string() }).optional(), page: z.number().optional() }),
  data: z.object({ value: z.number() }),
})
const write = defineEndpoint({
  method: 'POST',
  path: '/thing',
  summary: '',
  access: publicAccess,
  body: z.object({ name: z.string() }),
  data: z.null(),
})
const refusalSchema = z.object({ findings: z.array(z.string()) })

let api: ApiServer
let token: string | null = 'secret'
const heard: ApiError[] = []
const client = (timeout = 5000) =>
  createClient({
    baseUrl: `${api.baseUrl}/sapi`,
    token: () => token,
    language: () => 'zh-CN',
    timeout,
    onFailure: (failure) => heard.push(failure),
  })
const failed = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`)
  return error
}

beforeAll(async () => {
  api = await startApiServer()
})
afterAll(() => api.close())
afterEach(() => {
  token = 'secret'
  heard.length = 0
  api.received.length = 0
})

test('sends prefix, path parameters, nested query, token, request id and language, and gives the data', async () => {
  api.answer = () => ok({ value: 7, extra: 'from a newer server' })
  const data = await client().call(read, {
    params: { key: 'a/b', part: 3 },
    query: { page: 2, filter: { name: '张' } },
  })
  expect(data).toEqual({ value: 7 })
  const [sent] = api.received
  expect(sent?.method).toBe('GET')
  expect(decodeURIComponent(sent?.url ?? '')).toBe('/sapi/thing/a/b/part/3?page=2&filter[name]=张')
  expect(sent?.url).toContain('/thing/a%2Fb/part/3')
  expect(sent?.headers.authorization).toBe('Bearer secret')
  expect(sent?.headers['x-requestid']).toMatch(/^[0-9A-Za-z]{20}$/)
  expect(sent?.headers['accept-language']).toBe('zh-CN')
  expect(heard).toEqual([])
})

test('sends no Authorization without a token, a JSON body, and another id with every request', async () => {
  token = null
  api.answer = () => ok(null)
  await client().call(write, { body: { name: '问卷' } })
  await client().call(write, { body: { name: '问卷' } })
  const [first, second] = api.received
  expect(first?.headers.authorization).toBeUndefined()
  expect(first?.headers['content-type']).toBe('application/json')
  expect(JSON.parse(first?.body ?? '')).toEqual({ name: '问卷' })
  expect(first?.headers['x-requestid']).not.toBe(second?.headers['x-requestid'])
})

test('a token still to be judged takes the place of the session’s', async () => {
  api.answer = () => ok(null)
  await client().call(write, { body: { name: 'x' }, token: 'arriving' })
  expect(api.received[0]?.headers.authorization).toBe('Bearer arriving')
})

test('a refusal with 510 is a result with its body as it is, and nobody else is told', async () => {
  api.answer = () => refusal(510, '无法发布', { findings: ['form.noQuestions'] })
  const outcome = await client().callOrRefusal(write, refusalSchema, { body: { name: 'x' } })
  expect(outcome).toEqual({ ok: false, refusal: { findings: ['form.noQuestions'] }, message: '无法发布' })
  expect(heard).toEqual([])
})

test('a plain call rejects a 510 with its body kept', async () => {
  api.answer = () => refusal(510, '无法发布', { findings: ['form.noQuestions'] })
  const error = await failed(client().call(write, { body: { name: 'x' } }))
  expect(error).toMatchObject({ kind: 'refused', code: 510, data: { findings: ['form.noQuestions'] } })
})

test('a failure carries the request id that was sent and is told once', async () => {
  api.answer = () => refusal(500, '保存失败')
  const error = await failed(client().call(write, { body: { name: 'x' } }))
  expect(error).toMatchObject({ kind: 'failed', code: 500, serverText: '保存失败', token: 'secret' })
  expect(error.requestId).toBe(api.received[0]?.headers['x-requestid'])
  expect(heard).toEqual([error])
})

test('a quiet caller shows a failure itself, except the end of the session and licence trouble', async () => {
  const kinds = async (code: number) => {
    heard.length = 0
    api.answer = () => refusal(code)
    await failed(client().call(write, { body: { name: 'x' }, quiet: true }))
    return heard.map(({ kind }) => kind)
  }
  expect(await kinds(500)).toEqual([])
  expect(await kinds(403)).toEqual([])
  expect(await kinds(401)).toEqual(['unauthenticated'])
  expect(await kinds(410)).toEqual(['licence'])
})

test('an answer that takes longer than the limit is a timeout', async () => {
  api.answer = () => ({ silent: true })
  expect(await failed(client(100).call(write, { body: { name: 'x' } }))).toMatchObject({ kind: 'timeout', code: 0 })
})

test('a line that breaks is a network failure', async () => {
  api.answer = () => ({ hangUp: true })
  expect(await failed(client().call(write, { body: { name: 'x' } }))).toMatchObject({ kind: 'network', code: 0 })
})

test('a cancelled call is no failure: nobody is told', async () => {
  api.answer = () => ({ silent: true })
  const stop = new AbortController()
  const work = client().call(write, { body: { name: 'x' }, signal: stop.signal })
  setTimeout(() => stop.abort(), 50)
  await expect(work).rejects.toMatchObject({ name: 'AbortError' })
  expect(heard).toEqual([])
})

test('an HTTP status other than 2xx counts before any body', async () => {
  api.answer = () => ({ status: 503, text: '<h1>Service Unavailable</h1>' })
  expect(await failed(client().call(write, { body: { name: 'x' } }))).toMatchObject({ kind: 'httpStatus', code: 503 })
})

test('an envelope without data keeps its message, and answers a call that wants none', async () => {
  api.answer = () => ({ json: { code: 577, msg: '余额不足' } })
  expect(await failed(client().call(write, { body: { name: 'x' } }))).toMatchObject({
    kind: 'other',
    serverText: '余额不足',
    data: null,
  })
  api.answer = () => ({ json: { code: 200 } })
  expect(await client().call(write, { body: { name: 'x' } })).toBeNull()
})

test('an answer that is no envelope, or breaks its contract, is unreadable', async () => {
  api.answer = () => ({ text: '<!doctype html>' })
  expect(await failed(client().call(write, { body: { name: 'x' } }))).toMatchObject({ kind: 'unreadable' })
  api.answer = () => ok({ value: 'seven' })
  const error = await failed(client().call(read, { params: { key: 'a', part: 1 } }))
  expect(error).toMatchObject({ kind: 'unreadable' })
  expect(heard).toHaveLength(2)
})

const sheet = { method: 'GET', path: '/thing/export' } as const

test('a file comes as it is, under the server’s name', async () => {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent('用户 (1).xlsx')}`
  api.answer = () => ({ text: 'PK…', headers: { 'content-type': 'application/x', 'content-disposition': disposition } })
  const { content, name } = await client().file(sheet, { query: { params: { beginTime: '2026-01-01' } } })
  expect(await content.text()).toBe('PK…')
  expect(name).toBe('用户 (1).xlsx')
  const [sent] = api.received
  expect(decodeURIComponent(sent?.url ?? '')).toBe('/sapi/thing/export?params[beginTime]=2026-01-01')
  expect(sent?.headers.authorization).toBe('Bearer secret')
  expect(sent?.headers['x-requestid']).toMatch(/^[0-9A-Za-z]{20}$/)
})

test('a file without a name, or with a broken one, has none', async () => {
  for (const disposition of ['attachment', "attachment; filename*=UTF-8''%E0%A4%A"]) {
    api.answer = () => ({ text: 'x', headers: { 'content-type': 'a/b', 'content-disposition': disposition } })
    expect((await client().file(sheet, {})).name).toBeNull()
  }
})

test('a refusal in the place of a file fails as any call does; quietly, except the end of the session', async () => {
  api.answer = () => refusal(500, '太多')
  expect(await failed(client().file(sheet, { quiet: true }))).toMatchObject({ kind: 'failed', serverText: '太多' })
  expect(heard).toEqual([])
  api.answer = () => refusal(401)
  expect(await failed(client().file(sheet, { quiet: true }))).toMatchObject({ kind: 'unauthenticated' })
  expect(heard.map(({ kind }) => kind)).toEqual(['unauthenticated'])
  api.answer = () => ok(null)
  expect(await failed(client().file(sheet, {}))).toMatchObject({ kind: 'unreadable' })
  api.answer = () => ({ status: 502, text: '<h1>Bad Gateway</h1>' })
  expect(await failed(client().file(sheet, {}))).toMatchObject({ kind: 'httpStatus', code: 502 })
})

const captchaClient = (solveCaptcha: () => Promise<string>) =>
  createClient({
    baseUrl: `${api.baseUrl}/sapi`,
    token: () => token,
    language: () => 'zh-CN',
    timeout: 5000,
    onFailure: (failure) => heard.push(failure),
    solveCaptcha,
  })
const codeIn = (url: string) => new URL(url, 'http://x').searchParams.get('slideCode')

test('416 asks for a captcha and sends the same call once more, with the pass encoded in the query', async () => {
  api.answer = ({ url }) => (codeIn(url) === 'a+b/c=' ? ok({ value: 1 }) : refusal(416))
  const data = await captchaClient(async () => 'a+b/c=').call(read, {
    params: { key: 'k', part: 1 },
    query: { page: 2 },
  })
  expect(data).toEqual({ value: 1 })
  expect(api.received.map(({ url }) => url)).toEqual([
    '/sapi/thing/k/part/1?page=2',
    '/sapi/thing/k/part/1?page=2&slideCode=a%2Bb%2Fc%3D',
  ])
  expect(heard).toEqual([])
})

test('the body goes along as it was', async () => {
  api.answer = ({ url }) => (codeIn(url) ? ok(null) : refusal(416))
  await captchaClient(async () => 'pass').call(write, { body: { name: '问卷' } })
  expect(api.received.map(({ body }) => body)).toEqual(['{"name":"问卷"}', '{"name":"问卷"}'])
})

test('a second 416 is a failure, not another captcha', async () => {
  let asked = 0
  api.answer = () => refusal(416, '请完成安全验证')
  const work = captchaClient(async () => `pass ${++asked}`).call(write, { body: { name: 'x' } })
  expect(await failed(work)).toMatchObject({ kind: 'captcha', serverText: '请完成安全验证' })
  expect(asked).toBe(1)
  expect(api.received).toHaveLength(2)
})

test('calls that waited for one captcha share it; who finds its pass used up asks again', async () => {
  const used = new Set<string | null>()
  api.answer = ({ url }) => {
    const code = codeIn(url)
    if (code === null) return refusal(416)
    if (used.has(code)) return refusal(500, '验证码验证失败', { captcha: 'failed' })
    used.add(code)
    return ok(null)
  }
  let dialogs = 0
  let open: Promise<string> | undefined
  const solve = () => {
    open ??= new Promise<string>((resolve) => setTimeout(resolve, 50, `shared ${++dialogs}`)).finally(() => {
      open = undefined
    })
    return open
  }
  const { call } = captchaClient(solve)
  await Promise.all(['a', 'b', 'c'].map((name) => call(write, { body: { name } })))
  expect(dialogs).toBeLessThanOrEqual(3)
  expect(used.size).toBe(3)
  expect(heard).toEqual([])
})

test('a captcha that is closed rejects all who wait, and nothing is said', async () => {
  api.answer = () => refusal(416)
  const closed = Promise.reject(new CaptchaCancelled())
  closed.catch(() => undefined)
  const { call } = captchaClient(() => closed)
  const errors = await Promise.all([
    failed(call(write, { body: { name: 'a' } })),
    failed(call(write, { body: { name: 'b' } })),
  ])
  expect(errors.map(({ kind }) => kind)).toEqual(['cancelled', 'cancelled'])
  expect(heard.map(({ kind }) => catalogue[kind].effect)).toEqual(['none', 'none'])
})

test('a captcha whose code does not load is a network failure', async () => {
  api.answer = () => refusal(416)
  const work = captchaClient(() => Promise.reject(new Error('chunk'))).call(write, { body: { name: 'x' } })
  expect(await failed(work)).toMatchObject({ kind: 'network' })
})
