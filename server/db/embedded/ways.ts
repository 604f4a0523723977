import { execFile, type SpawnOptions } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, programIn } from './binaries.ts'
import { EmbeddedError } from './embedded-error.ts'

const run = promisify(execFile)

/**
 * PostgreSQL refuses to run as root. `direct` is the ordinary user's way; the others are tried in this order by root:
 * as the account `nobody` or the ordinary user who owns the data, in a user namespace where root looks like `nobody`, and as `nobody` again with programs and
 * data copied to where that account may walk.
 */
export type WayName = 'direct' | 'account' | 'namespace' | 'copy'

/** How to run PostgreSQL programs, and over which folder. */
export interface Way {
  name: WayName
  /** Folder that holds the cluster, the socket and the log. Mode 0700, owned by {@link owner}. */
  home: string
  /** Folder of the programs. */
  programs: string
  /** Who owns the files as seen from outside; null where the operating system has no such thing. */
  owner: { uid: number; gid: number } | null
  /** Program, arguments and options for `child_process`. */
  command(name: 'initdb' | 'postgres', args: readonly string[]): { file: string; args: string[]; options: SpawnOptions }
}

export interface WayOptions {
  dataFolder: string
  binaries: Binaries
  /** Ways that may be tried; every one by default. Tests narrow it. */
  allowed?: readonly WayName[] | undefined
  /** Where `copy` keeps programs and data. */
  sharedFolder?: string | undefined
  note(message: string): void
}

/** @throws EmbeddedError naming every way that was tried and why it did not work. */
export async function chooseWay(options: WayOptions): Promise<Way> {
  const isRoot = process.getuid?.() === 0
  const home = await homeOf(options.dataFolder)
  if (!isRoot) return direct(options, home)

  const moved = home !== defaultHome(options.dataFolder)
  const candidates: readonly WayName[] = moved ? ['copy'] : ['account', 'namespace', 'copy']
  const tried: string[] = []
  for (const name of candidates.filter((candidate) => options.allowed?.includes(candidate) ?? true)) {
    try {
      if (name === 'account') return await account(options, home, options.binaries.folder, 'account')
      if (name === 'namespace') return await namespace(options, home)
      return await copied(options)
    } catch (error) {
      tried.push(`${labels[name]} (${reasonOf(error)})`)
    }
  }
  throw new EmbeddedError(
    `PostgreSQL does not run as root, and no other way worked on ${options.dataFolder}. Tried: ${tried.join('; ')}. ` +
      'Start Formloom as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** Folder of the database that belongs to a data folder: inside it, or where `copy` once moved it. */
export async function homeOf(dataFolder: string): Promise<string> {
  const moved = await readFile(pointerOf(dataFolder), 'utf8').catch(() => '')
  return moved.trim() === '' ? defaultHome(dataFolder) : moved.trim()
}

/** Makes a private folder: mode 0700, and everything in it owned by the account that runs PostgreSQL. */
export async function makePrivate(folder: string, owner: Way['owner']): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  if (owner && process.getuid?.() === 0) await giveTo(folder, owner)
  await chmod(folder, 0o700)
}

const labels: Record<WayName, string> = {
  direct: 'as this user',
  account: 'as the account nobody',
  namespace: 'in a user namespace',
  copy: 'as the account nobody on a copy',
}

// Nothing of this process's environment: it holds the password of the administrator.
const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
const plainOptions: SpawnOptions = { cwd: '/', env: cleanEnvironment }

async function direct(options: WayOptions, home: string): Promise<Way> {
  const owner = process.getuid && process.getgid ? { uid: process.getuid(), gid: process.getgid() } : null
  const found = await stat(home).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new EmbeddedError(`The database folder ${home} cannot be read (${reasonOf(error)}).`)
  })
  if (found && owner && found.uid !== owner.uid) {
    throw new EmbeddedError(
      `The database folder ${home} belongs to another user (id ${found.uid}). ` +
        'Start Formloom as the user who made it, or choose another DATA_DIR.',
    )
  }
  await makePrivate(home, owner)
  const programs = options.binaries.folder
  return {
    name: 'direct',
    home,
    programs,
    owner,
    command: (name, args) => ({
      file: programIn(programs, name),
      args: [...args],
      options: process.platform === 'win32' ? {} : plainOptions,
    }),
  }
}

