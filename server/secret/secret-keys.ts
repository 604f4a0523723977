import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Env, EnvError } from '../env.ts'

/** Least characters of a key. */
export const leastKeyLength = 32

/**
 * The keys that seal secrets, newest first: those of SECRET_KEY, else the lines of `secret.key` in DATA_DIR, which is made
 * at the first start and is for the server's own account only. A copy of the database is no use without them.
 *
 * @throws EnvError
 */
export async function readSecretKeys({
  secretKeys,
  dataFolder,
}: Pick<Env, 'secretKeys' | 'dataFolder'>): Promise<readonly [string, ...string[]]> {
  if (secretKeys) return secretKeys
  const path = join(dataFolder, 'secret.key')
  const [first, ...rest] = linesOf((await read(path)) ?? (await made(path)))
  if (first === undefined || [first, ...rest].some((key) => key.length < leastKeyLength))
    throw new EnvError(`${path} must hold keys of ${leastKeyLength} characters or more, one a line, newest first.`)
  return [first, ...rest]
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const read = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw new EnvError(`${path} must be readable by Formloom (${String(error)}).`)
  }
}

/** Two servers may start at once: the file is put in its place whole, and whoever is second takes the first one's. */
const made = async (path: string): Promise<string> => {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
    await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    await link(draft, path).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new EnvError(`DATA_DIR must be a folder that Formloom may write its key file to (${String(error)}).`)
  } finally {
    await rm(draft, { force: true })
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined)
