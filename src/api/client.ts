// The only door to HTTP: prefix, time limit, headers, envelope and failures are decided here and nowhere else (spec 7, 8).
import { z } from 'zod'
import { codes, type Endpoint } from '#shared/contract/endpoint'
import { CaptchaCancelled } from '#src/captcha/captcha-cancelled.ts'
import { ApiError } from './api-error.ts'
import {
  type AnyEndpoint,
  type ExchangeHost,
  exchange,
  exchangeForFile,
  type ReceivedFile,
  type Reply,
  recordOf,
  type Sent,
} from './exchange.ts'

export interface ClientHost extends ExchangeHost {
  /** Told about every failure that the caller did not ask to handle alone. */
  readonly onFailure: (failure: ApiError) => void
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
  /** Goes on when the page is left meanwhile, if it is small enough for the browser to allow that. */
  readonly keepalive?: boolean
  /** In place of a JSON body, for endpoints of transport `multipart`: fields first, then the field `file`. */
  readonly form?: FormData
}
interface FileArguments extends Pick<CallOptions, 'signal' | 'quiet'> {
  readonly query?: object | undefined
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
  /** Fetches what a download endpoint makes. Rejects with an ApiError. */
  readonly file: (endpoint: AnyEndpoint, args: FileArguments) => Promise<ReceivedFile>
}

export const createClient = (host: ClientHost): Client => {
  const call: Client['call'] = async (endpoint, ...[args]) => {
    try {
      return parsed(endpoint.data, await solved(host, args ?? {}, (sent) => exchange(host, endpoint, sent)))
    } catch (error) {
      throw told(host, error, args?.quiet ?? false)
    }
  }

  const callOrRefusal: Client['callOrRefusal'] = async (endpoint, refusal, args) => {
    try {
      const reply = await solved(host, args, (sent) => exchange(host, endpoint, sent))
      return { ok: true, data: parsed(endpoint.data, reply) }
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') {
        const body = refusal.safeParse(error.data)
        if (body.success) return { ok: false, refusal: body.data, message: error.serverText }
      }
      throw told(host, error, args.quiet ?? false)
    }
  }

  const file: Client['file'] = async (endpoint, args) => {
    try {
      return await solved(host, args, (sent) => exchangeForFile(host, endpoint, sent))
    } catch (error) {
      throw told(host, error, args.quiet ?? false)
    }
  }

  return { call, callOrRefusal, file }
}

/**
 * With code 416: a captcha, then the same call once more with `slideCode` (spec 7, T10). A pass opens one call. When
 * several calls waited for the same captcha, all but the first find it used up and ask for one of their own.
 */
async function solved<T>(host: ClientHost, args: Sent, send: (args: Sent) => Promise<T>): Promise<T> {
  const retry = async (error: unknown): Promise<T> => {
    if (!(error instanceof ApiError) || !host.solveCaptcha) throw error
    const slideCode = await host.solveCaptcha().catch((reason: unknown) => {
      const { requestId, token } = error
      const kind = reason instanceof CaptchaCancelled ? 'cancelled' : 'network'
      throw new ApiError({ kind, code: codes.captcha, serverText: '', data: null, requestId, token }, { cause: reason })
    })
    const isShared = spent.has(slideCode)
    spent.add(slideCode)
    const replay = send({ ...args, query: { ...recordOf(args.query), slideCode } })
    return isShared ? replay.catch((reason) => (isSpent(reason) ? retry(reason) : Promise.reject(reason))) : replay
  }
  return send(args).catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'captcha') return retry(error)
    throw error
  })
}

/** Passes that were sent with a call. */
const spent = new Set<string>()

/** The server says so beside its words, which are for people. */
const isSpent = (error: unknown): boolean =>
  error instanceof ApiError && z.object({ captcha: z.literal('failed') }).safeParse(error.data).success

/** A reply that does not fit its contract is a fault of ours: better a clear failure than a broken screen. */
const parsed = <Data>(schema: z.ZodType<Data>, { data, about }: Reply): Data => {
  const result = schema.safeParse(data ?? null)
  if (result.success) return result.data
  const failure = { kind: 'unreadable', code: codes.ok, serverText: '', data: null } as const
  throw new ApiError({ ...failure, ...about }, { cause: result.error })
}

const told = (host: ClientHost, error: unknown, quiet: boolean): unknown => {
  if (error instanceof ApiError && (!quiet || actedOnAnyway.has(error.kind))) host.onFailure(error)
  return error
}

/** What concerns more than the call: told of even when its caller shows the failure itself. */
export const actedOnAnyway: ReadonlySet<string> = new Set(['unauthenticated', 'licence'])
