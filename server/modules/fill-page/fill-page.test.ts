import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { defaultFormSetting } from '#shared/contract/form-setting'
import type { GivenPage } from '#shared/fill-page'
import type { FillBuild } from '../../fill-build.ts'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { createForm, definitionOf, input, publish, published, question, radio, redraft } from '../form/testing.ts'
import { createPageMaker } from './make-page.ts'

let server: TestServer
let lin: TestPerson
let made = 0

/** As the build leaves it, with next to nothing in it. */
const build: FillBuild = {
  draw: null,
  drawPlain: null,
  modulesOf: (type) => [`/assets/fill/${type}.js`, '/assets/fill/types.js'],
  laterParts: '/assets/fill/later-parts.js',
  page: async () => {
    made++
    return {
      html: '<html lang="zh-CN"><head><title>Formloom</title><!-- scripts --></head><body><!-- given --></body></html>',
      styleHashes: ["'sha256-x'"],
    }
  },
}

beforeAll(async () => {
  server = await createTestServer({ fillBuild: build, serveClient: (_request, reply) => reply.send('as it was built') })
  lin = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const ready = () => published(server, lin, [input('name'), radio('pick', ['a', 'b'])])

const open = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: path, headers: { 'accept-language': 'en', ...headers } })
const givenOf = (html: string): GivenPage => {
  const [, json = ''] = /<script type="application\/json" id="given">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

test('the page of a form brings the form, its words and the scripts of exactly its types', async () => {
  const formKey = await ready()
  for (const kind of ['s', 'p', 'd']) {
    const response = await open(`/${kind}/${formKey}`)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(response.body).toContain('<html lang="en">')
    expect(response.body).toContain('<title>Test form</title>')
    const preloaded = [...response.body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)]
    expect(preloaded.map(([, href]) => href)).toEqual([
      '/assets/fill/input.js',
      '/assets/fill/types.js',
      '/assets/fill/radio.js',
    ])
    const { form, isForEverybody, language, texts, typeTexts } = givenOf(response.body)
    expect(form).toMatchObject({ formKey, state: 'open', version: 1 })
    expect(form?.definition?.questions.map(({ id }) => id)).toEqual(['name', 'pick'])
    expect([isForEverybody, language]).toEqual([true, 'en'])
    expect(texts.map((each) => each.texts.fill?.['page.next'])).toEqual(['Next'])
    expect(Object.keys(typeTexts?.texts ?? {})).toEqual(['question-types/input', 'question-types/radio'])
  }
})

test('the rest of the styles may follow where each question is in view, and where one waits for a page or a rule it may not', async () => {
  const { form } = givenOf((await open(`/s/${await ready()}`)).body)
  const isAllOf = async (drawn: readonly string[]) => {
    const page = vi.fn(build.page)
    const html = drawn.map((id) => `<div data-question-id="${id}">`).join('')
    const maker = createPageMaker({ ...build, page, draw: async () => ({ html, css: '', answers: {} }) }, () => null)
    await maker.page('/s/x', { form, isForEverybody: true, wishes: { address: null, stored: null, browser: ['en'] } })
    return page.mock.lastCall?.[3]
  }
  expect([await isAllOf(['name', 'pick']), await isAllOf(['name'])]).toEqual([true, false])
})

test('only a form that is drawn in parts asks ahead for what makes it live part by part', async () => {
  const { form } = givenOf((await open(`/s/${await ready()}`)).body)
  const pageWith = async (html: string) => {
    const maker = createPageMaker({ ...build, draw: async () => ({ html, css: '', answers: {} }) }, () => null)
    const asked = { form, isForEverybody: true, wishes: { address: null, stored: null, browser: ['en'] } }
    return String(await (await maker.page('/s/x', asked)).body(null))
  }
  const preload = '<link rel="modulepreload" crossorigin href="/assets/fill/later-parts.js">'
  expect(await pageWith('<p>')).not.toContain(preload)
  expect(await pageWith('<div data-later="1"></div>')).toContain(preload)
})

test('nothing of it is run: no inline script, only styles that are known', async () => {
  const { headers, body } = await open(`/s/${await ready()}`)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self' 'sha256-x';")
  expect(policy).not.toMatch(/unsafe/)
  expect([...body.matchAll(/<script(?![^>]*application\/json)/g)]).toEqual([])
})

