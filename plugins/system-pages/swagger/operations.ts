// The OpenAPI document of this server, read as a list of calls.
import type { Schemas } from './shape-of-schema.ts'

export interface Operation {
  /** `GET /system/user/page`. */
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  /** The first words of the path: what the call is about. */
  readonly group: string
  /** A permission, `session` or `public`. */
  readonly access: string
  readonly limits: readonly string[]
  readonly parameters: readonly Parameter[]
  /** JSON schema of the body; null without one. */
  readonly body: unknown
  /** `multipart/form-data` where files are sent. */
  readonly bodyType: string
  /** JSON schema of `data` in the answer; null for a file. */
  readonly data: unknown
}

export interface Parameter {
  readonly name: string
  readonly place: string
  readonly required: boolean
  readonly schema: unknown
}

export const operationsOf = (document: unknown): readonly Operation[] =>
  entries(part(document, 'paths')).flatMap(([path, methods]) =>
    entries(methods).map(([method, operation]) => {
      const bodies = entries(part(part(operation, 'requestBody'), 'content'))
      const answers = entries(part(part(part(operation, 'responses'), '200'), 'content'))
      const [answerType, answer] = answers[0] ?? ['', null]
      const schema = part(answer, 'schema')
      return {
        id: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        summary: text(part(operation, 'summary')),
        group: path.split('/').slice(1, 3).join('/'),
        access: text(part(operation, 'x-access')),
        limits: many(part(operation, 'x-limits')).map(text),
        parameters: many(part(operation, 'parameters')).map((parameter) => ({
          name: text(part(parameter, 'name')),
          place: text(part(parameter, 'in')),
          required: part(parameter, 'required') === true,
          schema: part(parameter, 'schema'),
        })),
        body: part(bodies[0]?.[1], 'schema') ?? null,
        bodyType: bodies[0]?.[0] ?? '',
        data: answerType === 'application/json' ? (part(part(schema, 'properties'), 'data') ?? schema) : null,
      }
    }),
  )

export const schemasOf = (document: unknown): Schemas =>
  new Map(
    entries(part(part(document, 'components'), 'schemas')).map(([name, schema]) => [
      `#/components/schemas/${name}`,
      Object(schema),
    ]),
  )

/** Calls below what they are about, both in their order. */
export const groupsOf = (operations: readonly Operation[]): readonly (readonly [string, readonly Operation[]])[] => {
  const groups = new Map<string, Operation[]>()
  for (const operation of operations) groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation])
  return [...groups]
}

/** Every word somewhere in what the call is called; `%` and the like mean themselves. */
export const matches = ({ id, summary, access }: Operation, search: string): boolean => {
  const where = `${id} ${summary} ${access}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word))
}

/** The call as a shell command, with what must be filled in between angle brackets. */
export const curlOf = ({ method, path, access, body, bodyType, parameters }: Operation, origin: string): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, '<$1>')
  const query = parameters
    .filter(({ place, required }) => place === 'query' && required)
    .map(({ name }) => `${name}=<${name}>`)
  const address = `${origin}/sapi${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`
  return [
    `curl -X ${method} '${address}'`,
    ...(access === 'public' ? [] : [`-H 'Authorization: Bearer <token>'`]),
    ...(body === null
      ? []
      : bodyType === 'multipart/form-data'
        ? [`-F file=@<file>`]
        : [`-H 'Content-Type: application/json' -d '<json>'`]),
  ].join(' ')
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
