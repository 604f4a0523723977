// The only door to HTTP: prefix, time limit, headers, envelope and failures are decided here and nowhere else (spec 7, 8).
import { ofetch } from 'ofetch'
import { z } from 'zod'
import { codes, type Endpoint } from '#shared/contract/endpoint'
import { randomId } from '#shared/form/ids'
import { CaptchaCancelled } from '#src/captcha/captcha-cancelled.ts'
import { ApiError, type Failure } from './api-error.ts'
import { kindOfCode } from './errors.ts'
import { queryString } from './query-string.ts'

export interface ClientHost {
  /** Where the API lives: `/sapi` in the browser. */
  readonly baseUrl: string
  readonly token: () => string | null
  /** The language the server should answer in, as BCP 47. */
  readonly language: () => string
  /** Told about every failure that the caller did not ask to handle alone. */
  readonly onFailure: (failure: ApiError) => void
  /** Milliseconds. */
  readonly timeout: number
  /**
   * Asks the person for a captcha and gives the pass for a call; rejects with CaptchaCancelled. Whoever asks while one is
   * open gets the same pass. Without it, a call that needs a captcha fails.
   */
  readonly solveCaptcha?: () => Promise<string>
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** The caller shows the failure itself. Session ends and licence trouble are still acted on. */
  readonly quiet?: boolean
  /** Another token than the session's: for a token that is still to be judged (T1). */
  readonly token?: string
  /** In place of a JSON body, for endpoints of transport `multipart`: fields first, then the field `file`. */
  readonly form?: FormData
}
type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : object extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T }
export type CallArguments<Params, Query, Body> = Part<'params', Params> &
  Part<'query', Query> &
  Part<'body', Body> &
  CallOptions
type Rest<Args> = object extends Args ? [args?: Args] : [args: Args]

export type Outcome<Data, Refusal> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly refusal: Refusal; readonly message: string }

export interface Client {
  /** Calls an endpoint of the contract and gives `data` of its envelope. Rejects with an ApiError. */
  readonly call: <Params, Query, Body, Data>(
    endpoint: Endpoint<Params, Query, Body, Data>,
    ...rest: Rest<CallArguments<Params, Query, Body>>
  ) => Promise<Data>
  /** As `call`, for endpoints that may refuse with code 510: the refusal is a result here, not a rejection. */
  readonly callOrRefusal: <Params, Query, Body, Data, Refusal>(
    endpoint: Endpoint<Params, Query, Body, Data>,
    refusal: z.ZodType<Refusal>,
    args: CallArguments<Params, Query, Body>,
  ) => Promise<Outcome<Data, Refusal>>
}

export const createClient = (host: ClientHost): Client => {
  const call: Client['call'] = async (endpoint, ...[args]) => {
    try {
      return parsed(endpoint.data, await sendSolved(host, endpoint, args ?? {}))
    } catch (error) {
      throw told(host, error, args?.quiet ?? false)
    }
  }

  const callOrRefusal: Client['callOrRefusal'] = async (endpoint, refusal, args) => {
    try {
      const reply = await sendSolved(host, endpoint, args)
      return { ok: true, data: parsed(endpoint.data, reply) }
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') {
        const body = refusal.safeParse(error.data)
        if (body.success) return { ok: false, refusal: body.data, message: error.serverText }
      }
      throw told(host, error, args.quiet ?? false)
    }
  }

  return { call, callOrRefusal }
}

interface Reply {
  readonly data: unknown
  readonly about: { readonly requestId: string; readonly token: string | null }
}

