// Turns contract endpoints into routes. Access is decided here and nowhere else, before a handler runs.
import { createHash } from 'node:crypto'
import type { Multipart } from '@fastify/multipart'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Access, codes, type Endpoint } from '#shared/contract/endpoint'
import { fillingHeader, passHeader } from '#shared/contract/fill-state'
import type { Json } from '#shared/form/definition'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { type CurrentUser, mayCall } from '../kernel/current-user.ts'
import { addressOf } from './address.ts'
import { AppError, busy, isTurnedAway } from './app-error.ts'
import { authenticate } from './authenticate.ts'
import { bodyLengthOf } from './bodies.ts'
import { cookieOf, setCookie } from './cookies.ts'
import { refusalOf, sendError, statusOf } from './errors.ts'
import { gatesOf } from './gates.ts'
import type { FormAccess, FormName, Guards } from './guards.ts'
import { message } from './messages.ts'
import { parseNestedQuery } from './nested-query.ts'
import { withOrigin } from './origin.ts'
import { schemaWords } from './schema-words.ts'
import { type FileAnswer, sendFile } from './send-file.ts'
import { storableJson, unstorableAt } from './storable.ts'

/** What every handler gets. Parameters, query and body are already parsed by the endpoint's schemas. */
export interface Call<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Null: anonymous. Only endpoints of public access ever see null; `signedInRoute` and `formRoute` never do. */
  readonly user: CurrentUser | null
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  readonly log: FastifyBaseLogger
  /** Names of the endpoint's limits that this very call has used up, for those who should be told. */
  readonly usedUp: ReadonlySet<string>
  /** Proof of a form's password, as sent. */
  readonly formPass: string | null
  /** Id of the submission that is being filled in, as sent. */
  readonly filling: string | null
  /** The header as sent; `message()` reads it. */
  readonly acceptLanguage: string | undefined
  /** The bearer token as sent: the session's, or a ticket on download routes (T2). */
  readonly token: string | null
  /** Of a JSON body, in characters. */
  readonly bodyLength: number
  /** Parts in the order sent. Only of `multipart` endpoints; must be read to the end. */
  readonly parts: () => AsyncIterable<Multipart>
  /** Bytes of the whole body as the caller announces them; null without a word. */
  readonly announcedBytes: number | null
  readonly cookie: (name: string) => string | null
  /** Kept by the browser for calls below `/sapi`; out of reach of scripts and of other sites. */
  readonly setCookie: (name: string, value: string, maxAgeSeconds: number) => void
}
export type SignedInCall<Params, Query, Body> = Call<Params, Query, Body> & { readonly user: CurrentUser }
export type FormCall<Params, Query, Body> = SignedInCall<Params, Query, Body> & {
  /** The form the call names; ownership and data scope are already checked. */
  readonly form: FormAccess
}

// biome-ignore lint/suspicious/noExplicitAny: the erased form of every endpoint, for lists of routes.
type AnyEndpoint = Endpoint<any, any, any, any>
// biome-ignore lint/suspicious/noExplicitAny: erased together with the endpoint; the functions below keep them in step.
type AnyHandler = (call: any) => unknown

export interface Route {
  readonly endpoint: AnyEndpoint
  readonly handler: AnyHandler
  readonly kind: 'any' | 'signedIn' | 'form'
  /** The form is looked up in the recycle bin. */
  readonly recycled: boolean
  /** Body of a refusal, for protocols that have no envelope. */
  readonly refuse?: Refuse<unknown>
}

/** Makes the body of a refusal in a language of the caller's. */
export type Refuse<Data> = (refusal: AppError, acceptLanguage: string | undefined) => Data

type Answer<Data> = Promise<Data> | Data

/** A route whose caller may be anonymous, when its endpoint says so. */
export const route = <P, Q, B, D>(
  endpoint: Endpoint<P, Q, B, D>,
  handler: (call: Call<P, Q, B>) => Answer<D>,
): Route => ({ endpoint, handler, kind: 'any', recycled: false })

/** A route for signed-in people; `user` is never null. */
export const signedInRoute = <P, Q, B, D>(
  endpoint: Endpoint<P, Q, B, D>,
  handler: (call: SignedInCall<P, Q, B>) => Answer<D>,
): Route => ({ endpoint, handler, kind: 'signedIn', recycled: false })

/** A route of scope `form`: the form named by `key`, `formKey` or `dataId` in params, query or body comes along as `form`. */
export const formRoute = <P, Q, B, D>(
  endpoint: Endpoint<P, Q, B, D>,
  handler: (call: FormCall<P, Q, B>) => Answer<D>,
  { recycled = false }: { recycled?: boolean } = {},
): Route => ({ endpoint, handler, kind: 'form', recycled })

/** A route that answers with a file. */
export const downloadRoute = <P, Q, B, D>(
  endpoint: Endpoint<P, Q, B, D>,
  handler: (call: Call<P, Q, B>) => Answer<FileAnswer>,
): Route => ({ endpoint, handler, kind: 'any', recycled: false })

/**
 * A route whose answer is the whole body, as a foreign protocol wants it.
 * @param refuse makes the body of a refusal: a bad request, a limit, a fault of ours
 */
