import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { createTestServer, type TestServer } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

// After a change of the contracts: npx vitest run server/http/openapi.test.ts -u
test('docs/openapi.json is what the contracts say', async () => {
  const document = JSON.stringify(openApiDocument(server.app.endpoints), null, 2)
  await expect(`${document}\n`).toMatchFileSnapshot('../../docs/openapi.json')
})

test('every reference of the document resolves', () => {
  const document = openApiDocument(server.app.endpoints)
  const known = Object.keys(document.components.schemas)
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
  for (const reference of references) expect(known).toContain(reference.replace('#/components/schemas/', ''))
})
