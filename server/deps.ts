// What the whole server stands on. It is made once, by main.ts or by a test, and handed to every module.
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { DatabaseClient } from './db/client.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import type { FillBuild } from './fill-build.ts'
import type { GuardedFetch } from './kernel/outbound/guarded-fetch.ts'
import type { FileStorage } from './kernel/storage.ts'
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
  /** The public page, to put forms into; null: it asks for them itself, or there are no pages. */
  fillBuild: FillBuild | null
  /** Where uploaded files and exports are kept. */
  storage: FileStorage
  /** The one way to call other servers; never from within a transaction. */
  fetch: GuardedFetch
  /** Seals what must not be readable in a copy of the database. */
  secrets: SecretBox
}
