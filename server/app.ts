// Puts the server together: kernel, modules, client pages. Listening, migrating and seeding are server/main.ts's business.

import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import type { Pool } from 'pg'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import { answerErrors } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { newRequestId } from './http/request-id.ts'
import { type Route, registerRoutes } from './http/route.ts'
import { guardEdges } from './http/security.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { processRoutes } from './modules/process/routes.ts'
import { systemRoutes } from './modules/system/routes.ts'

export interface AppDeps {
  db: Database
  pool: Pool
  env: Env
  log: FastifyBaseLogger
  /**
   * Answers every GET and HEAD outside `/sapi` and `/health`: the built pages, or Vite's middleware. It may answer
   * through `reply`, or take over with `reply.hijack()`. Null: a server without pages (tests).
   */
  serveClient: ((request: FastifyRequest, reply: FastifyReply) => unknown) | null
  /** Absolute path of the folder that holds uploaded files. */
  storageFolder: string
}

/** Builds the application without listening. Try it with `app.inject()`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    // One line per request is written by the kernel: method, route pattern, status, time; never a query (T1, T2).
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    exposeHeadRoutes: false,
    // No proxy is trusted: X-Forwarded-For of a stranger must not choose the address that limits count by (T35).
    trustProxy: false,
    // Queries are parsed by the kernel, where a refusal can be an envelope (T23).
    routerOptions: { querystringParser: () => Object.create(null), ignoreTrailingSlash: false, maxParamLength: 200 },
  })
  guardEdges(app, deps)
  answerErrors(app, deps)
  registerHealth(app, deps)
  registerRoutes(app, deps, routesOf(deps))
  return app
}

/** Every route under `/sapi`. */
const routesOf = (deps: AppDeps): readonly Route[] => [
  ...authRoutes(deps),
  ...systemRoutes(deps),
  ...processRoutes(deps),
]
