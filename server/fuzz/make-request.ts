// One request, right as its contract says or wrong in one to three ways.
import type { Chance } from './chance.ts'
import { oddJson, oddText, oddValue } from './odd-values.ts'
import { type Operation, usualParts } from './operation.ts'

export interface FuzzRequest {
  readonly method: string
  /** With the query, as it is sent. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

interface Draft {
  method: string
  params: (readonly [string, string])[]
  query: (readonly [string, string])[]
  headers: Record<string, string>
  body: string | Buffer | null
  /** Stands after the path, as it is. */
  tail: string
}

export const makeRequest = (
  operation: Operation,
  named: Readonly<Record<string, unknown>>,
  token: string | null,
  chance: Chance,
): FuzzRequest => {
  const { params, query, body } = usualParts(operation, named)
  const draft: Draft = {
    method: operation.method,
    params: [...params],
    query: [...query],
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: null,
    tail: '',
  }
  if (operation.isMultipart) addFile(draft, chance)
  else if (operation.body !== undefined) {
    draft.headers['content-type'] = 'application/json'
    draft.body = JSON.stringify(chance.oneIn(2) ? spoilt(body, chance) : body)
  }
  for (let count = chance.below(4); count > 0; count--) chance.of(mutations)(draft, chance)

  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => draft.params.find(([known]) => known === name)?.[1] ?? '1',
  )
  const search = draft.query.map(([name, value]) => `${name}=${value}`).join('&')
  return {
    method: draft.method,
    path:
      encodeURI(`/sapi${path}${draft.tail}`.replaceAll(/[\p{Cc}\p{Surrogate} ]/gu, '_')).replaceAll('%25', '%') +
      (search && `?${search}`),
    headers: draft.headers,
    body: draft.body === null ? null : Buffer.from(draft.body),
  }
}

const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))

type Mutation = (draft: Draft, chance: Chance) => void
const mutations: readonly [Mutation, ...Mutation[]] = [
  (draft, chance) => {
    const index = chance.below(draft.params.length)
    const [name] = draft.params[index] ?? []
    if (name) draft.params[index] = [name, encoded(oddText(chance))]
  },
  (draft, chance) => {
    const index = chance.below(draft.query.length + 1)
    const name = draft.query[index]?.[0] ?? chance.of(['name', 'text', 'current', 'size', 'beginTime', 'after', 'key'])
    draft.query[index] = [name, encoded(oddText(chance))]
  },
  (draft, chance) => {
    const name = chance.of([
      'a[b]',
      'a[b][c][d][e][f]',
      '__proto__[x]',
      'a[__proto__]',
      '[',
      'a[',
      '%00',
      'a[constructor]',
    ])
    draft.query.push([name, encoded(oddText(chance))])
  },
  (draft) => {
    draft.query.push(...Array.from({ length: 250 }, (_, index) => [`k${index}`, 'v'] as const))
  },
  (draft, chance) => {
    draft.tail = chance.of([
      '/',
      '//',
      '/x',
      '%2f..',
      '%00',
      '/../..',
      ';a=b',
      '%zz',
      '%ff',
      `/${'x'.repeat(3000)}`,
      '/%F0%9F',
    ])
  },
  (draft, chance) => {
    draft.method = chance.of(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'])
  },
  (draft, chance) => {
    draft.headers['content-type'] = chance.of([
      'text/plain',
      'application/xml',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'nonsense',
      '',
    ])
  },
  (draft, chance) => {
    draft.headers.authorization = chance.of([
      'Bearer',
      'Bearer x',
      `Bearer fl_${'a'.repeat(49)}`,
      'Basic YTpi',
      `Bearer ${'x'.repeat(5000)}`,
      'Bearer \u00ff',
    ])
  },
  (draft, chance) => {
    const [name, value] = chance.of([
      ['accept-language', '../../x, *;q=zz,,,__proto__'],
      ['accept-language', 'en'],
      ['x-forwarded-for', '999.1.1.1, ::zz'],
      ['x-requestid', 'x'.repeat(300)],
      ['origin', 'https://elsewhere.example'],
      ['origin', 'nonsense'],
      ['sec-fetch-site', 'cross-site'],
      ['if-none-match', '"x"'],
      ['range', 'bytes=5-1,-,999999999999999999-'],
      ['cookie', 'Admin-Token=x; a=%zz; __proto__=1'],
      ['user-agent', '\u00ff\u0080<b>'],
      ['transfer-encoding', 'chunked'],
      ['accept-encoding', 'br;q=9, zz'],
      ['host', 'elsewhere.example:99999'],
    ] as const)
    draft.headers[name] = value
  },
  (draft, chance) => {
    if (typeof draft.body === 'string') draft.body = oddJson(chance, draft.body)
  },
  (draft, chance) => {
    if (Buffer.isBuffer(draft.body)) draft.body = draft.body.subarray(0, chance.below(draft.body.length))
  },
]

/** The value with one of its places, or a place that should not be there, holding something odd. */
const spoilt = (value: unknown, chance: Chance): unknown => {
  if (typeof value !== 'object' || value === null || chance.oneIn(6)) return oddValue(chance)
  if (Array.isArray(value)) {
    const index = chance.below(value.length + 1)
    return [...value.slice(0, index), spoilt(value[index], chance), ...value.slice(index + 1)]
  }
  const names = Object.keys(value)
  const name = names[chance.below(names.length + 1)] ?? (oddText(chance) || 'x')
  return { ...value, [name]: spoilt(Reflect.get(value, name), chance) }
}

const boundary = 'fuzz-boundary'

const addFile = (draft: Draft, chance: Chance): void => {
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const file = () => {
    const name = chance.of([
      'a.png',
      'a.txt',
      'a.xlsx',
      '../../a.txt',
      'a.txt\u0000.png',
      '\u202egnp.txt',
      '',
      'x'.repeat(500),
    ])
    const content = chance.of([
      Buffer.from('plain text'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      Buffer.from('PK\u0003\u0004 no archive'),
      Buffer.alloc(0),
      Buffer.alloc(300_000, 'x'),
    ])
    return part(`name="${chance.of(['file', 'file', 'other', '__proto__'])}"; filename="${name}"`, content)
  }
  const field = () =>
    part(`name="${chance.of(['questionId', 'a', 'constructor'])}"`, chance.oneIn(2) ? 'upload' : oddText(chance))
  const parts = [part('name="questionId"', 'upload'), file()]
  for (let count = chance.oneIn(4) ? chance.below(14) : 0; count > 0; count--)
    parts.push(chance.oneIn(2) ? file() : field())
  if (!chance.oneIn(4)) parts.push(Buffer.from(`--${boundary}--\r\n`))
  draft.headers['content-type'] = `multipart/form-data; boundary=${chance.oneIn(10) ? 'another' : boundary}`
  draft.body = Buffer.concat(parts)
}
