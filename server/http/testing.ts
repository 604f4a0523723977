// A whole server for tests: real database, real application, requests by inject.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { codes } from '#shared/contract/endpoint'
import { randomId } from '#shared/form/ids'
import { buildApp } from '../app.ts'
import type { Database } from '../db/database.ts'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import type { AppDeps } from '../deps.ts'
import { readEnv } from '../env.ts'
import type { AnyModule } from '../kernel/module.ts'
import { createGuardedFetch } from '../kernel/outbound/guarded-fetch.ts'
import { localStorage } from '../kernel/storage.ts'
import { openSession } from '../modules/auth/session.ts'
import { serverModules } from '../plugins/modules.ts'
import { createSecretBox } from '../secret/secret-box.ts'
import { seedDatabase } from '../seed/seed.ts'
import type { RouteDeps } from './route.ts'

export interface TestServer {
  readonly app: FastifyInstance
  readonly db: Database
  readonly deps: AppDeps & RouteDeps
  readonly database: TestDatabase
  /** Where the uploaded files lie. */
  readonly storageFolder: string
  /** Everything that was logged, as JSON lines. */
  readonly logged: () => string
  close(): Promise<void>
}

/** A seeded server that takes any number of submissions; the password of `admin` is `test-password`. Close it in `afterAll`. */
export async function createTestServer(
  options: {
    env?: Readonly<Record<string, string>>
    serveClient?: AppDeps['serveClient']
    fillBuild?: AppDeps['fillBuild']
    /** Besides those found by folder. */
    modules?: readonly AnyModule[]
  } = {},
): Promise<TestServer> {
  const database = await createTestDatabase()
  const storageFolder = await mkdtemp(join(tmpdir(), 'formloom-files-'))
  const env = readEnv({
    NODE_ENV: 'test',
    ADMIN_PASSWORD: 'test-password',
    DEMO_DATA: '0',
    SUBMIT_LIMIT: '0',
    ...options.env,
  })
  let lines = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk)
      done()
    },
  })
  const log = pino({ level: 'trace' }, sink)
  const db = database.kysely
  await seedDatabase({ db, env, log })
  const serveClient = options.serveClient ?? null
  const deps: AppDeps = {
    db,
    pool: database.pool,
    env,
    log,
    serveClient,
    fillBuild: options.fillBuild ?? null,
    storage: localStorage(storageFolder),
    secrets: testSecrets,
    fetch: createGuardedFetch({ hosts: env.outboundHosts, networks: env.outboundNetworks }),
  }
  const app = await buildApp(deps, [...serverModules, ...(options.modules ?? [])])
  await app.ready()
  return {
    app,
    db,
    deps: { ...deps, guards: app.guards },
    storageFolder,
    database,
    logged: () => lines,
    async close() {
      await app.close()
      await database.drop()
      await rm(storageFolder, { recursive: true, force: true })
    },
  }
}

const testSecrets = createSecretBox(['of tests, and of nothing else in the world'])

export interface TestPerson {
  readonly id: string
  readonly userName: string
  readonly token: string
}

/** A signed-in person with a seeded role (`admin`, `creator`, `viewer`), or with none at all. */
export async function createPerson(db: Database, role: 'admin' | 'creator' | 'viewer' | null): Promise<TestPerson> {
  const userName = `p${randomId(10)}`
  const { id } = await db
    .insertInto('user_account')
    // Not a hash: nobody signs in by password here.
    .values({ user_name: userName, nick_name: userName, password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (role) {
    const row = await db.selectFrom('role').select('id').where('role_key', '=', role).executeTakeFirstOrThrow()
    await db.insertInto('user_role').values({ user_id: id, role_id: row.id }).execute()
  }
  return { id, userName, token: await openSession(db, { userId: id, ip: '127.0.0.1', userAgent: 'test' }) }
}

export interface Answered {
  readonly code: number
  readonly msg: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly data: any
  readonly response: LightMyRequestResponse
}

/** Calls `/sapi` + path as somebody (null: anonymous) and reads the envelope. */
export async function call(
  { app }: Pick<TestServer, 'app'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  {
    as = null,
    body,
    headers = {},
  }: { as?: Pick<TestPerson, 'token'> | null; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const response = await app.inject({
    method,
    url: `/sapi${path}`,
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  const { code, msg, data } = response.json()
  return { code, msg, data, response }
}

export interface TestFile {
  readonly name: string
  readonly content: Buffer
  readonly field?: string
}

/** A multipart request: text fields first, then the files. */
export async function upload(
  { app }: Pick<TestServer, 'app'>,
  path: string,
  {
    as = null,
    fields = {},
    files,
    fieldsAfter = {},
    cutOff = 0,
    headers = {},
  }: {
    as?: Pick<TestPerson, 'token'> | null
    fields?: Record<string, string>
    files: TestFile[]
    /** Behind the files. */
    fieldsAfter?: Record<string, string>
    /** So many bytes short of its end, as after a caller has hung up. */
    cutOff?: number
    headers?: Record<string, string>
  },
): Promise<Answered> {
  const boundary = `----${randomId(20)}`
  const partsOf = (texts: Record<string, string>) =>
    Object.entries(texts).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    )
  const parts = [
    ...partsOf(fields),
    ...files.map(({ name, content, field = 'file' }) =>
      Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
        ),
        content,
        Buffer.from('\r\n'),
      ]),
    ),
    ...partsOf(fieldsAfter),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  const whole = Buffer.concat(parts)
  const response = await app.inject({
    method: 'POST',
    url: `/sapi${path}`,
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
    payload: whole.subarray(0, whole.length - cutOff),
  })
  const { code, msg, data } = response.json()
  return { code, msg, data, response }
}

/** Makes `count` calls, so many at once. */
export async function inWaves<Result>(
  count: number,
  atOnce: number,
  make: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < count) {
    const size = Math.min(atOnce, count - results.length)
    results.push(...(await Promise.all(Array.from({ length: size }, (_, index) => make(results.length + index)))))
  }
  return results
}

/** Comes again for as long as the machine is too slow to judge a password in time, which counts as no attempt. */
export async function untilJudged(attempt: () => Promise<Answered>): Promise<Answered> {
  for (;;) {
    const answer = await attempt()
    if (answer.code !== codes.tooMany || answer.msg !== '系统繁忙，请稍后再试') return answer
  }
}