interface Sent extends CallOptions {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/**
 * With code 416: a captcha, then the same call once more with `slideCode` (spec 7, T10). A pass opens one call. When
 * several calls waited for the same captcha, all but the first find it used up and ask for one of their own.
 */
async function sendSolved(host: ClientHost, endpoint: AnyEndpoint, args: Sent): Promise<Reply> {
  const retry = async (error: unknown): Promise<Reply> => {
    if (!(error instanceof ApiError) || !host.solveCaptcha) throw error
    const slideCode = await host.solveCaptcha().catch((reason: unknown) => {
      const { requestId, token } = error
      const kind = reason instanceof CaptchaCancelled ? 'cancelled' : 'network'
      throw new ApiError({ kind, code: codes.captcha, serverText: '', data: null, requestId, token }, { cause: reason })
    })
    const isShared = spent.has(slideCode)
    spent.add(slideCode)
    const replay = send(host, endpoint, { ...args, query: { ...recordOf(args.query), slideCode } })
    return isShared ? replay.catch((reason) => (isSpent(reason) ? retry(reason) : Promise.reject(reason))) : replay
  }
  return send(host, endpoint, args).catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'captcha') return retry(error)
    throw error
  })
}

/** Passes that were sent with a call. */
const spent = new Set<string>()

/** The server says so beside its words, which are for people. */
const isSpent = (error: unknown): boolean =>
  error instanceof ApiError && z.object({ captcha: z.literal('failed') }).safeParse(error.data).success

const envelopeSchema = z.object({ code: z.number(), msg: z.string().nullish(), data: z.unknown() })

async function send(host: ClientHost, endpoint: AnyEndpoint, args: Sent): Promise<Reply> {
  const about = { requestId: randomId(20), token: args.token ?? host.token() }
  const failure = (part: Pick<Failure, 'kind' | 'code'> & Partial<Failure>, cause?: unknown) =>
    new ApiError({ serverText: '', data: null, ...about, ...part }, { cause })

  const limit = AbortSignal.timeout(host.timeout)
  const response = await ofetch
    .raw<unknown, 'json'>(host.baseUrl + pathOf(endpoint.path, args.params) + queryString(recordOf(args.query)), {
      method: endpoint.method,
      ...(args.body !== undefined && { body: JSON.stringify(args.body) }),
      ...(args.form !== undefined && { body: args.form }),
      headers: {
        accept: 'application/json',
        'accept-language': host.language(),
        'x-requestId': about.requestId,
        ...(args.body !== undefined && { 'content-type': 'application/json' }),
        ...(about.token !== null && { authorization: `Bearer ${about.token}` }),
      },
      signal: args.signal ? AbortSignal.any([args.signal, limit]) : limit,
      retry: 0,
      ignoreResponseError: true,
      parseResponse: (text) => {
        try {
          return JSON.parse(text)
        } catch {
          // Not JSON (a proxy's page, an empty body): judged below by status and shape.
          return undefined
        }
      },
    })
    .catch((error: unknown) => {
      if (args.signal?.aborted) throw new DOMException('The call was cancelled', 'AbortError')
      throw failure(limit.aborted ? { kind: 'timeout', code: 0 } : { kind: 'network', code: 0 }, error)
    })

  if (!response.ok) throw failure({ kind: 'httpStatus', code: response.status })
  const envelope = envelopeSchema.safeParse(response._data)
  if (!envelope.success) throw failure({ kind: 'unreadable', code: response.status }, envelope.error)
  const { code, msg, data } = envelope.data
  if (code !== codes.ok) throw failure({ kind: kindOfCode(code), code, serverText: msg ?? '', data })
  return { data, about }
}

type AnyEndpoint = Pick<Endpoint, 'method' | 'path'>

/** A reply that does not fit its contract is a fault of ours: better a clear failure than a broken screen. */
const parsed = <Data>(schema: z.ZodType<Data>, { data, about }: Reply): Data => {
  const result = schema.safeParse(data ?? null)
  if (result.success) return result.data
  const failure = { kind: 'unreadable', code: codes.ok, serverText: '', data: null } as const
  throw new ApiError({ ...failure, ...about }, { cause: result.error })
}

const told = (host: ClientHost, error: unknown, quiet: boolean): unknown => {
  if (error instanceof ApiError && (!quiet || alwaysActedOn.has(error.kind))) host.onFailure(error)
  return error
}

const alwaysActedOn = new Set(['unauthenticated', 'licence'])

const pathOf = (template: string, params: unknown): string => {
  const values = recordOf(params)
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === '') throw new Error(`Path parameter ${name} of ${template} is missing`)
    return encodeURIComponent(String(value))
  })
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
