import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from '../deps.ts'
import { AppError } from './app-error.ts'
import { sendError } from './errors.ts'

/** Headers, path hygiene, origin check and the one log line of each request. Runs before routing decides anything. */
export function guardEdges(app: FastifyInstance, { env }: Pick<AppDeps, 'env'>): void {
  const isHttps = env.publicUrl?.startsWith('https:') ?? false
  const ownOrigin = ownOriginOf(env)

  app.addHook('onRequest', async (request, reply) => {
    // What a script or a picture of the build is, its address says for ever; the rest is for pages and answers.
    if (request.raw.url?.startsWith('/assets/')) reply.headers(assetHeaders)
    else reply.headers(securityHeaders).header('x-requestid', request.id)
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000')
    if (isOddPath(request.raw.url ?? '')) return refusePath(request, reply)
    if (!safeMethods.has(request.method) && !isSameOrigin(request, ownOrigin))
      return sendError(request, reply, new AppError('forbidden', 'request.badOrigin'))
    return undefined
  })

  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // The pattern, or the path of a page: a query may carry a token (T1, T2).
        route: request.routeOptions.url ?? (request.raw.url ?? '').split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}

/** A path that cannot be a path, such as one with a broken percent sign, which the router refuses before any hook runs. */
export function refusePath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(securityHeaders).header('x-requestid', request.id)
  const isApi = (request.raw.url ?? '').startsWith('/sapi')
  // A person gets the page that says so (spec 8). Nothing of the odd path goes along.
  if (!isApi && safeMethods.has(request.method) && request.headers.accept?.includes('text/html'))
    return reply.redirect('/404', 302)
  reply.status(isApi ? 200 : 404)
  return sendError(request, reply, new AppError('notFound'))
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** No inline script anywhere. */
const policy = (styles: string, scripts = "script-src 'self'"): string =>
  [
    "default-src 'self'",
    scripts,
    styles,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Inline styles stay in the console: the positions of floating parts are written as style attributes. */
const contentSecurityPolicy = policy("style-src 'self' 'unsafe-inline'")

/** Of a page whose styles are known: nothing inline but what has one of these hashes. */
export const pagePolicy = (styleHashes: readonly string[], { wasm = false } = {}): string =>
  policy(
    ["style-src 'self'", ...styleHashes].join(' '),
    wasm ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
  )

/** Of a page that runs no script: it is posted to this server and nowhere else. */
export const plainPolicy = (styleHashes: readonly string[]): string =>
  policy(["style-src 'self'", ...styleHashes].join(' '), "script-src 'none'")

/** What a page may ask of the device. The camera only where a question needs it (question types say so: `needs`). */
export const permissionsPolicy = ({ camera = false } = {}): string =>
  `camera=(${camera ? 'self' : ''}), geolocation=(self), microphone=()`

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  // Addresses may hold a one-time token until the page has removed it (T1).
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy(),
}

/** Of what the build made: headers that only mean something to a page would be most of what a small script weighs. */
const assetHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Spellings that servers and proxies read differently (T16). The router's own match is the only one that counts. */
export const isOddPath = (url: string): boolean => {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return !path.startsWith('/') || /;|\\|%2f|%5c|%00|\/\/|\/\.\.?(?:\/|$)|%2e/i.test(path)
}

/** Where people reach this server, when the operator said so. */
export const ownOriginOf = ({ publicUrl }: Pick<AppDeps['env'], 'publicUrl'>): string | null =>
  publicUrl ? new URL(publicUrl).origin : null

/** Hosts that are this server: what the operator said, and what this caller has asked. */
export const ownHosts = ({ publicUrl }: Pick<AppDeps['env'], 'publicUrl'>, asked: string | undefined): string[] =>
  // Through URL, because one side may spell out a default port.
  [publicUrl, `http://${asked}`, `https://${asked}`].flatMap((address) =>
    address !== null && URL.canParse(address) ? new URL(address).host : [],
  )

/**
 * Second lock against forged requests; the first is that only the Authorization header signs in. A request without both
 * headers comes from no browser.
 */
export const isSameOrigin = (request: FastifyRequest, ownOrigin: string | null): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  if (origin === undefined || origin === ownOrigin) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  const own = `${protocol}//${request.headers.host ?? ''}`
  // Through URL, because one side may spell out a default port.
  return URL.canParse(own) && new URL(own).host === host
}
