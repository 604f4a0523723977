import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

/**
 * Puts what only the operator may read into a file that only the server's own account may read, or takes the file away
 * when there is nothing to tell any more.
 *
 * @returns its path, or null
 */
export async function noteFirstStart(
  { dataFolder }: Pick<Env, 'dataFolder'>,
  lines: readonly string[],
): Promise<string | null> {
  const path = join(dataFolder, 'first-sign-in.txt')
  // Whoever made a file of that name before must not keep the rights they gave it.
  await rm(path, { force: true })
  if (lines.length === 0) return null
  await writeFile(path, lines.map((line) => `${line}\n`).join(''), { mode: 0o600, flag: 'wx' })
  return path
}
