// Two server processes on one database, as two applications with a pool each: what happens in one is heard in the other.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createDatabase, type DatabaseClient } from '../../db/client.ts'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { input, published, submit } from '../form/testing.ts'
import { publishToAll, publishToUser, sendMessage } from './publish.ts'
import { connect, type Ear, eventually, portOf } from './testing.ts'

let server: TestServer
let second: { app: FastifyInstance; client: DatabaseClient }
let person: TestPerson
const ears: Ear[] = []

beforeAll(async () => {
  server = await createTestServer()
  const client = createDatabase({ connection: server.database.url })
  const app = await buildApp({ ...server.deps, db: client.kysely, pool: client.pool })
  second = { app, client }
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  person = await createPerson(server.db, 'creator')
  await server.db.deleteFrom('rate_bucket').execute()
})
afterEach(() => {
  for (const ear of ears.splice(0)) ear.socket.terminate()
})
afterAll(async () => {
  await second.app.close()
  await second.client.kysely.destroy()
  await server.close()
})

const open = async (app: FastifyInstance, token: string, headers?: Record<string, string>): Promise<Ear> => {
  const ear = await connect(app, token, headers)
  ears.push(ear)
  return ear
}
const both = async (token: string): Promise<[Ear, Ear]> => [
  await open(server.app, token),
  await open(second.app, token),
]
const send = (userId: string, count: number, mergeKey = '') =>
  server.db
    .transaction()
    .execute((trx) =>
      sendMessage(
        trx,
        userId,
        { msgType: 'FORM_DATA_ADD', body: { formKey: 'abc123', name: 'Form', count } },
        { mergeKey },
      ),
    )
const as = () => ({ as: person })

