import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { curlOf, matches, operationsOf, schemasOf } from './operations.ts'
import { shapeOfSchema } from './shape-of-schema.ts'

// What this version of the server says of itself (server/http/openapi.test.ts keeps it so).
const document: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
const operations = operationsOf(document)
const named = (id: string) => {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`${id} is not in the document.`)
  return found
}

test('every call is there, says what it is for and who may', () => {
  expect(operations.length).toBeGreaterThan(150)
  for (const { id, summary, access, group } of operations)
    expect(
      [id, summary, access, group].every((text) => text !== ''),
      id,
    ).toBe(true)
})

test('every schema has a shape', () => {
  const schemas = schemasOf(document)
  for (const { id, body, data } of operations)
    for (const schema of [body, data])
      if (schema !== null) expect(shapeOfSchema(schema, schemas).length, id).toBeGreaterThan(1)
  expect(shapeOfSchema(named('POST /login').body, schemas)).toContain('username: string')
})

test('is found by any words of it', () => {
  const found = (search: string) => operations.filter((operation) => matches(operation, search)).map(({ id }) => id)
  expect(found('post /login')).toContain('POST /login')
  expect(found('system:user:resetPwd')).toEqual(['PUT /system/user/resetPwd'])
  expect(found('100%')).toEqual([])
})

test('as a command it names what must be filled in', () => {
  expect(curlOf(named('GET /system/config/{id}'), 'https://forms.example')).toBe(
    "curl -X GET 'https://forms.example/sapi/system/config/<id>' -H 'Authorization: Bearer <token>'",
  )
  expect(curlOf(named('POST /login'), '')).toBe(
    "curl -X POST '/sapi/login' -H 'Content-Type: application/json' -d '<json>'",
  )
  expect(curlOf(named('POST /common/upload'), '')).toContain('-F file=@<file>')
})
