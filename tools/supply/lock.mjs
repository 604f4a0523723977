import { readFileSync } from 'node:fs'
import { inRepository } from '../bootstrap/root.mjs'

/** Every package of package-lock.json, by name and version, each once. */
export function lockedPackages(lock = JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8'))) {
  const found = new Map()
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.link) continue
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const key = `${name}@${entry.version}`
    const known = found.get(key)
    // In one place for development and in another for the product: it is the product's.
    found.set(key, { name, ...entry, dev: Boolean(entry.dev) && (known?.dev ?? true) })
  }
  return [...found.values()].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
}

const idOf = ({ name, version }) => `${name}@${version}`
