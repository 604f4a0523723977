// Puts the server together: kernel, modules, client pages. Listening, migrating and seeding are server/main.ts's business.
import { type FastifyInstance, fastify, LogController } from 'fastify'
import type { AppDeps } from './deps.ts'
import { acceptBodies } from './http/bodies.ts'
import { compressAnswers } from './http/compression.ts'
import { answerErrors } from './http/errors.ts'
import { type Guards, guardsFrom } from './http/guards.ts'
import { registerHealth } from './http/health.ts'
import { newRequestId } from './http/request-id.ts'
import { registerRoutes } from './http/route.ts'
import { guardEdges, refusePath } from './http/security.ts'
import type { AnyModule, Started } from './kernel/module.ts'
import { startModules } from './kernel/start-modules.ts'
import { serverModules } from './plugins/modules.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the routes ask before a handler runs, for tests that mount routes of their own. */
    guards: Guards
  }
}

const maxConnections = 10_000

/**
 * Builds the application without listening. Try it with `app.inject()`.
 *
 * @param modules those found by folder, unless a test brings more
 */
export async function buildApp(deps: AppDeps, modules: readonly AnyModule[] = serverModules): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    // One line per request is written by the kernel: method, route pattern, status, time; never a query (T1, T2).
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    // Node looks for connections that are over their time once in half a minute otherwise.
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 5000 },
    exposeHeadRoutes: false,
    frameworkErrors: (_error, request, reply) => refusePath(request, reply),
    // No proxy is trusted unless the operator names it: X-Forwarded-For of a stranger must not choose the address that
    // limits count by (T35).
    trustProxy: deps.env.trustedProxies.length > 0 ? [...deps.env.trustedProxies] : false,
    // Queries are parsed by the kernel, where a refusal can be an envelope (T23).
    routerOptions: { querystringParser: () => Object.create(null), ignoreTrailingSlash: false, maxParamLength: 200 },
  })
  app.addHook('preClose', async () => {
    app.readiness.ready = false
  })
  // Sockets of pages among them; beyond that a connection is closed at once instead of taking memory from the others.
  app.server.maxConnections = maxConnections
  acceptBodies(app)
  guardEdges(app, deps)
  compressAnswers(app)
  answerErrors(app, deps)
  registerHealth(app, deps)
  const { started, catalog, offerOf } = startModules(modules, deps)
  const guards = guardsFrom(offerOf)
  app.decorate('guards', guards)
  for (const { mount } of started) mount?.(app)
  registerRoutes(app, { db: deps.db, env: deps.env, guards }, catalog().routes)
  for (const each of started) runBeside(app, each)
  return app
}

/** Work in the background goes on between requests, and ends before what it stands on does. */
const runBeside = (app: FastifyInstance, { onReady, onListen, preClose, onClose }: Started): void => {
  if (onReady) app.addHook('onReady', async () => onReady())
  if (onListen) app.addHook('onListen', async () => onListen())
  if (preClose) app.addHook('preClose', preClose)
  if (onClose) app.addHook('onClose', onClose)
}
