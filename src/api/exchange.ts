// One exchange with the server: address, headers, time limit; what came back, or the failure it was (spec 7, 8).
import { ofetch } from 'ofetch'
import { z } from 'zod'
import { codes, type Endpoint } from '#shared/contract/endpoint'
import { randomId } from '#shared/form/ids'
import { ApiError, type Failure } from './api-error.ts'
import { kindOfCode } from './errors.ts'
import { queryString } from './query-string.ts'

export interface ExchangeHost {
  /** Where the API lives: `/sapi` in the browser. */
  readonly baseUrl: string
  readonly token: () => string | null
  /** The language the server should answer in, as BCP 47. */
  readonly language: () => string
  /** Milliseconds. */
  readonly timeout: number
  /** Nothing came back in time, or at all: perhaps it is the line. */
  readonly onSilence?: () => void
}

export interface Sent {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly form?: FormData | undefined
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly keepalive?: boolean | undefined
}

interface About {
  readonly requestId: string
  readonly token: string | null
}

export interface Reply {
  /** `data` of the envelope, not yet held against its contract. */
  readonly data: unknown
  readonly about: About
}

export interface ReceivedFile {
  readonly content: Blob
  /** As the server calls it; null when it does not say. */
  readonly name: string | null
}

export type AnyEndpoint = Pick<Endpoint, 'method' | 'path'>

/** For an answer that is an envelope. Rejects with an ApiError, or an AbortError when the caller gave up. */
export const exchange = async (host: ExchangeHost, endpoint: AnyEndpoint, args: Sent): Promise<Reply> => {
  const { response, about } = await transfer(host, endpoint, args, 'text')
  return { data: unwrapped(response._data ?? '', about, response.status), about }
}

/** For an answer that is a file; a refusal comes as an envelope in its place. Rejects as `exchange` does. */
export const exchangeForFile = async (host: ExchangeHost, endpoint: AnyEndpoint, args: Sent): Promise<ReceivedFile> => {
  const { response, about } = await transfer(host, endpoint, args, 'blob')
  const content = response._data ?? new Blob([])
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    unwrapped(await content.text(), about, response.status)
    throw new ApiError({ kind: 'unreadable', code: response.status, serverText: '', data: null, ...about })
  }
  return { content, name: nameOf(response.headers.get('content-disposition')) }
}

async function transfer<As extends 'text' | 'blob'>(host: ExchangeHost, endpoint: AnyEndpoint, args: Sent, as: As) {
  const about: About = { requestId: randomId(20), token: args.token ?? host.token() }
  const limit = AbortSignal.timeout(host.timeout)
  const body = args.body === undefined ? undefined : JSON.stringify(args.body)
  const response = await ofetch
    .raw<never, As>(host.baseUrl + pathOf(endpoint.path, args.params) + queryString(recordOf(args.query)), {
      method: endpoint.method,
      ...(body !== undefined && { body }),
      ...(args.keepalive && new Blob([body ?? '']).size < keepaliveLimit && { keepalive: true }),
      // Uploads carry the token and no cookies (spec 9: without credentials).
      ...(args.form !== undefined && { body: args.form, credentials: 'omit' as const }),
      headers: {
        accept: as === 'text' ? 'application/json' : '*/*',
        'accept-language': host.language(),
        'x-requestId': about.requestId,
        ...(args.body !== undefined && { 'content-type': 'application/json' }),
        ...(about.token !== null && { authorization: `Bearer ${about.token}` }),
      },
      signal: args.signal ? AbortSignal.any([args.signal, limit]) : limit,
      retry: 0,
      ignoreResponseError: true,
      responseType: as,
    })
    .catch((error: unknown) => {
      if (args.signal?.aborted) throw new DOMException('The call was cancelled', 'AbortError')
      const kind = limit.aborted ? 'timeout' : 'network'
      host.onSilence?.()
      throw new ApiError({ kind, code: 0, serverText: '', data: null, ...about }, { cause: error })
    })
  if (!response.ok)
    throw new ApiError({ kind: 'httpStatus', code: response.status, serverText: '', data: null, ...about })
  return { response, about }
}

/** Bytes; browsers carry 64 KB in all beyond the life of a page. */
const keepaliveLimit = 60_000

// Without `data`, too: it is no less an envelope for that, and its `msg` is for people.
const envelopeSchema = z.object({ code: z.number(), msg: z.string().nullish(), data: z.unknown().optional() })

const unwrapped = (text: string, about: About, status: number): unknown => {
  const failure = (part: Pick<Failure, 'kind' | 'code'> & Partial<Failure>, cause?: unknown) =>
    new ApiError({ serverText: '', data: null, ...about, ...part }, { cause })
  const envelope = envelopeSchema.safeParse(jsonOf(text))
  if (!envelope.success) throw failure({ kind: 'unreadable', code: status }, envelope.error)
  const { code, msg, data } = envelope.data
  if (code !== codes.ok) throw failure({ kind: kindOfCode(code), code, serverText: msg ?? '', data: data ?? null })
  return data
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON (a proxy's page, an empty body): judged by its shape.
    return undefined
  }
}

/** The name in `filename*=UTF-8''…`. */
const nameOf = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    // Badly encoded: the caller's name will do.
    return null
  }
}

const pathOf = (template: string, params: unknown): string => {
  const values = recordOf(params)
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === '') throw new Error(`Path parameter ${name} of ${template} is missing`)
    return encodeURIComponent(String(value))
  })
}

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
