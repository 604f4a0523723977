import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Binaries } from './binaries.ts'
import { EmbeddedError } from './embedded-error.ts'
import { isAlive } from './processes.ts'
import type { Way } from './ways.ts'

const run = promisify(execFile)

/** Names and passwords of the two roles of the embedded server. */
export interface Credentials {
  /** Owns the server; used only to guard it and to make the other role. */
  superuser: string
  /** What the product signs in with: a stolen query cannot read files or start programs. */
  application: string
}

export const superuserName = 'postgres'
export const applicationName = 'formloom'

export const clusterOf = (home: string): string => join(home, 'cluster')

/** Makes the data files on the first start and checks on every other one that these programs can use them. */
export async function ensureCluster(way: Way, binaries: Binaries, isDurable: boolean): Promise<void> {
  const cluster = clusterOf(way.home)
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version === '') await makeCluster(way, isDurable)
  else if (Number(version) !== binaries.majorVersion) {
    throw new EmbeddedError(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()}, and this version of Formloom brings ` +
        `PostgreSQL ${binaries.majorVersion}. Start the former version, export your data and import it here.`,
    )
  }
  await writeFile(join(cluster, settingsFile), settings)
}

/** @throws EmbeddedError when the file is missing, as after a backup that left it out. */
export async function readCredentials(home: string): Promise<Credentials> {
  const file = join(clusterOf(home), credentialsFile)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new EmbeddedError(`The file ${file} is missing or unreadable: it holds the passwords of the database.`)
  })
  return credentialsSchema.parse(JSON.parse(text))
}

const credentialsFile = 'formloom-credentials.json'
const settingsFile = 'formloom.conf'
const credentialsSchema = z.object({ superuser: z.string(), application: z.string() })

/** Everything is made aside and renamed at the end: a start that is killed half-way leaves no half database. */
async function makeCluster(way: Way, isDurable: boolean): Promise<void> {
  await removeUnfinished(way.home)
  const unfinished = join(way.home, `${unfinishedPrefix}${process.pid}`)
  await mkdir(unfinished, { mode: 0o700 })
  const credentials: Credentials = { superuser: secret(), application: secret() }
  const passwordFile = join(way.home, `password-${process.pid}`)
  await writeFile(passwordFile, credentials.superuser, { mode: 0o600 })
  try {
    if (way.owner) {
      await chown(unfinished, way.owner.uid, way.owner.gid)
      await chown(passwordFile, way.owner.uid, way.owner.gid)
    }
    await initialise(way, unfinished, passwordFile, isDurable)
    await writeFile(join(unfinished, credentialsFile), JSON.stringify(credentials), { mode: 0o600 })
    await writeFile(join(unfinished, settingsFile), settings, { mode: 0o600 })
    await appendFile(
      join(unfinished, 'postgresql.conf'),
      `\n# What Formloom chooses; lines below it win over it.\ninclude '${settingsFile}'\n`,
    )
    if (way.owner) {
      await chown(join(unfinished, settingsFile), way.owner.uid, way.owner.gid)
      await chown(join(unfinished, credentialsFile), way.owner.uid, way.owner.gid)
    }
    await rename(unfinished, clusterOf(way.home))
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Two first starts at the same time: the other one was quicker, and its database is as good.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function initialise(way: Way, folder: string, passwordFile: string, isDurable: boolean): Promise<void> {
  const { file, args, options } = way.command(
    'initdb',
    [
      ['--pgdata', folder],
      ['--username', superuserName],
      ['--pwfile', passwordFile],
      ['--auth', 'scram-sha-256'],
      ['--encoding', 'UTF8'],
      // The same order and the same letters on every operating system; where people read the order, queries ask for ICU.
      ['--locale', 'C'],
      ['--locale-provider', 'builtin'],
      ['--builtin-locale', 'C.UTF-8'],
      ['--no-instructions'],
      isDurable ? [] : ['--no-sync'],
    ].flat(),
  )
  const { cwd, env, uid, gid } = options
  const identity = uid === undefined || gid === undefined ? {} : { uid, gid }
  await run(file, args, { ...(cwd === undefined ? {} : { cwd }), ...(env ? { env } : {}), ...identity }).catch(
    (error: Error & { stderr?: string }) => {
      const said = (error.stderr ?? '').trim().split('\n').at(-1) || error.message
      throw new EmbeddedError(`The database in ${way.home} could not be made: ${said}`)
    },
  )
}

const unfinishedPrefix = 'cluster-unfinished-'

async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = name.startsWith(unfinishedPrefix) ? Number(name.slice(unfinishedPrefix.length)) : Number.NaN
    const isLeftOver = Number.isInteger(pid) && (pid === process.pid || !isAlive(pid))
    if (isLeftOver) await rm(join(home, name), { recursive: true, force: true })
  }
}

const secret = (): string => randomBytes(24).toString('hex')

/** Chosen for a small server with many short writes; `fsync` and `synchronous_commit` keep their safe defaults. */
const settings = `# Written by Formloom at every start. Your own settings belong into postgresql.conf, below the include line.
max_connections = 100
shared_buffers = 128MB
effective_cache_size = 512MB
work_mem = 8MB
maintenance_work_mem = 64MB
random_page_cost = 1.1
jit = off

# Submissions are grouped into few, larger commits: room for them, and checkpoints that are rare and spread out.
wal_buffers = 16MB
max_wal_size = 2GB
checkpoint_timeout = 15min
checkpoint_completion_target = 0.9

# Counters are updated all the time: clean them up early and quickly.
autovacuum_naptime = 15s
autovacuum_vacuum_scale_factor = 0.05
autovacuum_analyze_scale_factor = 0.05
autovacuum_vacuum_insert_scale_factor = 0.1
autovacuum_vacuum_cost_limit = 1000

idle_in_transaction_session_timeout = 60s
timezone = 'UTC'
log_timezone = 'UTC'

# The log says what went wrong, never with which answers: no statements, no details of rows.
log_checkpoints = off
log_min_messages = warning
log_min_error_statement = panic
log_error_verbosity = terse
`
