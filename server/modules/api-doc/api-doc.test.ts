import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageEndpoints } from '../../../src/registry/testing/page-contracts.ts'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'

let server: TestServer
let admin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
})
afterAll(() => server.close())

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>
}
const summariesIn = async (language: string): Promise<ReadonlyMap<string, string>> => {
  const headers = { 'accept-language': language }
  const { paths }: Described = (await call(server, 'GET', '/tool/swagger', { as: admin, headers })).data
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => [`${method} ${path}`, summary] as const),
    ),
  )
}

it('every call is described in the language of the reader, and in English in the words of its contract', async () => {
  const [chinese, english, german] = await Promise.all(['zh-CN', 'en', 'de'].map(summariesIn))
  const contracts = server.app.endpoints.map(
    ({ method, path, summary }) => [`${method.toLowerCase()} ${path}`, summary] as const,
  )
  expect(english).toEqual(new Map(contracts))
  // A page may leave it at the words of its contract.
  const ofPages = new Set([...pageEndpoints.values()].flat())
  for (const endpoint of server.app.endpoints.filter((each) => !ofPages.has(each))) {
    const name = `${endpoint.method.toLowerCase()} ${endpoint.path}`
    expect(chinese?.get(name), name).toMatch(/[\u4e00-\u9fff]/)
    expect(german?.get(name), name).not.toBe(endpoint.summary)
  }
  expect(german?.get('get /system/announcement/{id}'), 'a page has words of its own').toBe('Eine Bekanntmachung')
})
