import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from './db/testing.ts'
import { explainFailure, type RunningServer, type StartOptions, start } from './main.ts'

let folder: string
let database: TestDatabase
let running: RunningServer[]
let printed: string
let complained: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formloom-main-'))
  database = await createTestDatabase({ empty: true })
  running = []
  printed = ''
  complained = ''
  vi.stubEnv('PORT', '0')
  vi.stubEnv('HOST', '127.0.0.1')
  vi.stubEnv('NODE_ENV', 'development')
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('DEMO_DATA', '0')
  vi.stubEnv('PUBLIC_URL', '')
  vi.stubEnv('ADMIN_PASSWORD', '')
  vi.stubEnv('LOG_LEVEL', 'error')
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    complained += String(text)
    return true
  })
})

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

describe('start', () => {
  it('brings an empty database to a ready server and says where it is', async () => {
    const server = await startServer()
    expect(printed).toMatch(
      new RegExp(
        `^Formloom is running at ${server.address}\nSign in: ${server.address}/\\?token=\\S+\nPassword of the user admin: \\S{16} \\(not shown again\\)\n$`,
      ),
    )
    expect((await fetch(`${server.address}/health/ready`)).status).toBe(200)
    expect(statSync(join(folder, 'files')).mode & 0o777).toBe(0o700)
  })

  it('shows a made-up password once, a sign-in link at every start in development', async () => {
    await (await startServer()).stop()
    printed = ''
    await startServer()
    expect(printed.split('\n').map((line) => line.replace(/:.*/, ''))).toEqual([
      'Formloom is running at http',
      'Sign in',
      '',
    ])
  })

  it('in production writes sign-in link and password to a file of its own account, where no log keeps them', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const server = await startServer()
    const path = join(folder, 'first-sign-in.txt')
    expect(printed).toMatch(/^Formloom is running at \S+\nHow to sign in for the first time: (\S+)\n$/)
    expect(printed).toContain(path)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const link = new RegExp(`^Sign in: ${server.address}/\\?token=(\\S+)\\nPassword of the user admin: \\S{16} `)
    const [, token] = link.exec(readFileSync(path, 'utf8')) ?? []
    await server.stop()
    const again = await startServer()
    const body = JSON.stringify({ token })
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${again.address}/sapi/login/link`, { method: 'POST', headers, body })
    expect((await reply.json()).code).toBe(200)
    await again.stop()
    // Somebody has signed in: nothing is left to tell.
    printed = ''
    await startServer()
    expect(printed).toMatch(/^Formloom is running at \S+\n$/)
    expect(existsSync(path)).toBe(false)
  })

  it('shows the public address, and no password that was given to it', async () => {
    vi.stubEnv('PUBLIC_URL', 'https://forms.example.com')
    vi.stubEnv('ADMIN_PASSWORD', 'a given password')
    await startServer()
    expect(printed).toMatch(
      /^Formloom is running at https:\/\/forms\.example\.com\nSign in: https:\/\/forms\.example\.com\/\?token=\S+\n$/,
    )
  })

  it('starts and stops the embedded database when there is no other', async () => {
    vi.stubEnv('DATABASE_URL', '')
    const server = await startServer()
    expect((await fetch(`${server.address}/health/ready`)).status).toBe(200)
    const pidFile = join(folder, 'database/cluster/postmaster.pid')
    expect(existsSync(pidFile)).toBe(true)
    await server.stop()
    expect(existsSync(pidFile)).toBe(false)
  })

  it('finishes the request in hand when it stops, and takes no other', async () => {
    let finish: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const begun = vi.fn()
    const server = await startServer({
      serveClient: async (_request, reply) => {
        begun()
        await held
        return reply.send('finished')
      },
    })
    const inHand = fetch(`${server.address}/`).then((response) => response.text())
    await vi.waitFor(() => expect(begun).toHaveBeenCalled())
    const stopping = server.stop()
    // Until its door is closed it says that it is about to.
    const asked = () => fetch(`${server.address}/health/live`).then(({ status }) => status)
    await vi.waitFor(() => expect(asked()).rejects.toThrow(), { timeout: 10_000 })
    finish()
    expect(await inHand).toBe('finished')
    const finished = performance.now()
    await stopping
    // Not held up by the connection that the client keeps alive.
    expect(performance.now() - finished).toBeLessThan(2_000)
  })
})

describe('explainFailure', () => {
  it('answers a bad setting with its sentence and exit code 2', async () => {
    vi.stubEnv('PORT', 'eighty')
    expect(await failure()).toBe(2)
    expect(complained).toBe('PORT must be a whole number from 0 to 65535, but it is "eighty".\n')
  })

  it('answers a taken port with a sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    vi.stubEnv('PORT', String(typeof address === 'object' ? address?.port : 0))
    expect(await failure()).toBe(1)
    expect(complained).toMatch(
      /^PORT \d+ is already in use\. Stop the program that uses it, or choose another PORT\.\n$/,
    )
    other.close()
  })

  it('answers a foreign address with a sentence', async () => {
    vi.stubEnv('HOST', '192.0.2.1')
    expect(await failure()).toBe(1)
    expect(complained).toBe('HOST must be an address of this machine, but it is "192.0.2.1".\n')
  })

  it('answers a schema of the future with a sentence', async () => {
    await (await startServer()).stop()
    await database.pool.query(`insert into schema_migration (name, checksum) values ('9999-future', 'x')`)
    expect(await failure()).toBe(1)
    expect(complained).toMatch(/^The database was made by a newer version of Formloom .*\n$/)
  })

  it('shows where an unexpected error comes from', () => {
    expect(explainFailure(new Error('odd'))).toBe(1)
    expect(complained).toMatch(/^Error: odd\n {4}at /)
  })
})

async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const server = await start(options)
  running.push(server)
  return server
}

async function failure(): Promise<number> {
  try {
    await startServer()
  } catch (error) {
    return explainFailure(error)
  }
  throw new Error('The server started.')
}
