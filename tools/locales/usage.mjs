// Which keys the code asks for.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts the core asks a plugin for by these names. */
const askedByCore = /^(title|aliases|(issue|unfinished|pageTime)\..+)$/

/** Tells of a key whether the code in a namespace's folders asks for it. */
export function createUsage(root) {
  const cache = new Map()
  const codeOf = (folders) => {
    const id = folders.join()
    if (!cache.has(id)) cache.set(id, codeBelow(root, folders))
    return cache.get(id)
  }
  return (key, { usedIn, plugin }) => {
    if (plugin && askedByCore.test(key)) return true
    const { text, prefixes } = codeOf(usedIn)
    if (text.includes(`'${key}'`) || text.includes(`"${key}"`) || text.includes(`\`${key}\``)) return true
    return prefixes.some((prefix) => key.startsWith(prefix))
  }
}

/** The source as one text, and what template literals such as `status.${kind}` may make keys of. */
function codeBelow(root, folders) {
  const text = folders
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const prefixes = [...text.matchAll(/`([a-zA-Z][\w-]*\.(?:[\w-]+\.)*)\$\{/g)].map((match) => match[1])
  return { text, prefixes: [...new Set(prefixes)] }
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
