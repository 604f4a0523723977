// What a respondent leaves with the server is given to whoever has the code, for as long as it may be, and to nobody else.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultFormSetting, type FormSetting } from '#shared/contract/form-setting'
import { call, createPerson, createTestServer, type TestPerson, type TestServer, upload } from '../../http/testing.ts'
import { sweepFiles } from '../file/sweep.ts'
import { definitionOf, input, publish, published, question, redraft, submit } from '../form/testing.ts'
import { readCode } from './code.ts'
import { deleteExpired } from './repository.ts'

let server: TestServer
let lin: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const upon = question('file01', 'upload', { maxCount: 1, maxMegabytes: 5, extensions: ['txt'] })
const set = async (formKey: string, change: Partial<FormSetting>, password?: string) => {
  const { data } = await call(server, 'GET', `/user/form/setting/${formKey}`, { as: lin })
  const setting = { ...defaultFormSetting, ...change }
  const body = { formKey, version: data.version, setting, ...(password && { password }) }
  expect((await call(server, 'POST', '/user/form/setting/save', { as: lin, body })).code).toBe(200)
}
const carries = { ...defaultFormSetting.draft, carry: true }
const form = async (change: Partial<FormSetting> = {}, password?: string) => {
  const formKey = await published(server, lin, [input('name01'), upon])
  await set(formKey, { draft: carries, ...change }, password)
  return formKey
}
const entered = (answers: object = { name01: 'Ann' }, id: string = randomUUID()) => ({
  version: 1,
  clientSubmissionId: id,
  answers,
  pageNumber: 2,
  durationMs: 1234,
})
interface As {
  readonly as?: TestPerson
  readonly headers?: Record<string, string>
}
const keep = (formKey: string, body: object = entered(), options: As = {}) =>
  call(server, 'POST', `/public/form/${formKey}/draft/keep`, { body, ...options })
const fetchBy = (formKey: string, code: string, options: As = {}) =>
  call(server, 'POST', `/public/form/${formKey}/draft/fetch`, { body: { code }, ...options })
const rows = () => server.db.selectFrom('kept_draft').selectAll().execute()
const until = async (condition: () => Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}

it('what was left is found by its code, however it is typed, with the id under which it will be sent', async () => {
  const formKey = await form()
  const body = entered()
  const { code, data } = await keep(formKey, body)
  expect([code, data.code]).toEqual([200, expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/)])
  const typed = ` ${data.code.slice(0, 4).toLowerCase()}-${data.code.slice(4).replaceAll('0', 'O').replaceAll('1', 'l')}`
  expect((await fetchBy(formKey, typed)).data).toEqual({ ...body, savedAt: expect.any(Number) })
  // Until it is sent, also once more.
  expect((await fetchBy(formKey, data.code)).code).toBe(200)
  // Of another form it is no code.
  expect((await fetchBy(await form(), data.code)).msg).toMatch('续填码')
})

it('left again, the same filling has a new code, and the old one is none any more', async () => {
  const formKey = await form()
  const id = randomUUID()
  const before = (await keep(formKey, entered({ name01: 'Ann' }, id))).data.code
  const after = (await keep(formKey, entered({ name01: 'Ben' }, id))).data.code
  expect((await fetchBy(formKey, before)).code).toBe(500)
  expect((await fetchBy(formKey, after)).data.answers).toEqual({ name01: 'Ben' })
})

