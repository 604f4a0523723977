// The product as it is shipped: the built server with its embedded database, over a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { FormDefinition } from '../src/shared/form/definition.ts'
import { serverOptions } from '../tools/bootstrap/server-options.mjs'
import { atEnd, temporaryFolder } from './cleanup.ts'

export interface Product {
  readonly port: number
  readonly dataFolder: string
  /** Process id of the server. */
  readonly pid: () => number
  /** Kills the server without warning. */
  readonly kill: () => Promise<void>
  /** Starts it again over the same data and the same port. @returns milliseconds until it is ready */
  readonly restart: () => Promise<number>
  readonly isReady: () => Promise<boolean>
  /** The server is gone, whatever ended it. */
  readonly hasEnded: () => boolean
  /** What it last logged that was more than routine. */
  readonly lastWords: () => string
  readonly stop: () => Promise<void>
}

export interface ProductOptions {
  /** With the forms and people of the demo. @default false */
  readonly demo?: boolean
  /** Folder with `server/` and `client/`. @default dist, or BENCH_DIST */
  readonly dist?: string
  readonly nodeOptions?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const dataFolder = await temporaryFolder()
  const port = await freePort()
  let child = launch(dataFolder, port, options)
  atEnd(() => stop())

  const lastWords = (): string =>
    readFileSync(join(dataFolder, 'server.log'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.includes('"level":30'))
      .slice(-15)
      .map((line) => line.slice(0, 500))
      .join('\n')
  const isReady = async (): Promise<boolean> => {
    try {
      return (await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(3_000) })).ok
    } catch {
      return false
    }
  }
  const untilReady = async (): Promise<number> => {
    const started = performance.now()
    while (!(await isReady())) {
      if (child.exitCode !== null || performance.now() - started > 60_000)
        throw new Error(`The server did not get ready:\n${lastWords()}`)
      await sleep(10)
    }
    return performance.now() - started
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended(child)
    // Had the server been killed, its database would live on.
    const pid = databasePid(dataFolder)
    if (pid !== null && pid > 1) {
      try {
        process.kill(pid, 'SIGINT')
      } catch {
        // Stopped with the server, as it should.
      }
      while (databasePid(dataFolder) !== null) await sleep(20)
    }
  }
  await untilReady()
  return {
    port,
    dataFolder,
    pid: () => child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL')
      await ended(child)
    },
    restart: () => {
      child = launch(dataFolder, port, options)
      return untilReady()
    },
    isReady,
    lastWords,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop,
  }
}

export const adminPassword = 'a-password-for-the-benchmark'

/** What is measured, from the root of the repository. */
export const distFolder = process.env.BENCH_DIST ?? 'dist'

const launch = (
  dataFolder: string,
  port: number,
  { demo = false, dist = distFolder, nodeOptions = [], environment = {} }: ProductOptions,
): ChildProcess => {
  const log = openSync(join(dataFolder, 'server.log'), 'a')
  const main = join(process.cwd(), dist, 'server/main.js')
  const profiling =
    process.env.BENCH_PROFILE === '1' ? ['--cpu-prof', `--cpu-prof-dir=${join(process.cwd(), 'bench/results')}`] : []
  return spawn(process.execPath, [...serverOptions, ...profiling, ...nodeOptions, main], {
    // Nothing of this shell's environment but what a process needs.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'UTC',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DEMO_DATA: demo ? '1' : '0',
      SUBMIT_LIMIT: '0',
      ADMIN_PASSWORD: adminPassword,
      ...environment,
    },
    stdio: ['ignore', log, log],
  })
}

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise((resolve) => child.once('exit', resolve))
}

export const freePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Signs in as the administrator of a fresh installation. */
export const signIn = async ({ port }: Pick<Product, 'port'>): Promise<Api> => {
  const { token } = await call<{ token: string }>(port, '', 'POST', '/login', {
    username: 'admin',
    password: adminPassword,
  })
  return {
    token,
    get: (path) => call(port, token, 'GET', path),
    post: (path, body) => call(port, token, 'POST', path, body),
    download: (path) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } }),
  }
}

export interface Api {
  readonly token: string
  readonly get: <Data>(path: string) => Promise<Data>
  readonly post: <Data>(path: string, body: object) => Promise<Data>
  readonly download: (path: string) => Promise<Response>
}

const call = async <Data>(port: number, token: string, method: string, path: string, body?: object): Promise<Data> => {
  const response = await fetch(`http://127.0.0.1:${port}/sapi${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const envelope = (await response.json()) as { code: number; msg: string; data: Data } // the contract's envelope
  if (envelope.code !== 200) throw new Error(`${method} ${path}: ${envelope.code} ${envelope.msg}`)
  return envelope.data
}

/** Makes a form through the API as a person would, and publishes it. */
export const publishForm = async (
  api: Api,
  definition: FormDefinition,
): Promise<{ formKey: string; version: number }> => {
  const { formKey } = await api.post<{ formKey: string }>('/user/form/create', {
    name: definition.title.en ?? 'A form',
    language: 'en',
    definition,
  })
  const { version } = await api.post<{ version: number }>('/user/form/publish', { formKey })
  return { formKey, version }
}

/** Where the superuser of the embedded database connects to. */
export const connectionOf = ({ dataFolder }: Pick<Product, 'dataFolder'>): pg.ClientConfig => {
  const cluster = clusterOf(dataFolder)
  const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  const credentials: { superuser: string } = JSON.parse(
    readFileSync(join(cluster, 'formloom-credentials.json'), 'utf8'),
  )
  return {
    host: lines[4] || '127.0.0.1',
    port: Number(lines[3]),
    user: 'postgres',
    password: credentials.superuser,
    database: 'formloom',
  }
}

/** A connection beside the product's own. */
export const connect = async (product: Pick<Product, 'dataFolder'>): Promise<pg.Client> => {
  const client = new pg.Client(connectionOf(product))
  // A database that is killed on purpose breaks it.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Process id of PostgreSQL; null when it is stopped. */
export const databasePid = (dataFolder: string): number | null => {
  const file = join(clusterOf(dataFolder), 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

/** As root, the product may have moved the cluster to where the account `nobody` can reach it. */
const clusterOf = (dataFolder: string): string => {
  const moved = join(dataFolder, 'database-moved-to')
  const home = existsSync(moved) ? readFileSync(moved, 'utf8').trim() : join(dataFolder, 'database')
  return join(home, 'cluster')
}
