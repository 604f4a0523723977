// Composition root: environment → database → schema → seed → application → listening, and all of it backwards at the end.
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { serveClientFiles } from './client-files.ts'
import { EmbeddedError } from './db/embedded.ts'
import { MigrationError, migrate } from './db/migrate.ts'
import { DatabaseUnreachableError, openDatabase } from './db/open.ts'
import type { AppDeps } from './deps.ts'
import { type Env, EnvError, readProcessEnv } from './env.ts'
import { readFillBuild } from './fill-build.ts'
import { noteFirstStart } from './first-start.ts'
import { createGuardedFetch } from './kernel/outbound/guarded-fetch.ts'
import { localStorage } from './kernel/storage.ts'
import { createLogger } from './log.ts'
import { issueSignInLink } from './modules/auth/sign-in-link.ts'
import { sealStoredSecrets } from './modules/config/seal-stored.ts'
import { audit } from './modules/system/audit-repository.ts'
import { migrations } from './plugins/migrations.ts'
import { createSecretBox } from './secret/secret-box.ts'
import { readSecretKeys } from './secret/secret-keys.ts'
import { loadDemoForms } from './seed/demo.ts'
import { type SeedResult, seedDatabase } from './seed/seed.ts'
import { createShutdown, onSignals } from './shutdown.ts'
import { newSignInLink, noteAddress, offerSignInLinks, SignInLinkError } from './sign-in-links.ts'

export interface StartOptions {
  /** Answers requests for pages. @default null, a server without pages */
  serveClient?: AppDeps['serveClient']
  /** What forms are put into. @default null, the page asks for its form */
  fillBuild?: AppDeps['fillBuild']
  /** Whether to print address, sign-in link and new passwords. @default true */
  announce?: boolean
  /** Hears about a failure that the server cannot live with; it is already being stopped then. */
  onFatal?: () => void
}

export interface RunningServer {
  env: Env
  /** Where people reach it, without a trailing slash. */
  address: string
  /** Finishes what is in hand, closes everything and stops the child database. */
  stop(): Promise<void>
  /** Tells the child database to stop, for a process that ends this moment. */
  abandon(): void
}

/** Starts the whole product. Production, `npm run dev` and journeys of the tests all come through here. */
export async function start(options: StartOptions = {}): Promise<RunningServer> {
  const env = readProcessEnv()
  const log = createLogger(env)
  const shutdown = createShutdown(log)
  const onFatal = (error: Error) => {
    log.fatal(error, 'the server stops')
    void shutdown.run().then(options.onFatal)
  }
  try {
    const database = await openDatabase({ env, log, onLost: onFatal })
    shutdown.register('the database', database.stopServer, 40_000)
    shutdown.register('the connections', database.close, 5_000)

    const applied = await migrate(database.pool, migrations)
    if (applied.length > 0) {
      await audit(database.kysely, { userId: null, action: 'system.migrate', detail: { migrations: applied } })
      log.info({ migrations: applied }, 'the schema was brought up to date')
    }
    const seeded = await seedDatabase({ db: database.kysely, env, log })
    const demo = env.demoData ? await loadDemoForms(database.kysely, env.demoLanguage) : null
    if (demo) log.info(demo, 'demo forms loaded')

    const secrets = createSecretBox(await readSecretKeys(env))
    const sealed = await sealStoredSecrets({ db: database.kysely, secrets, log })
    if (sealed.length > 0) log.info({ settings: sealed }, 'secrets were sealed')

    const app = await buildApp({
      db: database.kysely,
      pool: database.pool,
      env,
      log,
      serveClient: options.serveClient ?? null,
      fillBuild: options.fillBuild ?? null,
      storage: localStorage(await makeStorageFolder(env)),
      secrets,
      fetch: createGuardedFetch({ hosts: env.outboundHosts, networks: env.outboundNetworks }),
    })
    shutdown.register('the door', () => closeDoor(app), 25_000)
    const address = await listen(app, env)
    shutdown.register('the note of the address', await noteAddress(env, address), 1_000)
    if (options.announce ?? true) await announce({ address, env, seeded, db: database.kysely })
    shutdown.register(
      'the keyboard',
      offerSignInLinks({ input: process.stdin, say: (line) => say([line]) }, () =>
        issueSignInLink(database.kysely, env, { base: address, onDemand: true }),
      ),
      1_000,
    )
    return { env, address, stop: () => shutdown.run(), abandon: database.stopServerWithoutWaiting }
  } catch (error) {
    await shutdown.run()
    throw error
  }
}

