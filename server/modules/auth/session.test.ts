import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson, createTestServer, type TestServer } from '../../http/testing.ts'
import { endSession, forgetUsers, rememberSessions, userOfSession } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** How often the work asked for a session. What the server does in the background meanwhile does not count. */
const asked = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0
  const plain = new Map<PoolClient, PoolClient['query']>()
  const listen = (client: PoolClient) => {
    const { query } = client
    plain.set(client, query)
    const counting = (...call: unknown[]) => {
      const text = String(Reflect.get(Object(call[0]), 'text') ?? call[0])
      if (/\bsession\b/.test(text)) count++
      return Reflect.apply(query, client, call)
    }
    Reflect.set(client, 'query', counting)
  }
  const restore = (_: unknown, client: PoolClient) => {
    if (plain.has(client)) Reflect.set(client, 'query', plain.get(client))
  }
  server.deps.pool.on('acquire', listen)
  server.deps.pool.on('release', restore)
  await work()
  server.deps.pool.off('acquire', listen)
  server.deps.pool.off('release', restore)
  return count
}

test('however many ask for a session at once, the database is asked once', async () => {
  const { id, token } = await createPerson(server.db, 'creator')
  forgetUsers(server.db, 'all')
  const all = () => Promise.all(Array.from({ length: 50 }, () => userOfSession(server.db, token)))
  expect(await asked(async () => expect(new Set((await all()).map((user) => user?.id))).toEqual(new Set([id])))).toBe(1)
  expect(await asked(all)).toBe(0)
})

test('who asks after a sign-out is not given what a query had seen before', async () => {
  const { token } = await createPerson(server.db, 'creator')
  forgetUsers(server.db, 'all')
  for (let round = 0; round < 20; round++) {
    const before = userOfSession(server.db, token)
    const ending = round === 10 ? endSession(server.db, token) : undefined
    await ending
    const after = await userOfSession(server.db, token)
    expect(after === null).toBe(round >= 10)
    await before
    expect((await userOfSession(server.db, token)) === null).toBe(round >= 10)
    forgetUsers(server.db, 'all')
  }
})

test('a change of rights while the query runs: the next who asks, asks anew', async () => {
  const { token } = await createPerson(server.db, 'creator')
  forgetUsers(server.db, 'all')
  const queries = await asked(async () => {
    const before = userOfSession(server.db, token)
    forgetUsers(server.db, 'all')
    const after = userOfSession(server.db, token)
    await Promise.all([before, after])
  })
  expect(queries).toBe(2)
})

test('a process that hears nothing remembers nothing and shares nothing', async () => {
  const { token } = await createPerson(server.db, 'creator')
  rememberSessions(server.db, false)
  expect(await asked(() => Promise.all([userOfSession(server.db, token), userOfSession(server.db, token)]))).toBe(2)
  rememberSessions(server.db, true)
})
