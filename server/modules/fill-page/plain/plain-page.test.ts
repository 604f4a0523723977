import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultFormSetting } from '#shared/contract/form-setting'
import { type PlainState, type PlainStep, type PlainView, plainFields } from '#shared/fill-page'
import type { FillBuild } from '../../../fill-build.ts'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../../http/testing.ts'
import {
  definitionOf,
  input,
  number,
  publish,
  published,
  question,
  radio,
  records,
  redraft,
} from '../../form/testing.ts'

let server: TestServer
let lin: TestPerson

/** What would be drawn is what is looked at here; that it is drawn so is for a browser to tell (e2e/specs/no-scripts). */
let view: PlainView
const build: FillBuild = {
  draw: null,
  drawPlain: async (shown) => {
    view = shown
    return { html: '<main>drawn</main>', css: '' }
  },
  modulesOf: (type) => [`/assets/fill/${type}.js`],
  laterParts: null,
  page: async () => ({
    html: '<html lang="zh-CN"><head><title>Formloom</title><!-- scripts --><script type="module" src="/x.js"></script></head><body><div id="root"><!-- view -->waiting<!-- end of view --></div><!-- given --><noscript>on</noscript></body></html>',
    styleHashes: ["'sha256-x'"],
  }),
}

beforeAll(async () => {
  server = await createTestServer({ fillBuild: build, serveClient: (_request, reply) => reply.send('as it was built') })
  lin = await createPerson(server.db, 'creator')
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const open = (path: string) =>
  server.app.inject({ method: 'GET', url: path, headers: { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' } })
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': 'en',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body,
  })

type Fields = Readonly<Record<string, string | readonly string[]>>
const bodyOf = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each])),
  ).toString()

/** What the drawn page would hold in its hidden field. */
const stateOf = (): PlainState => {
  const { stage } = view
  if (stage.at !== 'open') throw new Error(`The page is ${JSON.stringify(stage)}`)
  return { ...stage.filling, page: stage.page, answers: stage.answers ?? {} }
}
const press = (formKey: string, step: PlainStep, fields: Fields = {}, state: unknown = stateOf()) =>
  post(`/s/${formKey}`, bodyOf({ [plainFields.state]: JSON.stringify(state), [plainFields.step]: step, ...fields }))

const stored = async (formKey: string) => (await records(server, lin, formKey)).data.records

const pageBreak = (id: string) => question(id, 'pagination', { nextLabel: {}, backLabel: {} })
const threePages = () =>
  published(server, lin, [
    input('name', { required: true }),
    pageBreak('fold01'),
    radio('pick', ['a', 'b']),
    number('count'),
    pageBreak('fold02'),
    input('wish'),
  ])

test('page by page: what is wrong is said, what is right goes on, and in the end it is stored', async () => {
  const formKey = await threePages()
  const first = await open(`/s/${formKey}?plain=1&channel=poster`)
  expect([first.statusCode, first.headers['cache-control'], first.headers['referrer-policy']]).toEqual([
    200,
    'private, no-cache',
    'same-origin',
  ])
  expect(view).toMatchObject({ language: 'en', stage: { at: 'open', page: 1, answers: null, issues: {} } })
  expect(view.action).toBe(`/s/${formKey}?channel=poster`)

  await press(formKey, 'next', { name: '' })
  expect(view.stage).toMatchObject({ page: 1, issues: { name: [{ code: 'required' }] } })
  await press(formKey, 'next', { name: 'Ann' })
  expect(view.stage).toMatchObject({ page: 2, answers: { name: 'Ann' }, issues: {} })
  await press(formKey, 'next', { pick: 'b', count: '1,5 kg' })
  expect(view.stage).toMatchObject({ page: 2, answers: { pick: { ids: ['b'] }, count: '1,5 kg' } })
  expect(view.stage).toMatchObject({ issues: { count: [{ code: 'malformed' }] } })
  await press(formKey, 'next', { pick: 'b', count: '1,5' })
  expect(view.stage).toMatchObject({ page: 3, answers: { name: 'Ann', pick: { ids: ['b'] }, count: 1.5 } })
  await press(formKey, 'back', { wish: 'kept' })
  expect(view.stage).toMatchObject({ page: 2, answers: { wish: 'kept' } })
  await press(formKey, 'next', { pick: 'b', count: '2' })
  await press(formKey, 'submit', { wish: 'a word' })
  expect(view.stage).toMatchObject({ at: 'submitted', receipt: { serialNumber: 1 } })
  expect(await stored(formKey)).toMatchObject([
    { answers: { name: 'Ann', pick: { ids: ['b'] }, count: 2, wish: 'a word' }, channel: 'poster', version: 1 },
  ])
})

