import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultFormSetting, type FormSetting } from '#shared/contract/form-setting'
import { defaultFormTheme } from '#shared/theme/form-theme'
import { buildApp } from '../../../app.ts'
import {
  type Answered,
  call,
  createPerson,
  createTestServer,
  type TestPerson,
  type TestServer,
  upload,
} from '../../../http/testing.ts'
import { storeCounted } from '../../submission/counted.ts'
import { storeAll } from '../../submission/store.ts'
import { input, published, question, records, submit } from '../testing.ts'

let server: TestServer
let lin: TestPerson
let other: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
  other = await createPerson(server.db, 'creator')
})
beforeEach(async () => void (await server.db.deleteFrom('rate_bucket').execute()))
afterAll(() => server.close())

type Change = { readonly [Part in keyof FormSetting]?: Partial<FormSetting[Part]> }
const settingOf = (change: Change): FormSetting => ({
  limits: { ...defaultFormSetting.limits, ...change.limits },
  window: { ...defaultFormSetting.window, ...change.window },
  access: { ...defaultFormSetting.access, ...change.access },
  after: { ...defaultFormSetting.after, ...change.after },
  draft: { ...defaultFormSetting.draft, ...change.draft },
  notify: { ...defaultFormSetting.notify, ...change.notify },
})
const limit = (max: number, period: FormSetting['limits']['total']['period'] = 'ever', text = {}) => ({
  on: true,
  max,
  period,
  text,
})
const read = (formKey: string, as = lin) => call(server, 'GET', `/user/form/setting/${formKey}`, { as })
const save = async (formKey: string, change: Change, more: object = {}): Promise<Answered> => {
  const { data } = await read(formKey)
  const body = { formKey, version: data.version, setting: settingOf(change), ...more }
  return call(server, 'POST', '/user/form/setting/save', { as: lin, body })
}
const saved = async (formKey: string, change: Change, more: object = {}): Promise<void> => {
  const { code, msg, data } = await save(formKey, change, more)
  if (code !== 200) throw new Error(`${msg} ${JSON.stringify(data)}`)
}
const form = () => published(server, lin, [input('q1')])
const open = (formKey: string, { as, pass = '' }: { as?: TestPerson; pass?: string } = {}) =>
  call(server, 'GET', `/user/form/details/${formKey}`, {
    as: as ?? null,
    headers: { ...(pass && { 'x-form-pass': pass }) },
  })
const submitAs = (formKey: string, as: TestPerson) =>
  call(server, 'POST', '/user/form/data/public/create', {
    as,
    body: { formKey, version: 1, clientSubmissionId: randomUUID(), answers: { q1: 'a' } },
  })
const reasonOf = ({ code, data }: Answered): string => (code === 200 ? 'stored' : (data.refusal?.reason ?? data.reason))
const totalOf = async (formKey: string): Promise<number> => (await records(server, lin, formKey)).data.total

