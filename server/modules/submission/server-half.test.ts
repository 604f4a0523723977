// What only the server can know of an answer, by the one type that needs it so far.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json, Question } from '#shared/form/definition'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { input, published, question, submit } from '../form/testing.ts'

let server: TestServer
let lin: TestPerson
let weber: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
  weber = await createPerson(server.db, null)
})
afterAll(() => server.close())

const people = (id: string, options: Readonly<Record<string, Json>>, more: Partial<Question> = {}): Question =>
  question(id, 'user-select', { multiple: false, people: 'listed', list: [], ...options }, more)
const listing = (...persons: TestPerson[]) => ({
  list: persons.map(({ id, userName }) => ({ userId: id, name: userName })),
})
const answerOf = ({ id, userName }: TestPerson) => [{ id, name: userName }]
const setStatus = (person: TestPerson, status: 'active' | 'disabled') =>
  server.db.updateTable('user_account').set({ status }).where('id', '=', person.id).execute()

const search = (
  formKey: string,
  query: string,
  { as = null, questionId = 'q1' }: { as?: TestPerson | null; questionId?: string } = {},
) => call(server, 'POST', `/public/form/${formKey}/question/${questionId}/search`, { as, body: { query } })

describe('checks', () => {
  it('refuse what the shared validator could not know', async () => {
    const gone = await createPerson(server.db, null)
    const formKey = await published(server, lin, [people('q1', listing(weber, gone))])
    expect((await submit(server, formKey, { q1: answerOf(weber) })).code).toBe(200)
    await setStatus(gone, 'disabled')
    expect(await submit(server, formKey, { q1: answerOf(gone) })).toMatchObject({
      code: 510,
      data: { reason: 'issues', issues: { q1: [{ code: 'user-select.unknownPerson' }] } },
    })
  })

  it('know who is signed in', async () => {
    const formKey = await published(server, lin, [people('q1', { people: 'everyone' })])
    const body = () => ({ formKey, version: 1, clientSubmissionId: randomUUID(), answers: { q1: answerOf(weber) } })
    expect(await submit(server, formKey, { q1: answerOf(weber) })).toMatchObject({
      data: { issues: { q1: [{ code: 'user-select.signIn' }] } },
    })
    expect((await call(server, 'POST', '/user/form/data/public/create', { as: lin, body: body() })).code).toBe(200)
  })

  it('look into rows of a sub-form', async () => {
    const child = people('c1', { people: 'everyone' })
    const formKey = await published(server, lin, [question('q1', 'sub-form', { addLabel: {} }, { children: [child] })])
    expect(await submit(server, formKey, { q1: [{ c1: answerOf(weber) }] })).toMatchObject({
      data: { issues: { q1: [{ code: 'user-select.signIn', path: [0, 'c1'] }] } },
    })
  })

  it('leave answers alone that an edit does not touch', async () => {
    const gone = await createPerson(server.db, null)
    const formKey = await published(server, lin, [people('q1', listing(weber, gone)), input('q2')])
    const { data } = await submit(server, formKey, { q1: answerOf(gone), q2: 'a' })
    await setStatus(gone, 'disabled')
    const update = (revision: number, answers: Json) =>
      call(server, 'POST', '/user/form/data/update', { as: lin, body: { dataId: data.id, revision, answers } })
    expect((await update(1, { q1: answerOf(gone), q2: 'b' })).code).toBe(200)
    expect((await update(2, { q1: answerOf(weber), q2: 'b' })).code).toBe(200)
    expect((await update(3, { q1: answerOf(gone), q2: 'b' })).code).toBe(510)
  })
})

describe('actions', () => {
  it('run with the options of the published question', async () => {
    const formKey = await published(server, lin, [people('q1', listing(weber)), people('q2', { people: 'everyone' })])
    expect((await search(formKey, weber.userName)).data).toMatchObject({ found: answerOf(weber) })
    expect((await search(formKey, 'nobody-of-this-name')).data.found).toEqual([])
    expect((await search(formKey, weber.userName, { questionId: 'q2' })).data).toMatchObject({ signInRequired: true })
    const found = await search(formKey, weber.userName, { questionId: 'q2', as: lin })
    expect(found.data.found).toEqual(answerOf(weber))
    expect(found.response.body).not.toContain('password')
  })

  it('exist only for open forms, shown questions and known names', async () => {
    const formKey = await published(server, lin, [
      input('q0'),
      people('q1', listing(weber)),
      people('hidden', listing(weber), { hidden: true }),
    ])
    expect((await search(formKey, 'x', { questionId: 'q0' })).code).toBe(404)
    expect((await search(formKey, 'x', { questionId: 'hidden' })).code).toBe(404)
    expect((await search(formKey, 'x', { questionId: 'none' })).code).toBe(404)
    for (const name of ['constructor', 'toString', 'nothing'])
      expect((await call(server, 'POST', `/public/form/${formKey}/question/q1/${name}`, { body: {} })).code).toBe(404)
    expect(
      (await call(server, 'POST', `/public/form/${formKey}/question/q1/search`, { body: { query: 7 } })).code,
    ).toBe(500)
    await call(server, 'POST', '/user/form/stop', { as: lin, body: { formKey } })
    expect((await search(formKey, 'x')).code).toBe(404)
  })

  it('are limited by address', async () => {
    const formKey = await published(server, lin, [people('q1', listing(weber))])
    const codes = await Promise.all(Array.from({ length: 90 }, async () => (await search(formKey, 'x')).code))
    expect(codes.filter((code) => code === 429).length).toBeGreaterThan(20)
    expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0)
  })
})