export const rawRoute = <P, Q, B, D>(
  endpoint: Endpoint<P, Q, B, D>,
  handler: (call: Call<P, Q, B>) => Answer<D>,
  refuse: Refuse<D>,
): Route => ({ endpoint, handler, kind: 'any', recycled: false, refuse })

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyInstance {
    /** Every endpoint under `/sapi`, for OpenAPI and for the test that walks them all. */
    endpoints: AnyEndpoint[]
  }
}

export interface RouteDeps {
  readonly db: Database
  readonly env: Env
  readonly guards: Guards
}

/**
 * Mounts the routes under `/sapi`. From here on, adding any route under `/sapi` without a declared access throws, so
 * the server does not start (deny by default).
 */
export function registerRoutes(app: FastifyInstance, deps: RouteDeps, routes: readonly Route[]): void {
  if (!app.hasDecorator('endpoints')) {
    app.decorate('endpoints', [])
    app.addHook('onRoute', ({ url, config }) => {
      if (url.startsWith('/sapi') && !config?.access) throw new Error(`The route ${url} declares no access.`)
    })
  }
  for (const each of routes) mount(app, deps, each)
}

function mount(app: FastifyInstance, deps: RouteDeps, { endpoint, handler, kind, recycled, refuse }: Route): void {
  const { access, transport, revalidated } = endpoint
  const name = `${endpoint.method} ${endpoint.path}`
  const isFormScoped = access.kind === 'permission' && access.scope === 'form'
  if (isFormScoped !== (kind === 'form')) throw new Error(`${name}: scope 'form' and formRoute belong together.`)
  if (kind === 'signedIn' && access.kind === 'public') throw new Error(`${name} is public; use route().`)
  if ((transport === 'raw') !== (refuse !== undefined)) throw new Error(`${name}: 'raw' and rawRoute belong together.`)
  const gates = gatesOf(deps, endpoint)
  const isHttps = deps.env.publicUrl?.startsWith('https:') ?? false
  app.endpoints.push(endpoint)

  app.route({
    method: endpoint.method,
    url: `/sapi${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { access },
    // Before the body is read: a stranger's megabyte is refused unread.
    onRequest: async (request) => {
      const caller = await authenticate(deps.guards, request, transport === 'download')
      callers.set(request, caller)
      if (access.kind === 'public') return
      if (!caller.user) throw new AppError('unauthenticated')
      if (access.kind === 'permission' && !mayCall(caller.user, access)) throw new AppError('forbidden')
      if (access.kind === 'permission' && !endpoint.worksUnlicensed && (await deps.guards.isExpired()))
        throw new AppError('licence')
    },
    ...(refuse && {
      errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
        reply
          .header('cache-control', 'no-store')
          .send(refuse(refusalOf(error, request), request.headers['accept-language'])),
    }),
    ...(endpoint.refusesByStatus && {
      errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
        const refusal = refusalOf(error, request)
        return sendError(request, reply.status(statusOf(refusal)), refusal)
      },
    }),
    handler: async (request, reply) => {
      const { user, token } = callers.get(request) ?? { user: null, token: null }
      const read = readerOf(endpoint, request.headers['accept-language'])
      const params = read('params', request.params)
      const query = read('query', queryOf(request))
      const body = read('body', request.body)
      const ip = addressOf(request)
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 500)
      const gone = lazily(() => goneSignal(reply))
      const admission = await gates?.({
        ip,
        userAgent,
        userId: user?.id ?? null,
        params,
        body,
        slideCode: slideCodeOf(request),
        gone,
      })
      const form =
        isFormScoped && user
          ? await deps.guards.requireForm(user, formNameOf(name, [params, query, body]), { recycled })
          : null
      const call: Call<unknown, unknown, unknown> & { form: FormAccess | null } = {
        params,
        query,
        body,
        user,
        token,
        form,
        requestId: request.id,
        ip,
        userAgent,
        usedUp: admission?.usedUp ?? none,
        formPass: formPassOf(request),
        filling: fillingOf(request),
        acceptLanguage: request.headers['accept-language'],
        log: request.log,
        bodyLength: bodyLengthOf(request),
        parts: () => partsOf(request),
        announcedBytes: bytesAnnounced(request),
        cookie: (name) => cookieOf(request, name),
        setCookie: (name, value, maxAgeSeconds) => setCookie(reply, { name, value, maxAgeSeconds, isHttps }),
      }
      const data = await withOrigin(
        {
          requestId: request.id,
          userAgent,
          host: request.headers.host,
          ip,
          language: request.headers['accept-language'],
          gone,
        },
        async () => {
          try {
            return await handler(call)
          } catch (error) {
            if (error instanceof AppError && isTurnedAway(error)) await admission?.unjudged()
            if (error instanceof AppError && error.code === codes.notFound) await admission?.missed()
            throw error
          }
        },
      )
      await admission?.succeeded()
      if (transport === 'download') return sendFile(request, reply, data as FileAnswer) // downloadRoute is the only way here
      // Outside production every answer is held against its contract, so that the two cannot drift apart.
      const checked = deps.env.isProduction ? data : endpoint.data.parse(data)
      const answer = transport === 'raw' ? checked : { code: codes.ok, msg: '', data: checked ?? null }
      if (revalidated) return sendRevalidated(request, reply, answer)
      return reply.header('cache-control', 'no-store').send(answer)
    },
  })
}

const none: ReadonlySet<string> = new Set()

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Aborted once the connection is gone, or the answer sent. */
const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const ending = new AbortController()
  // Nobody reads what they get.
  const end = () => ending.abort(busy())
  if (raw.destroyed) end()
  else raw.once('close', end)
  return ending.signal
}

const callers = new WeakMap<FastifyRequest, { user: CurrentUser | null; token: string | null }>()

/** Base64 in a query that somebody did not encode arrives with spaces for its plus signs (T10). */
const slideCodeOf = (request: FastifyRequest): string | null =>
  new URLSearchParams((request.raw.url ?? '').split('?', 2)[1]).get('slideCode')?.replaceAll(' ', '+') ?? null

/** A body that ends early, or is not what its head says, is the caller's doing, whatever the parser calls it. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  const parts = request.parts()[Symbol.asyncIterator]()
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw isAnswerable(error) ? error : new AppError('failed', 'request.invalid')
    })
    if (next.done) return
    yield next.value
  }
}

/** Limits of the parser say so by a status. */
const isAnswerable = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && typeof Reflect.get(error, 'statusCode') === 'number')

const bytesAnnounced = ({ headers }: FastifyRequest): number | null => {
  const length = Number(headers['content-length'] ?? Number.NaN)
  return Number.isSafeInteger(length) && length >= 0 ? length : null
}

const formPassOf = (request: FastifyRequest): string | null => {
  const sent = request.headers[passHeader]
  return typeof sent === 'string' && sent.length <= 200 ? sent : null
}

const fillingOf = (request: FastifyRequest): string | null => {
  const sent = request.headers[fillingHeader]
  return typeof sent === 'string' && z.uuid().safeParse(sent).success ? sent.toLowerCase() : null
}

const queryOf = (request: FastifyRequest): unknown => {
  const url = request.raw.url ?? ''
  const start = url.indexOf('?')
  return parseNestedQuery(start === -1 ? '' : url.slice(start + 1))
}

type Place = 'params' | 'query' | 'body'

/**
 * Reads what a caller sent, as far as PostgreSQL can keep it; the handler may rely on that for every text and number.
 *
 * @param language as in an Accept-Language header: everything that is said of a refused value is in it
 */
const readerOf =
  (endpoint: AnyEndpoint, language: string | undefined) =>
  (place: Place, value: unknown): unknown =>
    parse(endpoint[place], storable(value, { place, endpoint, language }), { place, language })

const storable = (
  value: unknown,
  { place, endpoint, language }: { place: Place; endpoint: AnyEndpoint; language: string | undefined },
): unknown => {
  const path = unstorableAt(value)
  if (!path) return value
  // JSON.parse made it.
  if (place === 'body' && endpoint.cleansText) return storableJson(value as Json)
  const field = path.join('.') || place
  const fieldErrors = [{ field, code: 'invalid_text', message: message('request.unstorable', {}, language) }]
  throw new AppError('failed', 'request.invalidField', { field }, { place, fieldErrors })
}

const parse = (
  schema: z.ZodType | undefined,
  value: unknown,
  { place, language }: { place: Place; language: string | undefined },
): unknown => {
  if (!schema) return undefined
  let parsed: z.ZodSafeParseResult<unknown>
  try {
    parsed = schema.safeParse(value ?? {}, { error: schemaWords(language) })
  } catch (error) {
    // Nested deeper than the call stack: refused like any other malformed value.
    if (error instanceof RangeError) throw new AppError('failed', 'request.invalid')
    throw error
  }
  if (parsed.success) return parsed.data
  const fieldErrors = parsed.error.issues
    .slice(0, 50)
    .map((issue) => ({ field: issue.path.map(String).join('.'), code: issue.code, message: issue.message }))
  const field = fieldErrors[0]?.field || place
  throw new AppError('failed', 'request.invalidField', { field }, { place, fieldErrors })
}

/** The form a call of scope `form` names. An endpoint that names none is a mistake of ours, and denied. */
const formNameOf = (name: string, places: readonly unknown[]): FormName => {
  for (const place of places) {
    if (typeof place !== 'object' || place === null) continue
    for (const field of ['formKey', 'key']) {
      const formKey: unknown = Reflect.get(place, field)
      if (typeof formKey === 'string') return { formKey }
    }
    const dataId: unknown = Reflect.get(place, 'dataId')
    if (typeof dataId === 'string') return { dataId }
  }
  throw new Error(`${name} has scope 'form' but names no form.`)
}

/** Browsers keep the answer, ask each time whether it still holds, and show the kept one on 304. */
const sendRevalidated = (request: FastifyRequest, reply: FastifyReply, envelope: unknown): FastifyReply => {
  const body = JSON.stringify(envelope)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization' })
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
