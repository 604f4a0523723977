import { z } from 'zod'
import { type Access, codes, type Endpoint, type RateRule } from '#shared/contract/endpoint'

// biome-ignore lint/suspicious/noExplicitAny: the erased form of every endpoint.
type AnyEndpoint = Endpoint<any, any, any, any>

/** What a call does, in the words of its contract unless told otherwise. */
type Summary = (endpoint: AnyEndpoint) => string
const inContract: Summary = ({ summary }) => summary

/** The OpenAPI 3.1 document of the contracts. `docs/openapi.json` is this, and a test keeps it so. */
export const openApiDocument = (endpoints: readonly AnyEndpoint[], summaryOf = inContract) => {
  const schemas: Record<string, object> = {}
  const paths = pathsOf([...endpoints].sort(byPathAndMethod), { schemas, summaryOf })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Formloom',
      version: '1',
      description:
        'Every answer has HTTP status 200 and the envelope {code, msg, data}; `code` tells how it went: ' +
        `${Object.entries(codes)
          .map(([name, code]) => `${code} ${name}`)
          .join(', ')}.`,
    },
    servers: [{ url: '/sapi' }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } }, schemas },
    paths,
  }
}

/** Schemas that refer to themselves, by name; operations point at them. */
type Schemas = Record<string, object>

const byPathAndMethod = (a: AnyEndpoint, b: AnyEndpoint): number => {
  const [left, right] = [`${a.path} ${a.method}`, `${b.path} ${b.method}`]
  return left < right ? -1 : left > right ? 1 : 0
}

interface Making {
  readonly schemas: Schemas
  readonly summaryOf: Summary
}

const pathsOf = (endpoints: readonly AnyEndpoint[], making: Making) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const methods = paths[endpoint.path] ?? {}
    methods[endpoint.method.toLowerCase()] = operation(endpoint, making)
    paths[endpoint.path] = methods
  }
  return paths
}

const operation = (endpoint: AnyEndpoint, { schemas, summaryOf }: Making) => ({
  summary: summaryOf(endpoint),
  tags: [endpoint.path.split('/').slice(1, 3).join('/')],
  ...(endpoint.access.kind === 'public' ? { security: [] } : { security: [{ session: [] }] }),
  'x-access': accessWords(endpoint.access),
  ...(endpoint.captcha && { 'x-captcha': endpoint.captcha }),
  ...(endpoint.limits && { 'x-limits': endpoint.limits.map(limitWords) }),
  parameters: [...parameters(endpoint.params, 'path', schemas), ...parameters(endpoint.query, 'query', schemas)],
  ...bodyOf(endpoint, schemas),
  responses: { 200: { description: 'The envelope, or the file', content: contentOf(endpoint, schemas) } },
})

const accessWords = (access: Access): string =>
  access.kind === 'permission' ? `${access.anyOf.join(' or ')} (${access.scope})` : access.kind

const limitWords = ({ per, capacity, seconds, counts = 'calls', beyond = 'wait' }: RateRule): string =>
  `${capacity} ${counts} in ${seconds} s per ${per.join(' and ')}${beyond === 'captcha' ? ', then a captcha each' : ''}`

const parameters = (schema: z.ZodType | undefined, place: 'path' | 'query', schemas: Schemas) => {
  if (!(schema instanceof z.ZodObject)) return []
  const { properties = {}, required = [] } = withoutDialect(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: hoisted(property, `${place}.${name}`, schemas),
  }))
}

const bodyOf = ({ body, transport, path }: AnyEndpoint, schemas: Schemas) => {
  if (transport === 'multipart') {
    const properties = { questionId: { type: 'string' }, file: { type: 'string', format: 'binary' } }
    const schema = { type: 'object', properties, required: ['file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!body) return {}
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchemaOf(body, 'input', `${nameOf(path)}.body`, schemas) } },
    },
  }
}

const contentOf = ({ data, transport, path }: AnyEndpoint, schemas: Schemas) => {
  if (transport === 'download') return { '*/*': { schema: { type: 'string', format: 'binary' } } }
  if (transport === 'raw')
    return { 'application/json': { schema: jsonSchemaOf(data, 'output', `${nameOf(path)}.data`, schemas) } }
  const properties = {
    code: { type: 'integer' },
    msg: { type: 'string' },
    data: jsonSchemaOf(data, 'output', `${nameOf(path)}.data`, schemas),
  }
  return { 'application/json': { schema: { type: 'object', properties, required: ['code', 'msg', 'data'] } } }
}

const nameOf = (path: string): string => path.replaceAll(/[{}]/g, '').split('/').filter(Boolean).join('.')

const withoutDialect = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, '~standard': _standard, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output', name: string, schemas: Schemas) =>
  hoisted(withoutDialect(schema, io), name, schemas)

/** References of a schema count from its own root; inside the document they must count from the document's. */
const hoisted = (schema: unknown, name: string, schemas: Schemas): unknown => {
  let refersToRoot = false
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (key === '$defs' && typeof inner === 'object' && inner !== null) {
        for (const [part, definition] of Object.entries(inner)) addSchema(schemas, `${name}.${part}`, moved(definition))
        return []
      }
      if (key !== '$ref' || typeof inner !== 'string') return [[key, moved(inner)]]
      if (inner === '#') refersToRoot = true
      return [[key, inner === '#' ? refTo(name) : inner.replace('#/$defs/', refTo(`${name}.`))]]
    })
    return Object.fromEntries(entries)
  }
  const result = moved(schema)
  if (!refersToRoot) return result
  addSchema(schemas, name, result)
  return { $ref: refTo(name) }
}

const refTo = (name: string): string => `#/components/schemas/${name}`

const addSchema = (schemas: Schemas, name: string, schema: unknown): void => {
  if (typeof schema === 'object' && schema !== null) schemas[name] = schema
}
