// How an HTTP call is described once: the server validates with it, OpenAPI is generated from it, the browser is typed by it.
import { z } from 'zod'

/** Who may call. Declared on every endpoint; the server refuses to boot without (reliability: deny by default). */
export type Access =
  | { readonly kind: 'public' }
  /** Any signed-in user, on data of their own only. */
  | { readonly kind: 'session' }
  | {
      readonly kind: 'permission'
      /** `module:entity:verb` */
      readonly permission: string
      /**
       * `form`: the call names a form (formKey, form id or a record of it) and the caller must own it or see it by data
       * scope. `own`: the query itself is narrowed to what the caller may see. `all`: the permission alone decides.
       */
      readonly scope: 'form' | 'own' | 'all'
    }

export const publicAccess: Access = { kind: 'public' }
export const sessionAccess: Access = { kind: 'session' }
export const permission = (name: string, scope: 'form' | 'own' | 'all'): Access => ({
  kind: 'permission',
  permission: name,
  scope,
})

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
  /** `multipart`: field `file`. `download`: answers with a file, and accepts a ticket in the query (T2). */
  readonly transport?: 'multipart' | 'download'
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
  licence: 410,
  captcha: 416,
  failed: 500,
  /** The caller reads the body itself, such as the issues of a refused submission. */
  bodyAsIs: 510,
} as const

/** bigint ids travel as strings: JavaScript numbers would lose digits. */
export const idSchema = z.string().regex(/^\d{1,19}$/)

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
