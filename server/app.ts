// Puts the server together: kernel, modules, client pages. Listening, migrating and seeding are server/main.ts's business.
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import type { DatabaseClient } from './db/client.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import { acceptBodies } from './http/bodies.ts'
import { answerErrors } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { newRequestId } from './http/request-id.ts'
import { type Route, registerRoutes } from './http/route.ts'
import { guardEdges, refusePath } from './http/security.ts'
import { deliverJob } from './modules/announcement/delivery.ts'
import { announcementRoutes } from './modules/announcement/routes.ts'
import { apiDocRoutes } from './modules/api-doc/routes.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { captchaRoutes } from './modules/captcha/routes.ts'
import { createCaptchaService } from './modules/captcha/service.ts'
import { configRoutes } from './modules/config/routes.ts'
import { deptRoutes } from './modules/dept/routes.ts'
import { dictRoutes } from './modules/dict/routes.ts'
import { fileRoutes } from './modules/file/routes.ts'
import type { FileStorage } from './modules/file/storage.ts'
import { sweepFilesJob, sweepUnreferredJob } from './modules/file/sweep.ts'
import { createFormModules, type FormModules } from './modules/form/form-modules.ts'
import type { AnyJobKind } from './modules/job/job-kind.ts'
import { startWorker, type Worker } from './modules/job/worker.ts'
import { licenceRoutes } from './modules/licence/routes.ts'
import { allowMenuFrames } from './modules/menu/frame-sources.ts'
import { menuRoutes } from './modules/menu/routes.ts'
import { onlineRoutes } from './modules/online/routes.ts'
import { operationLogRoutes } from './modules/operation-log/routes.ts'
import { postRoutes } from './modules/post/routes.ts'
import { processRoutes } from './modules/process/routes.ts'
import { profileRoutes } from './modules/profile/routes.ts'
import { providerRoutes } from './modules/provider/routes.ts'
import { jobNews } from './modules/realtime/job-news.ts'
import { realtimeRoutes } from './modules/realtime/routes.ts'
import { openSockets } from './modules/realtime/socket.ts'
import { registrationRoutes } from './modules/registration/routes.ts'
import { roleRoutes } from './modules/role/routes.ts'
import { settingRoutes } from './modules/setting/routes.ts'
import { settingService } from './modules/setting/service.ts'
import { auditCheckJob } from './modules/system/audit-check.ts'
import { housekeepingJob } from './modules/system/housekeeping.ts'
import { systemRoutes } from './modules/system/routes.ts'
import { themeRoutes } from './modules/theme/routes.ts'
import { userRoutes } from './modules/user/routes.ts'
import { definitions } from './plugins/question-types.ts'
import type { SecretBox } from './secret/secret-box.ts'

export interface AppDeps {
  db: Database
  pool: DatabaseClient['pool']
  env: Env
  log: FastifyBaseLogger
  /**
   * Answers every GET and HEAD outside `/sapi` and `/health`: the built pages, or Vite's middleware. It may answer
   * through `reply`, or take over with `reply.hijack()`. Null: a server without pages (tests).
   */
  serveClient: ((request: FastifyRequest, reply: FastifyReply) => unknown) | null
  /** Where uploaded files and exports are kept. */
  storage: FileStorage
  /** Seals what must not be readable in a copy of the database. */
  secrets: SecretBox
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
    frameworkErrors: (_error, request, reply) => refusePath(request, reply),
    // No proxy is trusted unless the operator names it: X-Forwarded-For of a stranger must not choose the address that
    // limits count by (T35).
    trustProxy: deps.env.trustedProxies.length > 0 ? [...deps.env.trustedProxies] : false,
    // Queries are parsed by the kernel, where a refusal can be an envelope (T23).
    routerOptions: { querystringParser: () => Object.create(null), ignoreTrailingSlash: false, maxParamLength: 200 },
  })
  acceptBodies(app)
  guardEdges(app, deps)
  allowMenuFrames(app, deps)
  answerErrors(app, deps)
  registerHealth(app, deps)
  const { storage } = deps
  const forms = createFormModules(deps, storage)
  registerRoutes(app, deps, [...routesOf(deps, storage), ...forms.routes, ...apiDocRoutes(() => app.endpoints)])
  openSockets(app, deps)
  runJobs(app, deps, [...jobsOf(deps, storage), ...forms.jobs])
  runFormModules(app, forms)
  return app
}

/** Every route under `/sapi`. */
const routesOf = (deps: AppDeps, storage: FileStorage): readonly Route[] => [
  ...authRoutes(deps),
  ...captchaRoutes(createCaptchaService(deps.db)),
  ...licenceRoutes(deps),
  ...registrationRoutes(deps),
  ...providerRoutes(deps),
  ...onlineRoutes(deps),
  ...operationLogRoutes(deps),
  ...realtimeRoutes(deps),
  ...systemRoutes(deps),
  ...processRoutes(deps),
  ...userRoutes({ db: deps.db, storage }),
  ...profileRoutes({ db: deps.db, storage }),
  ...roleRoutes(deps),
  ...menuRoutes(deps),
  ...deptRoutes(deps),
  ...postRoutes(deps),
  ...themeRoutes(deps),
  ...dictRoutes(deps),
  ...configRoutes(deps),
  ...announcementRoutes(deps),
  ...fileRoutes({ db: deps.db, storage, types: definitions }),
  ...settingRoutes(settingService(deps.db)),
]

/** Everything that may stand in the job table. */
const jobsOf = ({ db, log }: AppDeps, storage: FileStorage): readonly AnyJobKind[] => [
  sweepFilesJob({ db, storage }),
  sweepUnreferredJob({ db, storage }),
  housekeepingJob(db),
  deliverJob(db),
  auditCheckJob({ db, log }),
]

/** Works while the server listens: a test that only injects requests runs no jobs. */
const runJobs = (app: FastifyInstance, { db, log }: AppDeps, kinds: readonly AnyJobKind[]): void => {
  let worker: Worker | null = null
  app.addHook('onListen', async () => {
    worker = startWorker({ db, log, kinds, news: jobNews(db) })
  })
  app.addHook('preClose', async () => {
    app.readiness.ready = false
    await worker?.stop()
  })
}

/** Counting and listening go on between requests, and end before the connections do. */
const runFormModules = (app: FastifyInstance, forms: FormModules): void => {
  app.addHook('onReady', async () => forms.start())
  app.addHook('onClose', () => forms.close())
}