describe('the document', () => {
  it('is the usual one until somebody saves another, and belongs to the form', async () => {
    const formKey = await form()
    expect((await read(formKey)).data).toMatchObject({ version: 1, setting: defaultFormSetting, hasPassword: false })
    const { data } = await save(formKey, { limits: { total: limit(5, 'day', { en: 'Full' }) } })
    expect(data).toMatchObject({
      version: 2,
      setting: { limits: { total: { max: 5, period: 'day', text: { en: 'Full' } } } },
    })
    expect((await read(formKey)).data).toEqual(data)
    expect((await read(formKey, other)).code).toBe(404)
  })

  it('says in the console what keeps a form closed, whoever asks', async () => {
    const formKey = await form()
    const closed = async () => (await call(server, 'GET', `/user/form/${formKey}`, { as: lin })).data.closed
    const open = { ...defaultFormSetting.window, on: true }
    expect(await closed()).toBeNull()
    await saved(formKey, { window: { ...open, from: '2999-01-01T00:00' } })
    expect(await closed()).toBe('notYet')
    await saved(formKey, { window: { ...open, to: '2001-01-01T00:00' } })
    expect(await closed()).toBe('over')
    await saved(formKey, { limits: { total: limit(1), network: limit(1) } })
    expect(await closed()).toBeNull()
    expect(reasonOf(await submitAs(formKey, lin))).toBe('stored')
    expect(await closed()).toBe('full')
    await saved(formKey, { limits: { network: limit(1) } })
    expect(await closed()).toBeNull()
  })

  it('is not overwritten by who read it before somebody else saved', async () => {
    const formKey = await form()
    await saved(formKey, { notify: { newAnswers: false } })
    const body = { formKey, version: 1, setting: defaultFormSetting }
    const late = await call(server, 'POST', '/user/form/setting/save', { as: lin, body })
    expect(late).toMatchObject({
      code: 409,
      data: { conflict: true, current: { version: 2, updatedBy: lin.userName } },
    })
    expect((await read(formKey)).data.setting.notify.newAnswers).toBe(false)
  })

  it('goes on from a save whose answer was lost', async () => {
    const formKey = await form()
    const send = (version: number, newAnswers: boolean, attempt: { id: string; unanswered: string[] }) =>
      call(server, 'POST', '/user/form/setting/save', {
        as: lin,
        body: { formKey, version, setting: { ...defaultFormSetting, notify: { newAnswers } }, attempt },
      })
    expect((await send(1, false, { id: 'attempt-1', unanswered: [] })).data.version).toBe(2)
    expect((await send(1, true, { id: 'attempt-2', unanswered: ['attempt-1'] })).data.version).toBe(3)
    await saved(formKey, { notify: { newAnswers: false } })
    expect((await send(3, true, { id: 'attempt-3', unanswered: ['attempt-2'] })).code).toBe(409)
  })

  it('heals part by part when what is stored cannot be read', async () => {
    const formKey = await form()
    await saved(formKey, { draft: { keep: false }, limits: { total: limit(3) } })
    await server.db
      .updateTable('form_setting')
      .set({ value: JSON.stringify({ draft: { keep: false }, limits: { total: 'many' }, window: 7 }) })
      .execute()
    const { setting } = (await read(formKey)).data
    expect(setting.draft).toEqual({ keep: false, startWithLast: false, carry: false })
    expect(setting.limits).toEqual(defaultFormSetting.limits)
    expect(setting.window).toEqual(defaultFormSetting.window)
  })

  it('is refused where its parts do not go together, with the field', async () => {
    const formKey = await form()
    const refused: [Change, string][] = [
      [{ window: { on: true, from: '2026-11-21T10:00', to: '2026-11-21T10:00' } }, 'window.order'],
      [{ window: { on: true, hours: { start: '09:00', end: '09:00' } } }, 'window.hours'],
      [{ access: { password: true } }, 'access.password'],
      [{ after: { show: 'jump' } }, 'after.address'],
      [{ after: { show: 'own', content: { en: { type: 'doc', content: [] } } } }, 'after.content'],
    ]
    for (const [change, field] of refused)
      expect((await save(formKey, change)).data.fieldErrors, field).toEqual([expect.objectContaining({ field })])
  })

  it('takes http addresses only, and keeps no script (T5, T7)', async () => {
    const formKey = await form()
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:pass@example.com',
      '//example.com',
      'ftp://x',
    ])
      expect((await save(formKey, { after: { show: 'jump', address } })).code, address).toBe(500)
    const link = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }
    const content = { en: { type: 'doc', content: [{ type: 'paragraph', content: [link] }, { type: 'script' }] } }
    await saved(formKey, { after: { show: 'own', content } })
    const text = JSON.stringify((await open(formKey)).data.setting.after.content)
    expect(text).toContain('"x"')
    expect(text).not.toMatch(/javascript|script/)
  })

  it('goes along with a copy of the form, limits and password too', async () => {
    const formKey = await form()
    await saved(formKey, { limits: { total: limit(1) }, access: { password: true } }, { password: 'lantern' })
    const { data } = await call(server, 'POST', '/user/form/copy', { as: lin, body: { formKey } })
    expect((await read(data.formKey)).data).toMatchObject({
      hasPassword: true,
      setting: { limits: { total: { max: 1 } } },
    })
    await call(server, 'POST', '/user/form/publish', { as: lin, body: { formKey: data.formKey } })
    expect((await open(data.formKey)).data.refusal.reason).toBe('password')
  })
})

