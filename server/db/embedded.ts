import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, fchownSync, openSync } from 'node:fs'
import { lstat, mkdir, readFile, realpath, rm, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Binaries, findBinaries, programIn } from './embedded/binaries.ts'
import {
  applicationName,
  type Credentials,
  clusterOf,
  ensureCluster,
  readCredentials,
  superuserName,
} from './embedded/cluster.ts'
import { EmbeddedError } from './embedded/embedded-error.ts'
import { isAlive, isPostgres } from './embedded/processes.ts'
import { chooseWay, homeOf, makePrivate, type Way, type WayName } from './embedded/ways.ts'

export { EmbeddedError } from './embedded/embedded-error.ts'

/** Where to connect, as `pg` wants it. */
export interface EmbeddedConnection {
  /** Folder of the unix socket, or 127.0.0.1. */
  host: string
  port: number
  user: string
  password: string
  database: string
}

export interface EmbeddedPostgres {
  connection: EmbeddedConnection
  /** How the server runs (see {@link WayName}), or `adopted`: an earlier start left it running. */
  way: WayName | 'adopted'
  /** Process id of the PostgreSQL server. It changes when the server dies and is started again. */
  pid(): Promise<number | null>
  /** Ends all work in the database within seconds and stops it. Safe to call twice. */
  stop(): Promise<void>
  /** Asks the database to stop without waiting, for a process that is about to end. */
  stopWithoutWaiting(): void
}

export interface EmbeddedOptions {
  /** Folder of the product's data; the database lives in `database` inside it. */
  dataFolder: string
  /** False trades safety for speed: for tests only. @default true */
  durable?: boolean
  /** Lets the application role make databases, as tests do. @default false */
  mayCreateDatabases?: boolean
  /** @default 'tcp' on Windows, 'socket' elsewhere */
  transport?: 'socket' | 'tcp'
  allowedWays?: readonly WayName[]
  /** The PostgreSQL programs. @default those that npm installed */
  binaries?: Binaries
  /** Where root keeps a copy of programs and data when nothing else works. @default '/var/lib/formloom' */
  sharedFolder?: string
  /** Hears what happens to the database, in half sentences for the log. */
  note?: (message: string) => void
  /** The database died and could not be brought back, or another process took it over. */
  onLost?: (error: Error) => void
}

/**
 * Starts the PostgreSQL that npm installed, over a data folder, as a child process that serves nobody but this machine's
 * user: a unix socket in a private folder and no TCP port (on Windows, a loopback port with a random password).
 *
 * One product process owns a data folder at a time: it holds an advisory lock on a connection of its own. That makes
 * a database orphaned by a killed process safe to adopt, and tells a second start apart from a restart without any
 * trust in process ids. When the database dies, it is started again.
 *
 * @throws EmbeddedError with sentences for the person who started the server.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataFolder = await prepareDataFolder(options.dataFolder)
  const binaries = options.binaries ?? (await findBinaries())
  const session: Session = {
    options,
    dataFolder,
    binaries,
    isStopping: false,
    guard: null,
    recovery: null,
    transportPort: 0,
  }
  const { way, connection } = await bringUp(session)
  let stopped: Promise<void> | null = null
  return {
    connection,
    way,
    pid: async () => (await readPidFile(await homeOf(dataFolder)))?.pid ?? null,
    stop: () => {
      stopped ??= stop(session)
      return stopped
    },
    stopWithoutWaiting: () => {
      session.isStopping = true
      session.serverPid !== undefined && signal(session.serverPid, 'SIGINT')
    },
  }
}

/**
 * How a second process of the same owner reaches the database that runs over a data folder.
 *
 * @returns null while none runs
 */
export async function findRunningDatabase(dataFolder: string): Promise<EmbeddedConnection | null> {
  const home = await homeOf(dataFolder)
  const pidFile = await readPidFile(home)
  if (!pidFile || !isAlive(pidFile.pid)) return null
  const isTcp = process.platform === 'win32'
  return {
    host: isTcp ? '127.0.0.1' : await socketFolderOf(home),
    port: isTcp ? pidFile.port : socketPort,
    user: applicationName,
    password: (await readCredentials(home)).application,
    database: applicationName,
  }
}