test('a page may use the camera and run WebAssembly only where a question cannot do without, also behind a password', async () => {
  const plain = await open(`/s/${await ready()}`)
  expect(plain.headers['permissions-policy']).toContain('camera=(),')
  const scanned = await published(server, lin, [
    question('code01', 'scan', { kinds: 'any', placeholder: {}, unique: false }),
  ])
  const { data } = await call(server, 'GET', `/user/form/setting/${scanned}`, { as: lin })
  const setting = { ...defaultFormSetting, access: { ...defaultFormSetting.access, password: true } }
  for (const isClosed of [false, true]) {
    if (isClosed) {
      const body = { formKey: scanned, version: data.version, setting, password: 'open sesame' }
      expect((await call(server, 'POST', '/user/form/setting/save', { as: lin, body })).code).toBe(200)
    }
    const { headers } = await open(`/s/${scanned}`)
    expect(headers['permissions-policy']).toContain('camera=(self),')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).not.toMatch(/unsafe-(inline|hashes)|'unsafe-eval'/)
  }
})

test("an author's words end no element of the page", async () => {
  const title = '</script><script>alert(1)</script>'
  const definition = {
    ...definitionOf([input('name', { title: { en: title } })]),
    title: { 'zh-cn': title, en: title },
  }
  const formKey = await createForm(server, lin, definition)
  await publish(server, lin, formKey)
  const { body } = await open(`/s/${formKey}`)
  expect(body).not.toContain('<script>alert')
  expect(givenOf(body).form?.title.en).toBe(title)
})

test('made once for all who get the same, compressed, and not sent again to who has it', async () => {
  const formKey = await ready()
  made = 0
  const first = await open(`/s/${formKey}`, { 'accept-encoding': 'br' })
  expect(first.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe((await open(`/p/${formKey}`)).body)
  expect(made).toBe(1)
  const again = await open(`/s/${formKey}`, { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(givenOf((await open(`/s/${formKey}?lang=zh-cn`)).body).language).toBe('zh-cn')
  expect(givenOf((await open(`/s/${formKey}`, { cookie: 'formloom.fill.language=zh-cn' })).body).language).toBe('zh-cn')
  expect(made).toBe(2)
})

test('a form that was published anew, or has closed, is another page', async () => {
  const formKey = await ready()
  const { headers } = await open(`/s/${formKey}`)
  expect((await redraft(server, lin, formKey, definitionOf([input('other')]))).code).toBe(200)
  const { code, msg } = await publish(server, lin, formKey)
  expect([code, msg]).toEqual([200, ''])
  const later = await open(`/s/${formKey}`, { 'if-none-match': String(headers.etag) })
  expect([later.statusCode, givenOf(later.body).form?.version]).toEqual([200, 2])
  await call(server, 'POST', '/user/form/stop', { as: lin, body: { formKey } })
  const closed = givenOf((await open(`/s/${formKey}`)).body)
  expect(closed).toMatchObject({ form: { state: 'stopped', definition: null }, typeTexts: null })
})

test('behind a password there is nothing of the form, and the page says that somebody may get more', async () => {
  const formKey = await ready()
  const { data } = await call(server, 'GET', `/user/form/setting/${formKey}`, { as: lin })
  const setting = { ...defaultFormSetting, access: { ...defaultFormSetting.access, password: true } }
  const body = { formKey, version: data.version, setting, password: 'open sesame' }
  expect((await call(server, 'POST', '/user/form/setting/save', { as: lin, body })).code).toBe(200)
  const response = await open(`/s/${formKey}`)
  expect(response.body).not.toContain('Test form')
  const { form, isForEverybody } = givenOf(response.body)
  expect(form).toMatchObject({
    state: 'refused',
    refusal: { reason: 'password' },
    version: 0,
    definition: null,
    title: {},
  })
  expect(isForEverybody).toBe(false)
  const texts = await call(server, 'GET', `/user/form/texts/${formKey}?language=en`)
  expect(texts.data).toEqual({ language: 'en', texts: {} })
})

test('who opens a page first does not wait for its last byte to be saved; who comes later gets it smaller', async () => {
  const formKey = await ready()
  const bytes = async () => {
    const { rawPayload } = await open(`/s/${formKey}`, { 'accept-encoding': 'br' })
    return { length: rawPayload.length, html: brotliDecompressSync(rawPayload).toString() }
  }
  const first = await bytes()
  await vi.waitFor(async () => expect((await bytes()).length).toBeLessThan(first.length), { timeout: 20_000 })
  expect((await bytes()).html).toBe(first.html)
})

test('a key nobody has says so, as often as the API lets somebody guess; then the page comes without a form', async () => {
  const first = await open('/s/nosuchkey')
  expect(givenOf(first.body).form).toBeNull()
  const bodies: string[] = []
  for (let guesses = 0; guesses < 70; guesses++) bodies.push((await open(`/s/nosuch${guesses}`)).body)
  expect(bodies.at(-1)).toBe('as it was built')
})