describe('limits', () => {
  it('in all: the next answer is refused in the author’s words, and the page says so', async () => {
    const formKey = await form()
    await saved(formKey, { limits: { total: limit(2, 'ever', { en: 'All seats are taken' }) } })
    const first = { clientSubmissionId: randomUUID() }
    expect(reasonOf(await submit(server, formKey, { q1: 'a' }, first))).toBe('stored')
    expect(reasonOf(await submit(server, formKey, { q1: 'b' }))).toBe('stored')
    const refused = await submit(server, formKey, { q1: 'c' })
    const refusal = { reason: 'full', text: { en: 'All seats are taken' }, opensAt: null }
    expect(refused).toMatchObject({ code: 510, data: { reason: 'refused', refusal } })
    expect((await open(formKey)).data).toMatchObject({ state: 'refused', definition: null, refusal })
    expect(reasonOf(await submit(server, formKey, { q1: 'a' }, first)), 'a resend is answered as before').toBe('stored')
    expect(await totalOf(formKey)).toBe(2)
  })

  it('count what was there before, and a deleted answer no more', async () => {
    const formKey = await form()
    const { data } = await submit(server, formKey, { q1: 'a' })
    await saved(formKey, { limits: { total: limit(1) } })
    expect(reasonOf(await submit(server, formKey, { q1: 'b' }))).toBe('full')
    await call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids: [data.id] } })
    expect(reasonOf(await submit(server, formKey, { q1: 'c' }))).toBe('stored')
    expect(reasonOf(await submit(server, formKey, { q1: 'd' }))).toBe('full')
  })

  it('by account: each their own, and who is nobody signs in', async () => {
    const formKey = await form()
    await saved(formKey, { limits: { account: limit(1) } })
    expect(reasonOf(await submitAs(formKey, lin))).toBe('stored')
    expect(reasonOf(await submitAs(formKey, lin))).toBe('account')
    expect(reasonOf(await submitAs(formKey, other))).toBe('stored')
    expect(reasonOf(await submit(server, formKey, { q1: 'a' }))).toBe('signIn')
    expect((await open(formKey)).data.refusal.reason).toBe('signIn')
    expect((await open(formKey, { as: other })).data.refusal.reason).toBe('account')
  })

  it('by network: a /64 is one, and no header chooses it (T35)', async () => {
    const formKey = await form()
    await saved(formKey, { limits: { network: limit(1) } })
    const from = async (remoteAddress: string, headers = {}) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/sapi/user/form/data/public/create',
        remoteAddress,
        headers: { 'content-type': 'application/json', ...headers },
        payload: { formKey, version: 1, clientSubmissionId: randomUUID(), answers: { q1: 'a' } },
      })
      return reasonOf({ ...response.json(), response })
    }
    expect(await from('203.0.113.7')).toBe('stored')
    expect(await from('203.0.113.7', { 'x-forwarded-for': '198.51.100.9' })).toBe('network')
    expect(await from('::ffff:203.0.113.7')).toBe('network')
    expect(await from('2001:db8:1:2::1')).toBe('stored')
    expect(await from('2001:db8:1:2:ffff::9')).toBe('network')
    expect(await from('2001:db8:1:3::1')).toBe('stored')
  })

  it('of a day count no earlier day', async () => {
    const formKey = await form()
    await saved(formKey, { limits: { total: limit(1, 'day') } })
    const { data } = await submit(server, formKey, { q1: 'a' })
    const refused = await submit(server, formKey, { q1: 'b' })
    const tomorrow = new Date()
    tomorrow.setHours(24, 0, 0, 0)
    expect(refused.data.refusal).toMatchObject({ reason: 'full', opensAt: tomorrow.getTime() })
    await server.db
      .updateTable('answer_origin')
      .set({ at: new Date(Date.now() - 24 * 3600 * 1000) })
      .where('submission_id', '=', data.id)
      .execute()
    expect(reasonOf(await submit(server, formKey, { q1: 'c' }))).toBe('stored')
  })

  it('are exact for answers with files', async () => {
    const formKey = await published(server, lin, [
      question('q1', 'upload', { maxCount: 1, maxMegabytes: 5, extensions: ['txt'] }),
    ])
    await saved(formKey, { limits: { total: limit(2) } })
    const send = async () => {
      const files = [{ name: 'note.txt', content: Buffer.from('plain\n') }]
      const { data } = await upload(server, `/form/file/upload/${formKey}`, { fields: { questionId: 'q1' }, files })
      return { id: data.id, name: data.name, size: data.size }
    }
    const all = []
    for (let count = 0; count < 5; count++) all.push(await send())
    const outcomes = await Promise.all(all.map((file) => submit(server, formKey, { q1: [file] })))
    expect(outcomes.map(reasonOf).toSorted()).toEqual(['full', 'full', 'full', 'stored', 'stored'])
  })

  it('hold for any number of senders in two processes, with answers of other forms among them', async () => {
    const second = await buildApp({ ...server.deps })
    await second.ready()
    const free = await form()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 5 }), async (max, perAccount) => {
        const formKey = await form()
        await saved(formKey, { limits: { total: limit(max), account: limit(perAccount, 'week') } })
        const senders = [lin, other].flatMap((as) => Array.from({ length: 12 }, () => as))
        const outcomes = await Promise.all([
          ...senders.map((as, index) =>
            call({ app: index % 3 === 0 ? second : server.app }, 'POST', '/user/form/data/public/create', {
              as,
              body: { formKey, version: 1, clientSubmissionId: randomUUID(), answers: { q1: 'a' } },
            }),
          ),
          submit(server, free, { q1: 'b' }),
        ])
        const expected = Math.min(max, 2 * perAccount)
        expect(outcomes.map(reasonOf).filter((reason) => reason === 'stored')).toHaveLength(expected + 1)
        expect(await totalOf(formKey)).toBe(expected)
      }),
      { numRuns: 6 },
    )
    await second.close()
  })

  it('are not passed by, even where nobody has heard of them yet', async () => {
    const formKey = await form()
    await saved(formKey, { limits: { total: limit(1) } })
    const { id } = await server.db
      .selectFrom('form')
      .select('id')
      .where('form_key', '=', formKey)
      .executeTakeFirstOrThrow()
    const submission = {
      formId: id,
      version: 1,
      clientSubmissionId: randomUUID(),
      contentHash: '00',
      answers: '{}',
      answerSteps: null,
      outcome: null,
      dropped: null,
      userId: null,
      durationMs: null,
      ip: '127.0.0.1',
      userAgent: '',
      channel: '',
      isLimited: false,
    }
    expect(await storeAll(server.db, [submission])).toEqual([{ kind: 'stopped' }])
    const counted = () => server.db.transaction().execute((trx) => storeCounted(trx, [submission]))
    expect(await counted()).toMatchObject([{ kind: 'stored' }])
    expect(await counted(), 'the same once more').toMatchObject([{ kind: 'stored' }])
    expect(await totalOf(formKey)).toBe(1)
  })

  it('that are set while answers arrive are obeyed by the process that has not heard yet', async () => {
    const second = await buildApp({ ...server.deps })
    await second.ready()
    const formKey = await form()
    const here = { app: second }
    const body = () => ({ formKey, version: 1, clientSubmissionId: randomUUID(), answers: { q1: 'a' } })
    await call(here, 'POST', '/user/form/data/public/create', { body: body() })
    const [, ...late] = await Promise.all([
      saved(formKey, { limits: { total: limit(1) } }),
      ...Array.from({ length: 10 }, () => call(here, 'POST', '/user/form/data/public/create', { body: body() })),
    ])
    const stored = 1 + late.filter(({ code }) => code === 200).length
    expect(await totalOf(formKey)).toBe(stored)
    // Every answer that was stored is counted: those before the limit as well as those after.
    const rows = await server.db
      .selectFrom('answer_origin as a')
      .innerJoin('form', 'form.id', 'a.form_id')
      .select('a.submission_id')
      .where('form_key', '=', formKey)
      .execute()
    expect(rows).toHaveLength(stored)
    expect((await call(here, 'POST', '/user/form/data/public/create', { body: body() })).code).toBe(510)
    await second.close()
  })
})