interface Session {
  options: EmbeddedOptions
  dataFolder: string
  binaries: Binaries
  isStopping: boolean
  guard: pg.Client | null
  recovery: Promise<void> | null
  serverPid?: number
  /** Loopback port in TCP mode: kept for the life of the session, because the product's pool knows it. */
  transportPort: number
}

const attempts = 40
const retryMilliseconds = 250
const startMilliseconds = 120_000
const stopMilliseconds = 15_000
const lockPatienceMilliseconds = 2_000
// "FORM" and "LOOM": any two numbers, the same in every version.
const guardLock = [0x464f524d, 0x4c4f4f4d] as const

async function bringUp(session: Session): Promise<{ way: WayName | 'adopted'; connection: EmbeddedConnection }> {
  let lastReason = ''
  for (let attempt = 1; attempt <= attempts && !session.isStopping; attempt++) {
    const adopted = await guardRunningServer(session)
    if (adopted) {
      session.options.note?.('the database was still running and is adopted')
      return { way: 'adopted', connection: adopted }
    }
    const way = await chooseWay({
      dataFolder: session.dataFolder,
      binaries: session.binaries,
      allowed: session.options.allowedWays,
      sharedFolder: session.options.sharedFolder,
      note: (message) => session.options.note?.(message),
    })
    await ensureCluster(way, session.binaries, session.options.durable !== false)
    const outcome = await launch(session, way)
    if (outcome.isRunning) return { way: way.name, connection: outcome.connection }
    lastReason = outcome.reason
    // "still in use": the former server or one of its processes needs a moment to end; a process id in its file that
    // now belongs to a stranger would block the start for ever. "unexpected postmaster exit": such a process said so in
    // the same log, after the complaint of the new server (bench: kill -9 of the database).
    if (!/lock file|still in use|shared memory|address already in use|postmaster exit/i.test(outcome.reason)) break
    if (await removeStalePidFile(way.home)) continue
    await sleep(retryMilliseconds)
  }
  const log = join(await homeOf(session.dataFolder), 'postgres.log')
  throw new EmbeddedError(`The embedded PostgreSQL did not start: ${lastReason}. More is in ${log}.`)
}

/** Connects to a server that already runs over this folder and takes the lock; null when none answers. */
async function guardRunningServer(session: Session): Promise<EmbeddedConnection | null> {
  const home = await homeOf(session.dataFolder)
  const pidFile = await readPidFile(home)
  if (!pidFile) return null
  const host = transportOf(session) === 'tcp' ? '127.0.0.1' : await socketFolderOf(home)
  const port = transportOf(session) === 'tcp' ? pidFile.port : socketPort
  return takeGuard(session, { host, port, home })
}

type Launch = { isRunning: true; connection: EmbeddedConnection } | { isRunning: false; reason: string }