test('how everybody has answered stands on the page after it, where the author shows that', async () => {
  const choices = ['tea', 'milk'].map((id) => ({ id, label: { en: id } }))
  const formKey = await published(server, lin, [
    question('drink', 'radio', { columns: 1, choices, showVotes: true }),
    input('name'),
  ])
  await open(`/s/${formKey}?plain=1`)
  await press(formKey, 'submit', { drink: 'tea' })
  expect(view.stage).toMatchObject({
    at: 'submitted',
    shares: {
      questions: [
        {
          questionId: 'drink',
          shares: [
            { id: 'tea', label: 'tea', count: 1 },
            { id: 'milk', label: 'milk', count: 0 },
          ],
        },
      ],
    },
  })
  const silent = await published(server, lin, [input('name')])
  await open(`/s/${silent}?plain=1`)
  await press(silent, 'submit', { name: 'Ann' })
  expect(view.stage).toMatchObject({ at: 'submitted', shares: null })
})

test('posted twice it is stored once, at the same time or later; other answers under the id are no repetition', async () => {
  const formKey = await published(server, lin, [input('name')])
  await open(`/s/${formKey}?plain=1`)
  const state = stateOf()
  const twice = await Promise.all([1, 2].map(() => press(formKey, 'submit', { name: 'Ann' }, state)))
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await press(formKey, 'submit', { name: 'Ann' }, state)
  expect(view.stage).toMatchObject({ at: 'submitted', receipt: { serialNumber: 1 } })
  await press(formKey, 'submit', { name: 'Bea' }, state)
  expect(view.stage).toMatchObject({ at: 'open', notice: 'conflict', answers: { name: 'Bea' } })
  expect(stateOf().id).not.toBe(state.id)
  expect(await stored(formKey)).toHaveLength(1)
  await press(formKey, 'submit', { name: 'Bea' })
  expect(await stored(formKey)).toHaveLength(2)
  // Closed since, it answers as before.
  await call(server, 'POST', '/user/form/stop', { as: lin, body: { formKey } })
  await press(formKey, 'submit', { name: 'Ann' }, state)
  expect(view.stage.at).toBe('submitted')
  await press(formKey, 'submit', { name: 'Late' }, { ...state, id: randomUUID() })
  expect(view).toMatchObject({ form: { state: 'stopped', definition: null }, stage: { at: 'closed' } })
})

test('questions that answers bring up are shown before anything goes on; those that vanish lose their say', async () => {
  const formKey = await published(
    server,
    lin,
    [radio('pick', ['a', 'b']), input('why', { required: true }), pageBreak('fold01'), input('end')],
    [
      {
        id: 'rule01',
        relation: 'AND',
        conditionList: [{ formItemId: 'pick', expression: 'eq', optionValue: 'b' }],
        triggerList: [{ formItemId: 'why', type: 'show' }],
      },
    ],
  )
  await open(`/s/${formKey}?plain=1`)
  await press(formKey, 'next', { pick: 'b', why: 'not drawn yet' })
  expect(view.stage).toMatchObject({ page: 1, notice: 'more', issues: {} })
  expect(stateOf().answers).toEqual({ pick: { ids: ['b'] } })
  await press(formKey, 'next', { pick: 'b', why: '' })
  expect(view.stage).toMatchObject({ page: 1, notice: null, issues: { why: [{ code: 'required' }] } })
  await press(formKey, 'next', { pick: 'b', why: 'because' })
  expect(view.stage).toMatchObject({ page: 2 })
  await press(formKey, 'back', { end: '' })
  await press(formKey, 'next', { pick: 'a', why: 'because' })
  await press(formKey, 'submit', { end: 'x' })
  expect(await stored(formKey)).toMatchObject([{ answers: { pick: { ids: ['a'] }, end: 'x' } }])
  expect((await stored(formKey))[0].answers).not.toHaveProperty('why')
})