it('neither code nor answers can be read in the table', async () => {
  const formKey = await form()
  const { data } = await keep(formKey, entered({ name01: 'Annabelle' }))
  const stored = JSON.stringify(await rows(), (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  )
  expect(stored).not.toContain('Annabelle')
  expect(stored).not.toContain(data.code)
})

it('codes are not found by trying, and a wrong one says nothing', async () => {
  const formKey = await form()
  await keep(formKey)
  const codes: number[] = []
  for (let tries = 0; tries < 12; tries++) codes.push((await fetchBy(formKey, `AAAA000${tries.toString(32)}`)).code)
  expect(codes).toEqual([...Array(10).fill(500), 429, 429])
  expect([readCode('AAAA-BBB'), readCode('AAAA-BBB!'), readCode('UUUUUUUU')]).toEqual([null, null, null])
})

describe('it is there only', () => {
  it('where the author allows it', async () => {
    const formKey = await form()
    const { data } = await keep(formKey)
    await set(formKey, { draft: { ...carries, carry: false } })
    expect([(await keep(formKey)).code, (await fetchBy(formKey, data.code)).code]).toEqual([404, 404])
  })

  it('for those who know the password of the form', async () => {
    const formKey = await form({ access: { mustLogin: false, password: true } }, 'open sesame')
    const body = { formKey, password: 'open sesame' }
    const { data } = await call(server, 'POST', '/user/form/public/checkWritePwd', { body })
    const headers = { 'x-form-pass': data.pass }
    expect((await keep(formKey)).code).toBe(404)
    const kept = await keep(formKey, entered(), { headers })
    expect((await fetchBy(formKey, kept.data.code)).code).toBe(404)
    expect((await fetchBy(formKey, kept.data.code, { headers })).code).toBe(200)
  })

  it('for the same person, where they are signed in', async () => {
    const formKey = await form({ access: { mustLogin: true, password: false } })
    const { data } = await keep(formKey, entered(), { as: lin })
    const other = await createPerson(server.db, 'creator')
    expect((await fetchBy(formKey, data.code, { as: other })).msg).toMatch('续填码')
    expect((await fetchBy(formKey, data.code, { as: lin })).code).toBe(200)
  })

  it('for two weeks', async () => {
    const formKey = await form()
    const { data } = await keep(formKey)
    expect(data.until).toBeGreaterThan(Date.now() + 13 * 86_400_000)
    const before = (await rows()).length
    await server.db.updateTable('kept_draft').set({ expires_at: sql<Date>`now()` }).execute()
    expect((await fetchBy(formKey, data.code)).code).toBe(500)
    await deleteExpired(server.db)
    expect(before).toBeGreaterThan(0)
    expect(await rows()).toEqual([])
  })

  it('until the answers have been sent, and is not left after that', async () => {
    const formKey = await form()
    const body = entered()
    const { data } = await keep(formKey, body)
    await keep(formKey)
    const sent = await submit(server, formKey, { name01: 'Ann' }, { clientSubmissionId: body.clientSubmissionId })
    expect(sent.code).toBe(200)
    const left = async () => (await rows()).map((row) => row.client_submission_id)
    await until(async () => !(await left()).includes(body.clientSubmissionId))
    expect(await left()).toHaveLength(1)
    expect((await fetchBy(formKey, data.code)).code).toBe(500)
    expect((await keep(formKey, body)).code).toBe(500)
  })
})

it('a newer version of the form takes nothing of it away', async () => {
  const formKey = await form()
  const { data } = await keep(formKey, entered({ name01: 'Ann', gone01: { deep: [1, null] } }))
  await redraft(server, lin, formKey, definitionOf([input('other1')]))
  expect((await publish(server, lin, formKey)).code).toBe(200)
  expect((await fetchBy(formKey, data.code)).data).toMatchObject({
    version: 1,
    answers: { name01: 'Ann', gone01: { deep: [1, null] } },
  })
})

describe('its files', () => {
  const content = Buffer.from('hello\n')
  const sendFile = async (formKey: string) => {
    const files = [{ name: 'notes.txt', content }]
    const { data, response } = await upload(server, `/form/file/upload/${formKey}`, {
      fields: { questionId: 'file01' },
      files,
    })
    return { file: { id: data.id, name: data.name, size: data.size }, headers: markOf(response) }
  }
  const markOf = ({ cookies }: { cookies: { name: string; value: string }[] }) => ({
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  })
  const read = async (id: string, headers: Record<string, string>) =>
    (await server.app.inject({ url: `/sapi/file/${id}`, headers })).payload

  it('outlast the day that nobody sends them, are opened by the browser that goes on, and end with the draft', async () => {
    const formKey = await form()
    const { file, headers } = await sendFile(formKey)
    const other = await sendFile(formKey)
    const { data } = await keep(formKey, entered({ name01: 'Ann', file01: [file, other.file] }), { headers })
    await server.db.updateTable('form_file').set({ created_at: sql`now() - interval '3 days'` }).execute()
    await sweepFiles({ db: server.db, storage: server.deps.storage })
    const ids = async () => (await server.db.selectFrom('form_file').select('id').execute()).map(({ id }) => id)
    // Not what somebody else has sent, whoever names it.
    expect(await ids()).toEqual([file.id])

    const elsewhere = markOf((await fetchBy(formKey, data.code)).response)
    expect(await read(file.id, elsewhere)).toBe('hello\n')
    expect(await read(file.id, headers)).not.toBe('hello\n')

    await server.db.updateTable('form_file').set({ kept_until: sql<Date>`now()` }).execute()
    await sweepFiles({ db: server.db, storage: server.deps.storage })
    expect(await ids()).toEqual([])
  })

  it('are the record’s once it is sent from the other device', async () => {
    const formKey = await form()
    const { file, headers } = await sendFile(formKey)
    const { data } = await keep(formKey, entered({ file01: [file] }), { headers })
    const draft = (await fetchBy(formKey, data.code)).data
    const { clientSubmissionId } = draft
    expect((await submit(server, formKey, draft.answers, { clientSubmissionId })).code).toBe(200)
    const [row] = await server.db.selectFrom('form_file').select('submission_id').where('id', '=', file.id).execute()
    expect(row?.submission_id).not.toBeNull()
  })
})