async function account(options: WayOptions, home: string, programs: string, name: 'account' | 'copy'): Promise<Way> {
  // An ordinary user's database, started with sudo for once, stays that user's.
  const owner = (await ordinaryOwnerOf(home)) ?? (await nobody())
  const asOwner: SpawnOptions = { ...plainOptions, ...owner }
  await mkdir(dirname(home), { recursive: true })
  await probe('/bin/sh', ['-c', canRun, 'sh', dirname(home), programIn(programs, 'postgres')], asOwner)
  await makePrivate(home, owner)
  options.note(`the database runs as user id ${owner.uid} over ${home}`)
  return {
    name,
    home,
    programs,
    owner,
    command: (program, args) => ({ file: programIn(programs, program), args: [...args], options: asOwner }),
  }
}

async function namespace(options: WayOptions, home: string): Promise<Way> {
  if (process.platform !== 'linux') throw new Error('only Linux has user namespaces')
  const programs = options.binaries.folder
  const owner = { uid: 0, gid: 0 }
  await mkdir(dirname(home), { recursive: true })
  await probe(
    'unshare',
    [...asNobodyInNamespace, '/bin/sh', '-c', canRun, 'sh', dirname(home), programIn(programs, 'postgres')],
    plainOptions,
  )
  await makePrivate(home, owner)
  options.note(`the database runs in a user namespace over ${home}`)
  return {
    name: 'namespace',
    home,
    programs,
    owner,
    command: (program, args) => ({
      file: 'unshare',
      args: [...asNobodyInNamespace, programIn(programs, program), ...args],
      options: plainOptions,
    }),
  }
}

async function copied(options: WayOptions): Promise<Way> {
  const shared = options.sharedFolder ?? '/var/lib/formloom'
  await mkdir(shared, { recursive: true, mode: 0o755 })
  const programs = await copyPrograms(options.binaries, shared)
  const current = await homeOf(options.dataFolder)
  const isMoved = current !== defaultHome(options.dataFolder)
  const home = isMoved ? current : join(shared, `database-${randomBytes(8).toString('hex')}`)
  const way = await account(options, home, programs, 'copy')
  if (isMoved) return way

  const before = join(current, 'cluster')
  if (await isDirectory(before)) {
    await cp(before, join(home, 'cluster'), { recursive: true, preserveTimestamps: true })
    await giveTo(join(home, 'cluster'), await nobody())
  }
  // From this line on the copy is the database. The former one is only renamed, so nothing is ever lost by the move.
  await writeFile(pointerOf(options.dataFolder), `${home}\n`)
  if (await isDirectory(before)) await rename(before, join(current, `cluster-before-move-${Date.now()}`))
  options.note(`the account nobody may not walk to ${options.dataFolder}: the database is now in ${home}`)
  return way
}

async function copyPrograms(binaries: Binaries, shared: string): Promise<string> {
  const folder = join(shared, binaries.id)
  if (await isDirectory(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  await cp(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true })
  await chmod(unfinished, 0o755)
  await rename(unfinished, folder).catch(async (error: NodeJS.ErrnoException) => {
    // Two starts copied at the same time; the other one was first.
    await rm(unfinished, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return folder
}

/** Walks to the folder and starts the program, as whoever runs this script. */
const canRun = 'cd "$1" && exec "$2" --version'

// The account nobody is 65534 on Linux; inside the namespace only the number matters.
const asNobodyInNamespace = ['--user', '--map-user=65534', '--map-group=65534']

async function probe(file: string, args: string[], options: SpawnOptions): Promise<void> {
  await run(file, args, { cwd: '/', env: cleanEnvironment, timeout: 10_000, ...ids(options) })
}

function ids({ uid, gid }: SpawnOptions): { uid?: number; gid?: number } {
  return uid === undefined || gid === undefined ? {} : { uid, gid }
}

async function nobody(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

async function ordinaryOwnerOf(path: string): Promise<{ uid: number; gid: number } | null> {
  const found = await stat(path).catch(() => null)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null
}

/** Children first, so that a change of owner that was cut off is seen and repeated by the next start. */
async function giveTo(path: string, owner: { uid: number; gid: number }): Promise<void> {
  const found = await lstat(path)
  if (found.uid === owner.uid && found.gid === owner.gid) return
  if (found.isDirectory()) for (const name of await readdir(path)) await giveTo(join(path, name), owner)
  if (!found.isSymbolicLink()) await chown(path, owner.uid, owner.gid)
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

const defaultHome = (dataFolder: string): string => join(dataFolder, 'database')
const pointerOf = (dataFolder: string): string => join(dataFolder, 'database-moved-to')

/** The last line of what a program said, or the message of the error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const said = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim() : ''
  return (said || error.message).split('\n').at(-1) ?? error.message
}