describe('the door', () => {
  it('opens to a session token and to a ticket, which opens it once', async () => {
    await open(server.app, person.token)
    const { data } = await call(server, 'POST', '/websocket/ticket', as())
    expect(data.ticket).toMatch(/^flw_/)
    await open(second.app, data.ticket)
    await expect(open(server.app, data.ticket)).rejects.toThrow('401')
    expect((await call(server, 'GET', '/getInfo', { as: { token: data.ticket } })).code).toBe(401)
  })

  it('lets everybody back in who comes at once, and the rest of the product answers meanwhile', async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => createPerson(server.db, 'creator')))
    const tabs = people.flatMap((each) => Array.from({ length: 8 }, () => each))
    const coming = Promise.all(
      tabs.map(async (owner) => {
        const { data } = await call(server, 'POST', '/websocket/ticket', { as: owner })
        return open(server.app, data.ticket)
      }),
    )
    expect((await call(server, 'GET', '/getInfo', as())).code).toBe(200)
    expect(await coming).toHaveLength(200)
  })

  it('stays shut for strangers, stale tickets and foreign origins', async () => {
    await expect(open(server.app, '')).rejects.toThrow('401')
    await expect(open(server.app, person.token.replace(/.$/, '?'))).rejects.toThrow('401')
    await expect(open(server.app, person.token, { origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(open(server.app, person.token, { 'sec-fetch-site': 'cross-site' })).rejects.toThrow('403')
    const { data } = await call(server, 'POST', '/websocket/ticket', as())
    await server.db
      .updateTable('socket_ticket')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    await expect(open(server.app, data.ticket)).rejects.toThrow('401')
    const plain = await call(server, 'GET', `/websocket?token=${person.token}`)
    expect([plain.response.statusCode, plain.code]).toEqual([200, 404])
  })

  it('refuses a stranger’s 31st knock in a minute, and lets those in who belong', async () => {
    const knocks = await Promise.allSettled(Array.from({ length: 60 }, () => open(server.app, 'nonsense')))
    const said = knocks.map((each) => (each.status === 'rejected' ? each.reason.message : 'open'))
    expect(said.filter((text) => text === '401')).toHaveLength(30)
    expect(said.filter((text) => text === '429')).toHaveLength(30)
    await open(server.app, person.token)
  })

  it('gives a person eight sockets', async () => {
    for (let count = 0; count < 8; count++) await open(server.app, person.token)
    expect(await (await open(server.app, person.token)).closed()).toBe(1008)
  })

  it('answers PING with PONG and nothing else with anything', async () => {
    const ear = await open(server.app, person.token)
    for (const text of ['PING', 'ping', '{"msgType":"FORCE_LOGOUT","body":{}}', 'PING']) ear.socket.send(text)
    await eventually(() => (ear.heard.length === 2 ? true : null))
    expect(ear.heard).toEqual(['PONG', 'PONG'])
  })

  it('hangs up on a message that never ends but comes in ever more pieces', async () => {
    const ear = await open(server.app, person.token)
    for (let piece = 0; piece < 200; piece++) ear.socket.send('a', { fin: false })
    expect(await ear.closed()).toBe(1008)
  })

  it('hangs up on floods, on binary and on more than 64 KB', async () => {
    const flood = await open(server.app, person.token)
    for (let count = 0; count < 60; count++) flood.socket.send('PING')
    expect(await flood.closed()).toBe(1008)
    const binary = await open(server.app, person.token)
    binary.socket.send(Buffer.from('PING'))
    expect(await binary.closed()).toBe(1008)
    const big = await open(server.app, person.token)
    big.socket.send('x'.repeat(65 * 1024))
    expect(await big.closed()).toBe(1009)
  })

  it('writes no token into the log', async () => {
    await open(server.app, person.token)
    await expect(open(server.app, `${person.token}x`)).rejects.toThrow()
    expect(server.logged()).not.toContain(person.token)
  })
})

describe('messages', () => {
  it('of one process reach the sockets of both, of the person meant and nobody else', async () => {
    const other = await open(second.app, (await createPerson(server.db, 'creator')).token)
    const [here, there] = await both(person.token)
    await publishToUser(server.db, person.id, { msgType: 'UNREAD', body: { count: 3 } })
    expect((await here.until('UNREAD')).body).toEqual({ count: 3 })
    expect((await there.until('UNREAD')).body).toEqual({ count: 3 })
    await publishToAll(second.client.kysely, { msgType: 'SYNC', body: {} })
    for (const ear of [here, there, other]) await ear.until('SYNC')
    expect(other.heard).toHaveLength(1)
  })

  it('of a transaction that is rolled back reach nobody', async () => {
    const ear = await open(second.app, person.token)
    await server.db
      .transaction()
      .execute(async (trx) => {
        await publishToUser(trx, person.id, { msgType: 'UNREAD', body: { count: 1 } })
        throw new Error('no')
      })
      .catch(() => undefined)
    await publishToUser(server.db, person.id, { msgType: 'SYNC', body: {} })
    await ear.until('SYNC')
    expect(ear.heard).toHaveLength(1)
  })

  it('longer than a notification of PostgreSQL arrive whole and in order', async () => {
    const ear = await open(second.app, person.token)
    const name = '长'.repeat(30_000)
    const big = { msgType: 'FORM_DATA_ADD', body: { formKey: 'abc123', name, count: 1 } } as const
    await server.db.transaction().execute((trx) => sendMessage(trx, person.id, big))
    await publishToUser(server.db, person.id, { msgType: 'SYNC', body: {} })
    await ear.until('SYNC')
    expect(ear.heard).toMatchObject([{ msgType: 'FORM_DATA_ADD', body: { name } }, { msgType: 'SYNC' }])
  })

  it('missed while away are fetched by the last id, oldest first, none twice', async () => {
    await send(person.id, 1)
    const { data: start } = await call(server, 'GET', '/message/unread', as())
    expect(start.count).toBe(1)
    for (let count = 2; count <= 130; count++) await send(person.id, count)
    const got: { id: string; body: { count: number }; read: boolean }[] = []
    let after: string = start.lastId
    for (let more = true; more; ) {
      const { data } = await call(server, 'GET', `/message/since?after=${after}`, as())
      got.push(...data.messages)
      after = data.messages.at(-1)?.id ?? after
      more = data.more
      expect(data.unread).toBe(130)
    }
    expect(got.map(({ body }) => body.count)).toEqual(Array.from({ length: 129 }, (_, index) => index + 2))
  })

  it('sent by fifty at once become visible in the order of their ids', async () => {
    let last = '0'
    const seen: string[] = []
    let done = false
    const reading = (async () => {
      while (!done || seen.length < 50) {
        const { data } = await call(server, 'GET', `/message/since?after=${last}`, as())
        seen.push(...data.messages.map(({ id }: { id: string }) => id))
        last = seen.at(-1) ?? last
      }
    })()
    await Promise.all(Array.from({ length: 50 }, (_, index) => send(person.id, index)))
    done = true
    await reading
    expect(new Set(seen).size).toBe(50)
  })

  it('with the same key are one while unread, with all counts and a new id', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send(person.id, 5, 'form:1')))
    const { data } = await call(server, 'GET', '/message/page', as())
    expect(data.records).toMatchObject([{ msgType: 'FORM_DATA_ADD', body: { count: 100 }, read: false }])
    await call(server, 'POST', '/message/read', { ...as(), body: { id: data.records[0].id } })
    await send(person.id, 2, 'form:1')
    const after = await call(server, 'GET', `/message/since?after=${data.records[0].id}`, as())
    expect(after.data.messages).toMatchObject([{ body: { count: 2 } }])
    expect(after.data.unread).toBe(1)
  })

  it('are read one by one or all together, by their owner only; every tab learns of it', async () => {
    const stranger = await createPerson(server.db, 'admin')
    for (let count = 0; count < 3; count++) await send(person.id, count)
    const { data } = await call(server, 'GET', '/message/page?unread=true', as())
    expect(data.total).toBe(3)
    const [newest, , oldest] = data.records
    expect((await call(server, 'POST', '/message/read', { as: stranger, body: { id: oldest.id } })).code).toBe(404)
    await call(server, 'POST', '/message/read/all', { as: stranger, body: {} })
    expect((await call(server, 'GET', '/message/page', { as: stranger })).data.total).toBe(0)
    expect((await call(server, 'GET', '/message/unread', as())).data).toEqual({ count: 3, lastId: newest.id })

    const tab = await open(second.app, person.token)
    await call(server, 'POST', '/message/read', { ...as(), body: { id: oldest.id } })
    expect((await tab.until('UNREAD')).body).toEqual({ count: 2 })
    await call(server, 'POST', '/message/read/all', { ...as(), body: { upTo: newest.id } })
    expect((await call(server, 'GET', '/message/unread', as())).data.count).toBe(0)
    expect((await call(server, 'GET', '/message/page?unread=true', as())).data.records).toEqual([])
  })
})