test('rows: those given beforehand are there, what is wrong is said of its cell, and what is left empty is not stored', async () => {
  const formKey = await published(server, lin, [
    {
      ...question('stock', 'sub-form', {
        addLabel: {},
        named: [{ id: 'row001', label: { en: 'Apples' } }],
        maxRows: 5,
      }),
      children: [input('where'), number('count', { required: true })],
      default: [{ where: 'Cellar' }, { where: 'Shed' }],
    },
  ])
  await open(`/s/${formKey}?plain=1`)
  const sent = (rows: string, cells: Record<string, string>) =>
    Object.fromEntries([['stock.rows', rows], ...Object.entries(cells).map(([at, text]) => [`stock.${at}`, text])])
  await press(formKey, 'submit', sent('5', { '0.where': 'Cellar', '0.count': 'many', '1.where': 'Shed' }))
  expect(view.stage).toMatchObject({
    at: 'open',
    answers: { stock: [{ where: 'Cellar', count: 'many' }, { where: 'Shed' }] },
    issues: {
      stock: [
        { code: 'malformed', path: [0, 'count'] },
        { code: 'required', path: [1, 'count'] },
      ],
    },
  })
  await press(formKey, 'submit', sent('5', { '0.where': 'Cellar', '0.count': '3', '3.where': 'Roof', '3.count': '1' }))
  expect(await stored(formKey)).toMatchObject([
    {
      answers: {
        stock: [
          { where: 'Cellar', count: 3 },
          { where: 'Roof', count: 1 },
        ],
      },
    },
  ])
})

test('nothing that a page brings along is believed', async () => {
  const formKey = await published(server, lin, [input('name', { required: true }), pageBreak('fold01'), input('end')])
  await open(`/s/${formKey}?plain=1`)
  const state = stateOf()
  // A page that was never passed.
  await press(formKey, 'submit', { end: 'x' }, { ...state, page: 2 })
  expect(view.stage).toMatchObject({ page: 1, issues: { name: [{ code: 'required' }] } })
  // Answers of other kinds, to questions that are not there, and to none.
  const odd = { name: { deep: [1] }, nosuch: 'x', __proto__: 'y', end: 7 }
  await press(formKey, 'next', { name: '<script>alert(1)</script>', nosuch: 'x' }, { ...state, answers: odd })
  expect(view.stage).toMatchObject({ page: 2, answers: { name: '<script>alert(1)</script>' } })
  expect(Object.keys(stateOf().answers)).toEqual(['name'])
  // What is no state of ours: the page is shown again with what was entered, and can be sent then.
  for (const broken of [
    '',
    '{',
    'null',
    '[]',
    { ...state, id: 'x' },
    { ...state, page: -1 },
    { ...state, version: 0 },
  ]) {
    const text = typeof broken === 'string' ? broken : JSON.stringify(broken)
    await post(`/s/${formKey}`, bodyOf({ [plainFields.state]: text, [plainFields.step]: 'submit', name: 'Ann' }))
    expect(view.stage).toMatchObject({ at: 'open', page: 1, answers: { name: 'Ann' } })
    expect(view.stage).toHaveProperty('failure', expect.stringContaining('could not be read'))
  }
  await post(`/p/${formKey}`, 'name=Ann')
  expect(view.stage).toMatchObject({ at: 'open', answers: { name: 'Ann' } })
  // A version there never was.
  await press(formKey, 'next', { name: 'Ann' }, { ...state, version: 99, answers: { name: 'Ann' } })
  expect(view.stage).toMatchObject({ at: 'open', notice: 'formChanged', filling: { version: 1 } })
  // Characters that the database cannot keep.
  await press(formKey, 'next', { name: 'A\u0000nn' }, state)
  await press(formKey, 'submit', { end: '' })
  expect(await stored(formKey)).toMatchObject([{ answers: { name: 'Ann' } }])
})

test('a page of a form that was published anew is still judged by its own version', async () => {
  const formKey = await published(server, lin, [input('name'), pageBreak('fold01'), input('end')])
  await open(`/s/${formKey}?plain=1`)
  await redraft(server, lin, formKey, definitionOf([input('other', { required: true })]))
  expect((await publish(server, lin, formKey)).code).toBe(200)
  await press(formKey, 'next', { name: 'Ann' })
  expect(view.stage).toMatchObject({ page: 2, filling: { version: 1 } })
  await press(formKey, 'submit', { end: 'x' })
  expect(await stored(formKey)).toMatchObject([{ version: 1, answers: { name: 'Ann', end: 'x' } }])
})

