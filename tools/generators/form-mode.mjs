import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const templates = fileURLToPath(new URL('./form-mode', import.meta.url))
const suffix = '.template'

/**
 * Writes `plugins/form-modes/<id>` below `root`: a mode with a key and points for each question, and a score. Never
 * writes over a file.
 *
 * @returns the folder, relative to `root`, or the problem as a sentence
 */
export function createFormMode(root, { id = '' }) {
  const folder = `plugins/form-modes/${id}`
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) {
    return { problem: 'The id is lower-case words joined by hyphens, at most 40 characters: --id exam' }
  }
  if (existsSync(join(root, folder))) return { problem: `There is a form mode ${id} already.` }
  const camel = id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  mkdirSync(join(root, folder), { recursive: true })
  for (const file of readdirSync(templates)) {
    const text = readFileSync(join(templates, file), 'utf8').replaceAll('__id__', id).replaceAll('__camel__', camel)
    writeFileSync(join(root, folder, file.slice(0, -suffix.length)), text, { flag: 'wx' })
  }
  return { folder }
}
