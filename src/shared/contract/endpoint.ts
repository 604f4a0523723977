// How an HTTP call is described once: the server validates with it, OpenAPI is generated from it, the browser is typed by it.
import { z } from 'zod'

/** Who may call. Declared on every endpoint; the server refuses to boot without (reliability: deny by default). */
export type Access =
  | { readonly kind: 'public' }
  /** Any signed-in user, on data of their own only. */
  | { readonly kind: 'session' }
  | {
      readonly kind: 'permission'
      /** `module:entity:verb`; one of them is enough. */
      readonly anyOf: readonly string[]
      /**
       * `form`: the call names a form (formKey, form id or a record of it) and the caller must own it or see it by data
       * scope. `own`: the query itself is narrowed to what the caller may see. `all`: the permission alone decides.
       */
      readonly scope: 'form' | 'own' | 'all'
    }

export const publicAccess: Access = { kind: 'public' }
export const sessionAccess: Access = { kind: 'session' }
export const permission = (anyOf: string | readonly string[], scope: 'form' | 'own' | 'all'): Access => ({
  kind: 'permission',
  anyOf: typeof anyOf === 'string' ? [anyOf] : anyOf,
  scope,
})

/**
 * When a call needs a solved captcha, sent as `slideCode` in the query. `afterFailures`: once the attempts that count
 * as failures (the first rule of `limits` with `counts: 'failures'`) have been used up twice.
 */
export const captchaTimes = ['always', 'afterFailures'] as const
export type CaptchaTime = (typeof captchaTimes)[number]

/** What a limit counts by. `account`: the user name in the body. `form`: the form the call names. */
export const limitKeys = ['address', 'user', 'account', 'form'] as const
export type LimitKey = (typeof limitKeys)[number]

/** A token bucket: `capacity` calls at once, and a whole capacity grows back in `seconds` (reliability 3.3). */
export interface RateRule {
  /** Two endpoints with the same name share their buckets. */
  readonly name: string
  readonly per: readonly LimitKey[]
  readonly capacity: number
  readonly seconds: number
  /**
   * `failures`: a call that succeeds gives its token back. `misses`: only calls that name something which is not there
   * (code 404) take one; once they are used up, nothing is looked up for the caller, there or not.
   * @default 'calls'
   */
  readonly counts?: 'calls' | 'failures' | 'misses'
  /**
   * What comes beyond it. `wait`: code 429. `captcha`: nobody is turned away, but every call needs a captcha and is judged
   * later the more there are, by seconds: for what strangers can use up, who must not be able to lock anybody out.
   * @default 'wait'
   */
  readonly beyond?: 'wait' | 'captcha'
  /** The operator's SUBMIT_LIMIT scales this rule. */
  readonly scaled?: boolean
}

/** A person mistypes a key a few times; nobody but a machine names sixty forms a minute that are not there. */
export const guessedKeys: RateRule = {
  name: 'guessed-key',
  per: ['address'],
  capacity: 60,
  seconds: 60,
  counts: 'misses',
}

export interface Endpoint<Params = unknown, Query = unknown, Body = unknown, Data = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/sapi`, with `{name}` for path parameters. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: z.ZodType<Params>
  readonly query?: z.ZodType<Query>
  readonly body?: z.ZodType<Body>
  /** `data` of the `{code, msg, data}` envelope. */
  readonly data: z.ZodType<Data>
  /**
   * `multipart`: field `file`. `download`: answers with a file, and accepts a ticket in the query (T2). `raw`: `data` is
   * the whole body, without envelope.
   */
  readonly transport?: 'multipart' | 'download' | 'raw'
  /** The answer carries an ETag: who has it already gets an empty 304 instead of the same once more. */
  readonly revalidated?: boolean
  /** A refusal says so in the HTTP status, too: for addresses a browser follows by itself, such as a picture's. */
  readonly refusesByStatus?: boolean
  readonly captcha?: CaptchaTime
  /** Taken in this order; the first that is exhausted answers with code 429, and what was taken before is given back. */
  readonly limits?: readonly RateRule[]
  /**
   * Text that PostgreSQL cannot keep (U+0000, half a surrogate pair) is taken out of the body. Otherwise such a body is
   * refused. For texts that people write at length or paste, and would lose.
   */
  readonly cleansText?: boolean
  /** Stays open when the licence has expired (code 410). Only permission access is closed by that at all. */
  readonly worksUnlicensed?: boolean
}

/** Keeps the schemas' types. */
export const defineEndpoint = <Params = undefined, Query = undefined, Body = undefined, Data = undefined>(
  endpoint: Endpoint<Params, Query, Body, Data>,
): Endpoint<Params, Query, Body, Data> => endpoint

/** The spec's codes. HTTP status stays 200; the code is in the body. */
export const codes = {
  ok: 200,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  /** Somebody else changed it since it was read; `data` is `conflictSchema` (fields.ts). */
  conflict: 409,
  licence: 410,
  captcha: 416,
  /** `data.retryAfterSeconds` says how long to wait; the header `retry-after` too. */
  tooMany: 429,
  failed: 500,
  /** The server is overloaded, or cannot reach its database; `data.retryAfterSeconds` and the header as for 429. */
  busy: 503,
  /** The caller reads the body itself, such as the issues of a refused submission. */
  bodyAsIs: 510,
} as const

/** bigint ids travel as strings: JavaScript numbers would lose digits. */
export const idSchema = z
  .string()
  .regex(/^\d{1,19}$/)
  // A pattern that does not match is told already, and would be no number here.
  .refine((id) => !/^\d{19}$/.test(id) || BigInt(id) <= greatestId)

/** Of PostgreSQL's bigint. */
const greatestId = 2n ** 63n - 1n

/** Both styles are accepted (product facts 10.1): `current/size` and `pageNum/pageSize`. Pages count from 1. */
export const pageQuerySchema = z.object({
  current: z.coerce.number().int().min(1).optional(),
  size: z.coerce.number().int().min(1).max(1000).optional(),
  pageNum: z.coerce.number().int().min(1).optional(),
  pageSize: z.coerce.number().int().min(1).max(1000).optional(),
})

/** Default page 1, default size 20 (spec 9). */
export const pageOf = (query: z.infer<typeof pageQuerySchema>): { current: number; size: number } => ({
  current: query.current ?? query.pageNum ?? 1,
  size: query.size ?? query.pageSize ?? 20,
})

/** Both styles are returned: `records` and `rows` hold the same list. */
export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({
    records: z.array(row),
    rows: z.array(row),
    total: z.number().int(),
    size: z.number().int(),
    current: z.number().int(),
    pages: z.number().int(),
  })

export const nothing = z.null()
