// Walks every registered route with text that PostgreSQL cannot keep, in every field there is.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { sampleOfJson } from './sample-of-schema.testing.ts'
import { storableJson, unstorableAt } from './storable.ts'
import { createPerson, createTestServer, type TestPerson, type TestServer } from './testing.ts'
import { type AnyEndpoint, nameOf } from './visit.testing.ts'

let server: TestServer
let admin: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
})
afterAll(() => server.close())

const nul = 'a\u0000b'
const half = 'a\ud800b'

it('tells where such text is, in values and in names, and takes it out', () => {
  expect(unstorableAt({ a: ['x', { b: half }] })).toEqual(['a', '1', 'b'])
  expect(unstorableAt({ [nul]: 1 })).toEqual([])
  expect(unstorableAt({ a: '😀', b: '\\u0000', c: null, d: 1 })).toBeNull()
  expect(unstorableAt({ a: JSON.parse('[1, -1e400]') })).toEqual(['a', '1'])
  expect(storableJson(JSON.parse('[1e400, -1e400, 7]'))).toEqual([Number.MAX_VALUE, -Number.MAX_VALUE, 7])
  expect(storableJson({ [nul]: [nul, half, '😀', 1, null, true] })).toEqual({
    ab: ['ab', 'a\ufffdb', '😀', 1, null, true],
  })
})

it.each([
  ['/login', 'username'],
  // Taken out of the name, it stands before what is nested.
  ['/user/form/create', 'x\\udfff'],
])('refuses what is nested deeper than the call stack: %s', async (path, name) => {
  const depth = 100_000
  const response = await server.app.inject({
    method: 'POST',
    url: `/sapi${path}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    payload: `{"${name}":${'['.repeat(depth)}${']'.repeat(depth)}}`,
  })
  expect(response.json()).toMatchObject({ code: 500, msg: '请求格式不正确' })
})

interface Schema {
  readonly type?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, unknown>>
  readonly anyOf?: readonly unknown[]
  readonly allOf?: readonly unknown[]
  readonly items?: unknown
  readonly properties?: Readonly<Record<string, unknown>>
  readonly additionalProperties?: unknown
}
const asSchema = (value: unknown): Schema => Object(value)

/** Every place of a schema where a text can stand, as a value of the whole with `text` there. */
const withText = (schema: Schema, root: Schema, text: string, depth = 0): unknown[] => {
  if (depth > 8) return []
  const sample = () => sampleOfJson({ ...schema, $defs: root.$defs }, {})
  const inner = (each: unknown) => withText(asSchema(each), root, text, depth + 1)
  if (typeof schema.$ref === 'string') return inner(root.$defs?.[schema.$ref.replace('#/$defs/', '')])
  if (schema.anyOf) return schema.anyOf.flatMap(inner)
  if (schema.allOf) return schema.allOf.flatMap(inner)
  if (schema.type === 'array') return inner(schema.items).map((item) => [item])
  if (schema.type === 'object') {
    const named = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      inner(property).map((value) => ({ ...Object(sample()), [name]: value })),
    )
    const free = schema.additionalProperties
    const others = free ? inner(free).map((value) => ({ ...Object(sample()), other: value })) : []
    return [...named, ...others, ...(free ? [{ ...Object(sample()), [text]: 'x' }] : [])]
  }
  // Anything at all may be a text.
  if (schema.type === 'string' || schema.type === undefined) return [text]
  return []
}

const textsIn = (schema: z.ZodType | undefined, text: string): unknown[] => {
  if (!schema) return []
  const root = asSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return withText(root, root, text)
}

const send = async (endpoint: AnyEndpoint, { query = {}, body }: { query?: unknown; body?: unknown }) => {
  await server.db.deleteFrom('rate_bucket').execute()
  const params = Object(sampleOfJson(jsonSchema(endpoint.params), { key: 'nothere1', formKey: 'nothere1' }))
  const search = new URLSearchParams(Object.entries(Object(query)).map(([name, value]) => [name, String(value)]))
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const response = await server.app.inject({
    method: endpoint.method,
    url: `/sapi${path}?${search}`,
    headers: {
      authorization: `Bearer ${admin.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  return response.json()
}
const jsonSchema = (schema: z.ZodType | undefined) =>
  schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {}

/** A foreign protocol says it in its own way. */
const isRefusal = (answer: unknown): boolean => {
  const { code, data, success } = Object(answer)
  return success === false || (code === 500 && Array.isArray(data?.fieldErrors))
}

it('every text in every query is refused with a NUL in it', async () => {
  let fields = 0
  for (const endpoint of server.app.endpoints)
    for (const query of textsIn(endpoint.query, nul)) {
      fields++
      const answer = await send(endpoint, { query, ...(endpoint.body && { body: {} }) })
      expect([nameOf(endpoint), query, isRefusal(answer)]).toEqual([nameOf(endpoint), query, true])
    }
  expect(fields).toBeGreaterThan(50)
})

it.each([
  ['a NUL', nul],
  ['half a surrogate pair', half],
])('every text in every body is refused with %s in it, or stored without', async (_, text) => {
  let fields = 0
  const before = server.logged().length
  for (const endpoint of server.app.endpoints)
    for (const body of textsIn(endpoint.body, text)) {
      fields++
      const answer = await send(endpoint, { body, query: sampleOfJson(jsonSchema(endpoint.query), {}) })
      if (!endpoint.cleansText)
        expect([nameOf(endpoint), body, isRefusal(answer)]).toEqual([nameOf(endpoint), body, true])
    }
  expect(fields).toBeGreaterThan(150)
  // Nothing came as far as the database, which would have complained.
  expect(server.logged().slice(before)).not.toMatch(/unhandled error|22021|22P05/)
})

it('ids beyond what PostgreSQL can count to are refused, the greatest is not', async () => {
  const after = async (id: string) => {
    const response = await server.app.inject({
      url: `/sapi/message/since?after=${id}`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    return response.json().code
  }
  expect(await after('9223372036854775808')).toBe(500)
  expect(await after('9223372036854775807')).toBe(200)
})
