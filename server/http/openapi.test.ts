import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageEndpoints } from '../../src/registry/testing/page-contracts.ts'
import { openApiDocument } from './openapi.ts'
import { createTestServer, type TestServer } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** What system pages serve is described in their folders (src/registry/system-pages.contract.test.ts). */
const ofPages = new Set([...pageEndpoints.values()].flat())

// After a change of the contracts: npx vitest run server/http/openapi.test.ts -u
test('docs/openapi.json is what the contracts say', async () => {
  const core = server.app.endpoints.filter((endpoint) => !ofPages.has(endpoint))
  const document = JSON.stringify(openApiDocument(core), null, 2)
  await expect(`${document}\n`).toMatchFileSnapshot('../../docs/openapi.json')
})

test('what a system page describes is served', () => {
  expect([...ofPages].filter((endpoint) => !server.app.endpoints.includes(endpoint))).toEqual([])
})

test('every reference of the document resolves', () => {
  const document = openApiDocument(server.app.endpoints)
  const known = Object.keys(document.components.schemas)
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
  for (const reference of references) expect(known).toContain(reference.replace('#/components/schemas/', ''))
})
