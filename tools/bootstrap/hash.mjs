import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { inRepository } from './root.mjs'

/**
 * One hash over names and contents of files and of folders with everything in them.
 *
 * @param {readonly string[]} paths relative to the repository, or absolute; those that do not exist count as absent
 * @param {(path: string) => boolean} isCounted
 */
export function hashOf(paths, isCounted = () => true) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn).filter(isCounted)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(placeOf(path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  const place = placeOf(path)
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [path]
  return readdirSync(place)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

const placeOf = (path) => (isAbsolute(path) ? path : inRepository(path))