/** Explains on standard error why the server could not start. @returns the exit code */
export function explainFailure(error: unknown): number {
  const isExplained = [
    EnvError,
    EmbeddedError,
    MigrationError,
    DatabaseUnreachableError,
    ListenError,
    SignInLinkError,
  ].some((kind) => error instanceof kind)
  const text = error instanceof Error ? (isExplained ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  return error instanceof EnvError ? 2 : 1
}

/** The address cannot be listened on. The message is a sentence for the person who started the server. */
class ListenError extends Error {
  override name = 'ListenError'
}

const inFlightMilliseconds = 20_000

async function closeDoor(app: FastifyInstance): Promise<void> {
  app.readiness.ready = false
  // A connection that was at work is kept alive by the browser afterwards and would hold the door open.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const late = setTimeout(() => app.server.closeAllConnections(), inFlightMilliseconds)
  await app.close().finally(() => {
    clearInterval(idle)
    clearTimeout(late)
  })
}

async function listen(app: FastifyInstance, env: Env): Promise<string> {
  try {
    await app.listen({ port: env.port, host: env.host, listenTextResolver: () => 'listening' })
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
    const sentence = {
      EADDRINUSE: `PORT ${env.port} is already in use. Stop the program that uses it, or choose another PORT.`,
      EACCES: `PORT ${env.port} is reserved for the administrator of this machine. Choose one above 1023.`,
      EADDRNOTAVAIL: `HOST must be an address of this machine, but it is "${env.host}".`,
      ENOTFOUND: `HOST must be an address of this machine, but it is "${env.host}".`,
    }[String(code)]
    throw sentence ? new ListenError(sentence) : error
  }
  const bound = app.server.address()
  const { address, port } = typeof bound === 'object' && bound !== null ? bound : { address: env.host, port: env.port }
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address)
  const host = isLocal ? 'localhost' : address.includes(':') ? `[${address}]` : address
  return `http://${host}:${port}`
}

async function announce({
  address,
  env,
  seeded,
  db,
}: {
  address: string
  env: Env
  seeded: SeedResult
  db: AppDeps['db']
}): Promise<void> {
  const link = await issueSignInLink(db, env, { base: address })
  const secrets = [
    link === null ? '' : `Sign in: ${link}`,
    seeded.adminPassword === null ? '' : `Password of the user admin: ${seeded.adminPassword} (not shown again)`,
    seeded.demoPassword === null ? '' : `Password of the demo users: ${seeded.demoPassword} (not shown again)`,
  ].filter((line) => line !== '')
  const isLogged = env.isProduction && !process.stdout.isTTY
  // What is printed for a person at a terminal stays in the log of a container for ever.
  const path = await noteFirstStart(env, isLogged ? secrets : [])
  say([
    `Formloom is running at ${env.publicUrl ?? address}`,
    ...(path === null ? (isLogged ? [] : secrets) : [`How to sign in for the first time: ${path}`]),
  ])
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

async function makeStorageFolder(env: Env): Promise<string> {
  const folder = join(env.dataFolder, 'files')
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new EnvError(`DATA_DIR must be a folder that Formloom may write to (${error.message}).`)
  })
  return folder
}

/** `npm run sign-in-link`: says a new link for the server that runs over this data folder, and ends. */
async function runSignInLink(): Promise<void> {
  try {
    say([`Sign in: ${await newSignInLink(readProcessEnv())}`, 'It works once, within ten minutes.'])
  } catch (error) {
    process.exit(explainFailure(error))
  }
}

/** The built server: starts, and lives until a signal or a failure ends it. */
async function run(): Promise<void> {
  let running: RunningServer | null = null
  try {
    const here = dirname(fileURLToPath(import.meta.url))
    const clientFolder = join(here, '../client')
    const starting = start({
      serveClient: serveClientFiles(clientFolder, readProcessEnv()),
      fillBuild: await readFillBuild(clientFolder, join(here, '../fill/fill-server.js')),
      onFatal: () => process.exit(1),
    })
    onSignals({ stop: async () => (await starting).stop(), abandon: () => running?.abandon() })
    running = await starting
  } catch (error) {
    process.exit(explainFailure(error))
  }
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack ?? error.message}\n`)
    void running?.stop().finally(() => process.exit(1))
  })
}

// Only the bundle runs itself: in development tools/dev.mjs calls `start`, and tests may import this file.
if (import.meta.env.PROD) void (process.argv[2] === 'sign-in-link' ? runSignInLink() : run())