describe('the window', () => {
  it('shuts page, answers and uploads until it opens', async () => {
    const formKey = await form()
    await saved(formKey, { window: { on: true, from: '2999-01-01T00:00', text: { en: 'Patience' } } })
    const refusal = { reason: 'notYet', text: { en: 'Patience' }, opensAt: new Date('2999-01-01T00:00').getTime() }
    expect((await open(formKey)).data).toMatchObject({ state: 'refused', definition: null, setting: null, refusal })
    expect((await submit(server, formKey, { q1: 'a' })).data.refusal).toEqual(refusal)
    const files = [{ name: 'note.txt', content: Buffer.from('plain\n') }]
    const sent = await upload(server, `/form/file/upload/${formKey}`, { fields: { questionId: 'q1' }, files })
    expect(sent.code).toBe(500)
    await saved(formKey, { window: { on: true, to: '2000-01-01T00:00' } })
    expect((await open(formKey)).data.refusal).toMatchObject({ reason: 'over', opensAt: null })
  })
})

describe('the password', () => {
  const pass = (formKey: string, password: string) =>
    call(server, 'POST', '/user/form/public/checkWritePwd', { body: { formKey, password } })

  it('is asked for before anything of the form is told: no title, no look, no word of its texts', async () => {
    const formKey = await form()
    const { data: draft } = await call(server, 'GET', `/user/form/draft/${formKey}`, { as: lin })
    const definition = { ...draft.definition, title: { en: 'Severance' }, description: { en: 'Confidential' } }
    const body = { formKey, baseRevision: draft.revision, definition }
    expect((await call(server, 'POST', '/user/form/draft/save', { as: lin, body })).code).toBe(200)
    await call(server, 'POST', '/user/form/publish', { as: lin, body: { formKey } })
    const theme = { ...defaultFormTheme, accent: '#8a1c5b' }
    await call(server, 'POST', '/user/form/theme/save', { as: lin, body: { formKey, version: 0, theme } })
    expect(JSON.stringify(await open(formKey)), 'open to everybody').toContain('Severance')
    const nothing = { title: {}, look: null, version: 0, definition: null }

    await saved(formKey, { access: { password: true } }, { password: 'lantern' })
    const shut = await open(formKey)
    expect(shut.data).toMatchObject({ ...nothing, refusal: { reason: 'password' } })
    expect(JSON.stringify(shut)).not.toMatch(/Severance|Confidential|8a1c5b/i)
    const key = (await pass(formKey, 'lantern')).data.pass
    expect((await open(formKey, { pass: key })).data.title).toEqual({ en: 'Severance' })
    await saved(formKey, { access: { password: true }, window: { on: true, to: '2020-01-01T00:00' } })
    expect((await open(formKey)).data, 'nor when it is closed to everybody').toMatchObject(nothing)
    await call(server, 'POST', '/user/form/stop', { as: lin, body: { formKey } })
    expect((await open(formKey)).data, 'nor when its author has stopped it').toMatchObject(nothing)

    await call(server, 'POST', '/user/form/resume', { as: lin, body: { formKey } })
    await saved(formKey, { access: { mustLogin: true } })
    expect((await open(formKey)).data).toMatchObject({ ...nothing, refusal: { reason: 'signIn' } })
    expect((await open(formKey, { as: other })).data.title).toEqual({ en: 'Severance' })
  })

  it('is asked for before the questions are told, and checked again with the answers', async () => {
    const formKey = await form()
    await saved(formKey, { access: { password: true } }, { password: 'lantern' })
    expect((await open(formKey)).data).toMatchObject({
      state: 'refused',
      definition: null,
      refusal: { reason: 'password' },
    })
    expect(reasonOf(await submit(server, formKey, { q1: 'a' }))).toBe('password')
    expect((await pass(formKey, 'Lantern')).code).toBe(500)
    const { data } = await pass(formKey, 'lantern')
    expect((await open(formKey, { pass: data.pass })).data.state).toBe('open')
    const inAddress = await call(server, 'GET', `/user/form/details/${formKey}?pass=${encodeURIComponent(data.pass)}`)
    expect(inAddress.data.state, 'addresses are kept in logs, so a pass in one opens nothing').toBe('refused')
    expect(reasonOf(await submit(server, formKey, { q1: 'a' }, { pass: data.pass }))).toBe('stored')
    expect(reasonOf(await submit(server, formKey, { q1: 'a' }, { pass: `${data.pass}x` }))).toBe('password')
    const otherForm = await form()
    await saved(otherForm, { access: { password: true } }, { password: 'lantern' })
    expect((await open(otherForm, { pass: data.pass })).data.state, 'another form, the same password').toBe('refused')
    await saved(formKey, { access: { password: true } }, { password: 'candle' })
    expect((await open(formKey, { pass: data.pass })).data.state, 'after a new password').toBe('refused')
  })

  it('stands nowhere but as a hash', async () => {
    const formKey = await form()
    await saved(formKey, { access: { password: true } }, { password: 'unmistakable' })
    const row = await server.db
      .selectFrom('form_setting')
      .selectAll()
      .orderBy('updated_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    const told = JSON.stringify([(await read(formKey)).data, (await open(formKey)).data, row.value])
    expect(told).not.toMatch(/unmistakable|argon2/)
    expect(server.logged()).not.toContain('unmistakable')
  })

  it('can be tried ten times in a quarter of an hour', async () => {
    const formKey = await form()
    await saved(formKey, { access: { password: true } }, { password: 'lantern' })
    const tries = await Promise.all(Array.from({ length: 14 }, () => pass(formKey, 'guess')))
    expect(tries.filter(({ code }) => code === 429)).toHaveLength(4)
    expect((await pass(formKey, 'lantern')).code).toBe(429)
  })

  it('is none for a form without one', async () => {
    expect((await pass(await form(), '')).code).toBe(500)
    expect((await pass('nothing1', 'x')).code).toBe(500)
  })
})

describe('news', () => {
  it('of new answers come unless they are not wanted', async () => {
    const [loud, quiet] = [await form(), await form()]
    await saved(quiet, { notify: { newAnswers: false } })
    for (const formKey of [loud, quiet]) {
      await submit(server, formKey, { q1: 'a' })
      await call(server, 'GET', `/user/form/report/stats?formKey=${formKey}`, { as: lin })
    }
    const { data } = await call(server, 'GET', '/message/page?size=100', { as: lin })
    const told = data.records.map(({ body }: { body: { formKey: string } }) => body.formKey)
    expect(told).toContain(loud)
    expect(told).not.toContain(quiet)
  })
})