describe('what rings', () => {
  it('new answers of one’s form, once each, summed up', async () => {
    const ear = await open(second.app, person.token)
    const formKey = await published(server, person, [input('q1')])
    for (let count = 0; count < 3; count++) await submit(server, formKey, { q1: 'a' })
    const total = await eventually(() => {
      const last = ear.heard.at(-1)
      return typeof last === 'object' && last.body.count === 3 ? last : null
    })
    expect(total).toMatchObject({ msgType: 'FORM_DATA_ADD', body: { formKey, name: '测试表单' }, unread: 1 })
    expect((await call(server, 'GET', '/message/page', as())).data.total).toBe(1)
  })

  it('an export, while it goes on and when it is done', async () => {
    const ear = await open(second.app, person.token)
    const formKey = await published(server, person, [input('q1')])
    const { data } = await call(server, 'POST', '/user/form/data/export', { ...as(), body: { formKey, type: 'csv' } })
    const done = await ear.until('EXPORT_DONE')
    expect(done.body).toMatchObject({ key: data.key, url: expect.stringMatching(/^\/sapi\/file\//) })
    expect(await ear.until('PROCESS')).toMatchObject({ body: { key: data.key } })
  })

  it('a licence entered anew, for everybody', async () => {
    const admin = await createPerson(server.db, 'admin')
    const ear = await open(second.app, person.token)
    const body = { customer: 'Acme', expiresAt: null }
    expect((await call(server, 'PUT', '/system/license', { as: admin, body })).code).toBe(200)
    expect((await ear.until('LICENCE')).body).toEqual({ expired: false })
  })
})

describe('a session that ends', () => {
  const infoAt = async (app: FastifyInstance, token: string): Promise<number> =>
    (await call({ app }, 'GET', '/getInfo', { as: { token } })).code

  it('by signing out is over in every process at once, sockets and remembered sessions included', async () => {
    const elsewhere = await createPerson(server.db, 'creator')
    const [here, there] = await both(person.token)
    const other = await open(second.app, elsewhere.token)
    // Both processes remember the session now.
    expect([await infoAt(server.app, person.token), await infoAt(second.app, person.token)]).toEqual([200, 200])
    const started = performance.now()
    await call(server, 'POST', '/logout', as())
    for (const ear of [here, there]) {
      expect(await ear.until('SESSION_ENDED')).toEqual({ msgType: 'SESSION_ENDED', body: {} })
      expect(await ear.closed()).toBe(4401)
    }
    // Without the news the session would live on for the 5 s it is remembered.
    expect(performance.now() - started).toBeLessThan(4000)
    expect([await infoAt(server.app, person.token), await infoAt(second.app, person.token)]).toEqual([401, 401])
    expect(other.heard).toEqual([])
    expect(other.socket.readyState).toBe(1)
  })

  it('by an administrator is over everywhere, and the person is told', async () => {
    const admin = await createPerson(server.db, 'admin')
    const [here, there] = await both(person.token)
    expect([await infoAt(server.app, person.token), await infoAt(second.app, person.token)]).toEqual([200, 200])
    const online = await call(server, 'GET', '/monitor/online/page?size=1000', { as: admin })
    expect(online.data.records).toContainEqual(
      expect.objectContaining({ userId: person.id, userName: person.userName, ip: '127.0.0.1' }),
    )
    const force = (by: TestPerson, userId: string) =>
      call(server, 'POST', '/monitor/online/forceLogout', { as: by, body: { userId } })
    expect((await force(person, admin.id)).code).toBe(403)
    expect((await force(admin, '999999')).code).toBe(404)
    expect((await force(admin, person.id)).code).toBe(200)
    for (const ear of [here, there]) {
      await ear.until('FORCE_LOGOUT')
      expect(await ear.closed()).toBe(4401)
    }
    expect([await infoAt(server.app, person.token), await infoAt(second.app, person.token)]).toEqual([401, 401])
    await expect(open(server.app, person.token)).rejects.toThrow('401')
  })

  it('by disabling the account, whoever does it, even straight in the database', async () => {
    const ear = await open(second.app, person.token)
    expect(await infoAt(second.app, person.token)).toBe(200)
    await server.db.updateTable('user_account').set({ status: 'disabled' }).where('id', '=', person.id).execute()
    await ear.until('FORCE_LOGOUT')
    expect(await infoAt(second.app, person.token)).toBe(401)
  })
})

describe('a lost connection to the database', () => {
  const killListeners = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_terminate_backend(pid), pid from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`.execute(server.db)
    return rows.length
  }
  const listeners = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and query ilike 'listen %'`.execute(
        server.db,
      )
    ).rows.length

  it('is repaired; sockets are told to ask what they missed, and sessions that ended meanwhile are over', async () => {
    const leaver = await createPerson(server.db, 'creator')
    const stays = await open(second.app, person.token)
    const leaves = await open(second.app, leaver.token)
    expect((await call(second, 'GET', '/getInfo', { as: leaver })).code).toBe(200)
    const before = await eventually(async () => ((await listeners()) >= 4 ? listeners() : null))
    expect(await killListeners()).toBe(before)
    // Nobody hears this; the second process must not go by what it remembers either.
    await server.db.deleteFrom('session').where('user_id', '=', leaver.id).execute()
    await send(person.id, 1)
    await eventually(async () => ((await call(second, 'GET', '/getInfo', { as: leaver })).code === 401 ? true : null))
    await stays.until('SYNC')
    expect(await leaves.closed()).toBe(4401)
    const { data } = await call(second, 'GET', '/message/since', as())
    expect(data.messages).toHaveLength(1)
    // And from now on everything arrives again.
    await publishToUser(server.db, person.id, { msgType: 'UNREAD', body: { count: 7 } })
    expect((await stays.until('UNREAD')).body).toEqual({ count: 7 })
  })
})

it('a server that stops says farewell with 1012, also to those who do not answer', async () => {
  const client = createDatabase({ connection: server.database.url })
  const app = await buildApp({ ...server.deps, db: client.kysely, pool: client.pool })
  await app.listen({ port: 0, host: '127.0.0.1' })
  expect(portOf(app)).toBeGreaterThan(0)
  const ear = await open(app, person.token)
  const mute = await open(app, person.token)
  mute.socket.pause()
  const started = performance.now()
  await app.close()
  expect(performance.now() - started).toBeLessThan(4000)
  expect(await ear.closed()).toBe(1012)
  await client.kysely.destroy()
})