async function launch(session: Session, way: Way): Promise<Launch> {
  const address = await prepareAddress(session, way)
  const logFile = join(way.home, 'postgres.log')
  const logStart = await shortenLog(logFile)
  const log = openSync(logFile, 'a', 0o600)
  if (way.owner) fchownSync(log, way.owner.uid, way.owner.gid)
  const { file, args, options } = way.command(
    'postgres',
    [
      ['-D', clusterOf(way.home)],
      ['-p', String(address.port)],
      ['-c', `listen_addresses=${address.isTcp ? '127.0.0.1' : ''}`],
      // Quoted, because the setting is a list and a folder may have a comma in its name.
      ['-c', `unix_socket_directories=${address.isTcp ? '' : `"${address.host.replaceAll('"', '""')}"`}`],
      session.options.durable === false
        ? ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off']
        : [],
    ].flat(),
  )
  // Detached, so that Ctrl+C in the terminal reaches this process alone and the shutdown keeps its order.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log, log], windowsHide: true })
  closeSync(log)
  let ended: string | null = null
  child.once('error', (error) => {
    ended = error.message
  })
  child.once('exit', (code, by) => {
    ended ??= `it ended with ${by ?? `code ${code}`}`
  })
  child.unref()

  const giveUp = Date.now() + startMilliseconds
  while (ended === null) {
    const connection = await takeGuard(session, { ...address, home: way.home })
    if (connection) return { isRunning: true, connection }
    if (Date.now() > giveUp) {
      child.kill('SIGQUIT')
      return { isRunning: false, reason: `it did not answer within ${startMilliseconds / 1000} seconds` }
    }
    await sleep(20)
  }
  return { isRunning: false, reason: (await lastComplaint(logFile, logStart)) ?? ended }
}

/**
 * Opens the guarding connection, takes the lock of the owner and makes the application's role and database.
 *
 * @returns null while no server answers
 * @throws EmbeddedError when another product process holds the lock
 */
async function takeGuard(
  session: Session,
  at: { host: string; port: number; home: string },
): Promise<EmbeddedConnection | null> {
  const credentials = await readCredentials(at.home)
  const guard = new pg.Client({
    host: at.host,
    port: at.port,
    user: superuserName,
    password: credentials.superuser,
    database: 'postgres',
    application_name: `formloom-guard ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // Without a listener an error on the idle connection would end the process; the end of it is handled below.
  guard.on('error', () => {})
  try {
    await guard.connect()
  } catch (error) {
    await guard.end().catch(() => {})
    if (!(error instanceof Error)) throw error
    const code = 'code' in error ? error.code : undefined
    if (code === '28P01') {
      throw new EmbeddedError(`The database in ${at.home} does not know the password that is stored beside it.`)
    }
    return null
  }
  try {
    await takeLock(guard, session.dataFolder)
    await makeApplicationDatabase(guard, credentials, session.options.mayCreateDatabases === true)
  } catch (error) {
    await guard.end().catch(() => {})
    throw error
  }
  session.guard = guard
  const pidFile = await readPidFile(at.home)
  if (pidFile) session.serverPid = pidFile.pid
  session.transportPort = at.port
  guard.once('end', () => {
    session.recovery = recover(session)
  })
  return {
    host: at.host,
    port: at.port,
    user: applicationName,
    password: credentials.application,
    database: applicationName,
  }
}

async function takeLock(guard: pg.Client, dataFolder: string): Promise<void> {
  const giveUp = Date.now() + lockPatienceMilliseconds
  for (;;) {
    const { rows } = await guard.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      ...guardLock,
    ])
    if (rows[0]?.taken) return
    // A process killed a moment ago may still be letting go.
    if (Date.now() > giveUp) break
    await sleep(100)
  }
  const { rows } = await guard.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.classid = $1 and l.objid = $2 and l.granted`,
    [...guardLock],
  )
  const owner = /^formloom-guard (\d+)$/.exec(rows[0]?.name ?? '')?.[1]
  throw new EmbeddedError(
    `Formloom is already running on the data folder ${dataFolder}${owner ? ` (process ${owner})` : ''}. ` +
      'Stop it first, or choose another DATA_DIR.',
  )
}

async function makeApplicationDatabase(
  guard: pg.Client,
  { application }: Credentials,
  createDb: boolean,
): Promise<void> {
  const { rows } = await guard.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as database`,
    [applicationName],
  )
  // The password is hexadecimal, and neither statement takes parameters.
  const mayCreate = createDb ? 'createdb' : 'nocreatedb'
  if (!rows[0]?.role) await guard.query(`create role ${applicationName} login ${mayCreate} password '${application}'`)
  if (!rows[0]?.database) await guard.query(`create database ${applicationName} owner ${applicationName}`)
}

/** The guarding connection ended: the server died or was restarted. Brings it back, or tells the owner. */
async function recover(session: Session): Promise<void> {
  session.guard = null
  if (session.isStopping) return
  session.options.note?.('the database went away and is started again')
  try {
    await bringUp(session)
    session.options.note?.('the database is back')
  } catch (error) {
    if (!session.isStopping) session.options.onLost?.(error instanceof Error ? error : new Error(String(error)))
  }
}

async function stop(session: Session): Promise<void> {
  session.isStopping = true
  await session.recovery
  const guard = session.guard
  // Lost the lock or never brought back: whoever owns the database now decides about it.
  if (!guard) return
  const home = await homeOf(session.dataFolder)
  const pid = (await readPidFile(home))?.pid
  if (pid !== undefined) await stopServer(session, home, pid)
  await guard.end().catch(() => {})
  const socketFolder = await socketFolderOf(home)
  // The short one in a shared folder is made anew by every start.
  if (!socketFolder.startsWith(home)) await rm(socketFolder, { recursive: true, force: true })
}

async function stopServer(session: Session, home: string, pid: number): Promise<void> {
  // Fast, then immediate (recovered from the log at the next start), then by force.
  for (const kind of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (process.platform === 'win32') await stopOnWindows(session.binaries, home)
    else signal(pid, kind)
    const giveUp = Date.now() + stopMilliseconds
    while (Date.now() < giveUp) {
      if (!isAlive(pid)) return
      // The pid file goes last. Where nobody reaps an adopted orphan, its number stays taken for ever.
      if ((await readPidFile(home))?.pid !== pid && !(await isPostgres(pid))) return
      await sleep(10)
    }
  }
}

async function stopOnWindows(binaries: Binaries, home: string): Promise<void> {
  const args = ['stop', '--mode', 'fast', '--wait', '--pgdata', clusterOf(home)]
  await new Promise<void>((resolve) => {
    spawn(programIn(binaries.folder, 'pg_ctl'), args, { stdio: 'ignore', windowsHide: true })
      .once('exit', () => resolve())
      .once('error', () => resolve())
  })
}

function signal(pid: number, kind: NodeJS.Signals): void {
  try {
    process.kill(pid, kind)
  } catch {
    // Already gone.
  }
}

const socketPort = 5432
const transportOf = ({ options }: Session): 'socket' | 'tcp' =>
  options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket')

async function prepareAddress(session: Session, way: Way): Promise<{ host: string; port: number; isTcp: boolean }> {
  if (transportOf(session) === 'tcp') {
    return { host: '127.0.0.1', port: session.transportPort || (await freePort()), isTcp: true }
  }
  const host = await socketFolderOf(way.home)
  await makeSocketFolder(host, way.owner)
  return { host, port: socketPort, isTcp: false }
}

/** Inside the data folder, or in a short private one where the path is too long for a socket. */
async function socketFolderOf(home: string): Promise<string> {
  const inside = join(home, 'socket')
  // sun_path holds 104 bytes on macOS and 108 on Linux, the last one a zero.
  if (Buffer.byteLength(join(inside, `.s.PGSQL.${socketPort}`)) <= 103) return inside
  const name = `formloom-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  const short = join(tmpdir(), name)
  return Buffer.byteLength(short) <= 80 ? short : join('/tmp', name)
}

async function makeSocketFolder(folder: string, owner: Way['owner']): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  // In a folder that all users share, somebody else may have made it first, to listen in our place.
  const found = await lstat(folder)
  const us = process.getuid?.() ?? 0
  if (!found.isDirectory() || (found.uid !== us && found.uid !== owner?.uid)) {
    throw new EmbeddedError(`The folder ${folder} belongs to somebody else, so the database cannot use it. Remove it.`)
  }
  await makePrivate(folder, owner)
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function readPidFile(home: string): Promise<{ pid: number; port: number } | null> {
  const text = await readFile(join(clusterOf(home), 'postmaster.pid'), 'utf8').catch(() => '')
  // Process id, data folder, start time, port, socket folder, listen address, shared memory, state.
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) } : null
}

/**
 * Removes a pid file whose process is not a PostgreSQL. Should a child of the former server still be at work, the new one
 * sees the shared memory of it and refuses, so this cannot lead to two servers on one folder.
 */
async function removeStalePidFile(home: string): Promise<boolean> {
  const pidFile = await readPidFile(home)
  if (!pidFile || (await isPostgres(pidFile.pid))) return false
  await rm(join(clusterOf(home), 'postmaster.pid'), { force: true })
  return true
}

async function lastComplaint(logFile: string, from: number): Promise<string | null> {
  const text = (await readFile(logFile)).subarray(from).toString('utf8')
  const lines = text.split('\n').filter((line) => /FATAL|PANIC|ERROR|error/.test(line))
  return (
    lines
      .at(-1)
      ?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '')
      .replace(/\.$/, '') ?? null
  )
}

const largestLog = 10 * 1024 * 1024

async function shortenLog(file: string): Promise<number> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size <= largestLog) return size
  await truncate(file)
  return 0
}

async function prepareDataFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    return await realpath(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EmbeddedError(`DATA_DIR must be a folder that Formloom may write to (${reason}).`)
  }
}
