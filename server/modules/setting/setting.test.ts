import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'

let server: TestServer
let lin: TestPerson
let chen: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
  chen = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const save = (key: string, value: unknown, as: TestPerson = lin) =>
  call(server, 'PUT', `/user/setting/${key}`, { as, body: { value } })
const read = async (key: string, as: TestPerson = lin) =>
  (await call(server, 'GET', `/user/setting/${key}`, { as })).data

it('keeps a value for one person, until another or null replaces it', async () => {
  expect(await read('table.forms')).toBeNull()
  expect((await save('table.forms', { density: 'compact', views: ['é', { a: 1 }] })).code).toBe(200)
  expect(await read('table.forms')).toEqual({ density: 'compact', views: ['é', { a: 1 }] })
  expect(await read('table.forms', chen)).toBeNull()
  await save('table.forms', 'roomy', chen)
  expect(await read('table.forms')).toMatchObject({ density: 'compact' })
  await save('table.forms', [1, 2])
  expect(await read('table.forms')).toEqual([1, 2])
  await save('table.forms', null)
  expect(await read('table.forms')).toBeNull()
})

it('refuses what is too long, what PostgreSQL cannot hold, and keys of another shape', async () => {
  expect((await save('long', 'x'.repeat(32_000))).code).toBe(200)
  expect((await save('long', 'x'.repeat(33_000))).code).toBe(500)
  expect(await read('long')).toHaveLength(32_000)
  expect((await save('nul', 'a\u0000b')).code).toBe(500)
  expect((await save('No-such', 1)).code).not.toBe(200)
})

it('is for signed-in people only', async () => {
  expect((await call(server, 'GET', '/user/setting/table.forms')).code).toBe(401)
  expect((await call(server, 'PUT', '/user/setting/table.forms', { body: { value: 1 } })).code).toBe(401)
})
