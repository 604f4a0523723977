import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '#server/http/testing'
import { loadDemoForms } from '#server/seed/demo'

let server: TestServer
let admin: TestPerson

beforeAll(async () => {
  server = await createTestServer({ env: { DEMO_DATA: '1' } })
  admin = await createPerson(server.db, 'admin')
  await loadDemoForms(server.db, 'zh-cn')
})
afterAll(() => server.close())

it('the demonstration has told everybody of an announcement, which most have read', async () => {
  const { data } = await call(server, 'GET', '/system/announcement/page', { as: admin })
  expect(data.records).toMatchObject([{ state: 'current', isPinned: true }])
  const [{ toldCount, readCount, audienceCount }] = data.records
  expect([toldCount, toldCount - readCount]).toEqual([audienceCount, 2])
})
