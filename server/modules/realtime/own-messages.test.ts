// What a person does with their messages: find, read, delete, take that back. Nobody else's are there for them (404).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { KeptMessage } from '#shared/contract/realtime'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { sendMessage } from './publish.ts'
import { deleteOldMessages } from './repository.ts'

let server: TestServer
let person: TestPerson

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  person = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const send = (message: KeptMessage, mergeKey = '') =>
  server.db.transaction().execute((trx) => sendMessage(trx, person.id, message, { mergeKey }))
const answers = (name: string, count = 1): KeptMessage => ({
  msgType: 'FORM_DATA_ADD',
  body: { formKey: 'abc123', name, count },
})
const exported: KeptMessage = { msgType: 'EXPORT_DONE', body: { key: 'k', url: '/sapi/file/f' } }
const failed: KeptMessage = { msgType: 'EXPORT_FAILED', body: { key: 'k' } }

const as = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  call(server, method, path, { as: person, ...(body !== undefined && { body }) })
const found = async (query = '') => (await as('GET', `/message/page?${query}`)).data
const unread = async () => (await as('GET', '/message/unread')).data.count

describe('finding', () => {
  it('by state, kind, subject and time, together, newest first', async () => {
    await send(answers('年会 100% Feedback'))
    await send(exported)
    await send(failed)
    await send(answers('Lunch'))
    const all = await found()
    expect(all.records.map(({ msgType }: KeptMessage) => msgType)).toEqual([
      'FORM_DATA_ADD',
      'EXPORT_FAILED',
      'EXPORT_DONE',
      'FORM_DATA_ADD',
    ])
    const [, , , oldest] = all.records
    await as('POST', '/message/read', { id: oldest.id })
    expect((await found('unread=true')).total).toBe(3)
    expect((await found('unread=false')).records).toMatchObject([{ id: oldest.id, read: true }])
    expect((await found('kind=exports')).total).toBe(2)
    expect((await found('kind=answers&unread=true')).records).toMatchObject([{ body: { name: 'Lunch' } }])
    expect((await found('text=feedback')).records).toMatchObject([{ id: oldest.id }])
    expect((await found('text=%25')).total).toBe(1)
    expect((await found('text=abc123')).total).toBe(0)
    expect((await found('endTime=2020-01-01')).total).toBe(0)
    expect((await found('beginTime=2020-01-01')).total).toBe(4)
    expect((await found('size=1&current=2')).records).toMatchObject([{ msgType: 'EXPORT_FAILED' }])
  })
})

describe('reading', () => {
  it('several at once, all or none', async () => {
    for (const name of ['a', 'b', 'c']) await send(answers(name))
    const [c, b] = (await found()).records
    expect((await as('POST', '/message/read/many', { ids: [c.id, '999999'] })).code).toBe(404)
    expect(await unread()).toBe(3)
    expect((await as('POST', '/message/read/many', { ids: [c.id, b.id, c.id] })).code).toBe(200)
    expect(await unread()).toBe(1)
    // Reading again changes nothing.
    expect((await as('POST', '/message/read/many', { ids: [c.id, b.id] })).code).toBe(200)
  })
})

describe('deleting', () => {
  it('takes messages out of every list and count, and can be taken back', async () => {
    for (const name of ['a', 'b', 'c']) await send(answers(name))
    const [c, b, a] = (await found()).records
    await as('POST', '/message/read', { id: a.id })
    expect((await as('DELETE', `/message/${a.id},${b.id}`)).code).toBe(200)
    expect((await found()).records).toMatchObject([{ id: c.id }])
    expect(await unread()).toBe(1)
    const since = (await as('GET', '/message/since?after=0')).data
    expect([since.messages.length, since.unread]).toEqual([1, 1])
    // What is gone can neither be read nor deleted.
    expect((await as('POST', '/message/read', { id: b.id })).code).toBe(404)
    expect((await as('DELETE', `/message/${b.id}`)).code).toBe(404)
    expect((await as('POST', '/message/restore', { ids: [a.id, b.id] })).code).toBe(200)
    expect((await found()).records).toEqual([c, b, { ...a, read: true }])
    expect(await unread()).toBe(2)
    expect((await as('POST', '/message/restore', { ids: [a.id] })).code).toBe(404)
  })

  it('all or none, and never what is somebody else’s', async () => {
    await send(answers('a'))
    const [own] = (await found()).records
    const stranger = await createPerson(server.db, 'admin')
    expect((await call(server, 'DELETE', `/message/${own.id}`, { as: stranger })).code).toBe(404)
    expect((await as('DELETE', `/message/${own.id},999999`)).code).toBe(404)
    expect((await found()).total).toBe(1)
    await as('DELETE', `/message/${own.id}`)
    const restored = await call(server, 'POST', '/message/restore', { as: stranger, body: { ids: [own.id] } })
    expect(restored.code).toBe(404)
    expect((await found()).total).toBe(0)
  })

  it('begins anew what new answers are added up in, and bringing back adds nothing twice', async () => {
    await send(answers('a', 5), 'form:1')
    const [five] = (await found()).records
    await as('DELETE', `/message/${five.id}`)
    await send(answers('a', 2), 'form:1')
    expect((await found()).records).toMatchObject([{ body: { count: 2 } }])
    await as('POST', '/message/restore', { ids: [five.id] })
    await send(answers('a', 1), 'form:1')
    expect((await found()).records.map(({ body }: { body: { count: number } }) => body.count)).toEqual([3, 5])
    expect(await unread()).toBe(2)
  })

  it('is for good after a day, and what was read goes after a quarter of a year', async () => {
    for (const name of ['unread', 'read', 'deleted']) await send(answers(name))
    const [deleted, read, kept] = (await found()).records
    await as('POST', '/message/read', { id: read.id })
    await as('DELETE', `/message/${deleted.id}`)
    await deleteOldMessages(server.db)
    expect((await found()).total).toBe(2)
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    await server.db
      .updateTable('message')
      .set({ deleted_at: ago(2) })
      .where('id', '=', deleted.id)
      .execute()
    await server.db
      .updateTable('message')
      .set({ read_at: ago(91) })
      .where('id', '=', read.id)
      .execute()
    await deleteOldMessages(server.db)
    expect((await as('POST', '/message/restore', { ids: [deleted.id] })).code).toBe(404)
    expect((await found()).records).toMatchObject([{ id: kept.id }])
  })
})