test('foreign pages, other bodies and what is too large are refused, in words', async () => {
  const formKey = await published(server, lin, [input('name')])
  await open(`/s/${formKey}?plain=1`)
  const body = bodyOf({ [plainFields.state]: JSON.stringify(stateOf()), [plainFields.step]: 'submit', name: 'Ann' })
  const foreign = await post(`/s/${formKey}`, body, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
  expect(foreign.json()).toMatchObject({ code: 403 })
  const json = await server.app.inject({ method: 'POST', url: `/s/${formKey}`, body: { name: 'Ann' } })
  expect([json.statusCode, view.stage]).toMatchObject([400, { at: 'closed' }])
  const large = await post(`/s/${formKey}`, `name=${'a'.repeat(4 * 1024 * 1024)}`)
  expect([large.statusCode, view.stage]).toMatchObject([400, { failure: expect.stringContaining('too long') }])
  // Below what a body may be, above what answers may be.
  await open(`/s/${formKey}?plain=1`)
  await press(formKey, 'submit', { name: 'a'.repeat(400_000) })
  expect(view.stage).toMatchObject({ at: 'open', failure: expect.stringMatching(/large/i) })
  expect(await stored(formKey)).toEqual([])
  // Such bodies are read here and nowhere else.
  const api = await server.app.inject({
    method: 'POST',
    url: '/sapi/user/form/data/public/create',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  expect(api.json().code).not.toBe(200)
  expect((await post(`/d/${formKey}`, body)).statusCode).toBe(404)
  await post('/s/nosuchkey', body)
  expect(view).toMatchObject({ form: null, stage: { at: 'closed', failure: null } })
})

test('a password opens it by a page of its own, and nothing is told before', async () => {
  const formKey = await published(server, lin, [input('name')])
  const { data } = await call(server, 'GET', `/user/form/setting/${formKey}`, { as: lin })
  const setting = { ...defaultFormSetting, access: { ...defaultFormSetting.access, password: true } }
  const saved = { formKey, version: data.version, setting, password: 'open sesame' }
  expect((await call(server, 'POST', '/user/form/setting/save', { as: lin, body: saved })).code).toBe(200)
  await open(`/s/${formKey}?plain=1`)
  expect(view).toMatchObject({ form: { definition: null, title: {}, refusal: { reason: 'password' } } })
  await post(`/s/${formKey}`, bodyOf({ [plainFields.password]: 'wrong' }))
  expect(view.stage).toMatchObject({ at: 'closed', failure: expect.stringMatching(/password/i) })
  // Whatever is sent without it: nothing of the form comes back.
  const made = { version: 1, id: randomUUID(), startedAt: 0, pass: null, channel: null, page: 1, answers: {} }
  for (const step of ['next', 'back', 'submit', 'language'] as const)
    for (const version of [1, 99]) {
      await press(formKey, step, { name: 'a'.repeat(step === 'submit' ? 400_000 : 1) }, { ...made, version })
      expect(view.form).toMatchObject({ definition: null, title: {} })
    }
  await post(`/s/${formKey}`, bodyOf({ [plainFields.password]: 'open sesame' }))
  expect(view.stage).toMatchObject({ at: 'open', filling: { pass: expect.any(String) } })
  await press(formKey, 'submit', { name: 'Ann' })
  expect(view.stage.at).toBe('submitted')
  for (let tries = 0; tries < 12; tries++) await post(`/s/${formKey}`, bodyOf({ [plainFields.password]: 'guess' }))
  expect(view.stage).toMatchObject({ at: 'closed', failure: expect.not.stringMatching(/password/i) })
})

test('a device that has answered as often as it may is told so', async () => {
  const formKey = await published(server, lin, [input('name')])
  const { data } = await call(server, 'GET', `/user/form/setting/${formKey}`, { as: lin })
  const { limits } = defaultFormSetting
  const setting = { ...defaultFormSetting, limits: { ...limits, device: { ...limits.device, on: true, max: 1 } } }
  const saved = { formKey, version: data.version, setting }
  expect((await call(server, 'POST', '/user/form/setting/save', { as: lin, body: saved })).code).toBe(200)
  await open(`/s/${formKey}?plain=1`)
  const { headers } = await press(formKey, 'submit', { name: 'Ann' })
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  await server.app.inject({ method: 'GET', url: `/s/${formKey}?plain=1`, headers: { cookie } })
  expect(view.stage).toMatchObject({ at: 'closed', device: expect.any(Object) })
})

test('the page has no script and runs none; another language is one press away', async () => {
  const formKey = await threePages()
  const { headers, body } = await open(`/s/${formKey}?plain=1`)
  expect(body).not.toMatch(/<script|modulepreload|<noscript/)
  expect(body).toContain('drawn')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).not.toMatch(/unsafe/)
  await press(formKey, 'language', { name: 'Ann', [plainFields.language]: 'zh-cn' })
  expect(view).toMatchObject({ language: 'zh-cn', stage: { page: 1, answers: { name: 'Ann' } } })
  expect(view.action).toBe(`/s/${formKey}?lang=zh-cn`)
})

test('the usual page leads here where no script runs, and what its address brings along goes with it', async () => {
  const formKey = await threePages()
  const { body } = await open(`/s/${formKey}?name=Ann%26Bea&lang=en`)
  const way = `/s/${formKey}?plain=1&amp;name=Ann%26Bea&amp;lang=en`
  expect(body).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${way}"></noscript>`)
  expect(body).toContain(`<a href="${way}">Fill in without JavaScript</a>`)
  expect((await open(`/s/${formKey}?x="><script>`)).body).not.toContain('"><script>')
  await open(`/s/${formKey}?plain=1&name=Ann%26Bea&lang=en`)
  expect(view.stage).toMatchObject({ address: 'name=Ann%26Bea&lang=en' })
  await call(server, 'POST', '/user/form/stop', { as: lin, body: { formKey } })
  expect((await open(`/s/${formKey}`)).body).not.toContain('http-equiv="refresh"')
})

test('pages are made for one address as often as a class may turn them, and no more', async () => {
  const limited = await createTestServer({ fillBuild: build, env: { SUBMIT_LIMIT: '10' } })
  const formKey = await published(limited, await createPerson(limited.db, 'creator'), [input('name')])
  const codes: number[] = []
  for (let turned = 0; turned < 10; turned++)
    codes.push((await limited.app.inject({ method: 'GET', url: `/s/${formKey}?plain=1` })).statusCode)
  expect([codes[0], codes.at(-1)]).toEqual([200, 429])
  expect(view.stage).toMatchObject({ at: 'closed', failure: expect.stringMatching(/\d/) })
  await limited.close()
})

test('a copy of the answers is asked for on the page after them: posted again, stored once', async () => {
  const admin = await createPerson(server.db, 'admin')
  const config = { envKey: 'emailEnvConfig', envValue: { enabled: true, type: 'TEST' } }
  await call(server, 'POST', '/system/env/config/save', { as: admin, body: config })
  const formKey = await published(server, lin, [input('name')])
  const setting = { ...defaultFormSetting, after: { ...defaultFormSetting.after, copy: true } }
  await call(server, 'POST', '/user/form/setting/save', { as: lin, body: { formKey, version: 1, setting } })
  await open(`/s/${formKey}?plain=1`)
  await press(formKey, 'submit', { name: 'Ann' })
  const { stage } = view
  if (stage.at !== 'submitted') throw new Error(`The page is ${JSON.stringify(stage)}`)
  expect(stage).toMatchObject({ receipt: { copy: expect.any(String) }, copy: null })
  const state = { ...stage.filling, page: 1, answers: stage.answers }
  const copy = (to: string) => press(formKey, 'copy', { [plainFields.copyTo]: to }, state)
  const mails = () => server.db.selectFrom('mail').select('address').execute()

  await copy('ann')
  expect(view.stage).toMatchObject({ at: 'submitted', copy: { to: 'ann', said: 'wrong' } })
  expect(await mails()).toEqual([])
  await copy(' ann@example.org ')
  expect(view.stage).toMatchObject({ copy: { to: 'ann@example.org', said: 'asked' }, receipt: { serialNumber: 1 } })
  expect(await mails()).toEqual([{ address: 'ann@example.org' }])
  for (const to of ['b@example.org', 'c@example.org', 'd@example.org']) await copy(to)
  expect(view.stage).toMatchObject({ copy: { to: 'd@example.org', said: 'enough' } })
  expect(await mails()).toHaveLength(3)
  expect(await stored(formKey)).toHaveLength(1)
})
