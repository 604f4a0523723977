// `formloom.config.ts`: which folders and packages outside the repository hold plugins (docs/adr/0040).
import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the file exports by default. */
export interface FormloomConfig {
  /**
   * Folders (`./`, `../` or absolute; seen from the file) and names of installed packages, each laid out as `plugins/` is:
   * `question-types/<id>/`, `form-modes/<id>/`, `system-pages/<id>/`.
   */
  readonly plugins: readonly string[]
}

/** One entry of the file, found. */
export interface PluginSource {
  /** As the file has it. */
  readonly name: string
  /** Absolute, without links. */
  readonly path: string
}

/** Where the configuration is: FORMLOOM_CONFIG, else `formloom.config.ts` at the root. Null: there is none. */
export const configPath = (root: string): string | null => {
  const named = process.env.FORMLOOM_CONFIG
  if (named) return isAbsolute(named) ? named : resolve(root, named)
  const path = join(root, 'formloom.config.ts')
  return existsSync(path) ? path : null
}

/** Reads the configuration; whatever is wrong with it is thrown as a sentence for its owner. */
export const readConfig = async (root: string): Promise<readonly PluginSource[]> => {
  const path = configPath(root)
  if (path === null) return []
  if (!existsSync(path)) throw new Error(`FORMLOOM_CONFIG names ${path}, and there is no such file.`)
  const { default: config }: { default?: unknown } = await import(
    /* @vite-ignore */ `${pathToFileURL(path)}?at=${statSync(path).mtimeMs}`
  )
  return pluginNames(path, config).map((name) => ({ name, path: realpathSync(find(path, name)) }))
}

const pluginNames = (path: string, config: unknown): readonly string[] => {
  const example = "export default { plugins: ['../our-plugins', '@acme/formloom-plugins'] }"
  if (typeof config !== 'object' || config === null || !('plugins' in config))
    throw new Error(`${path} has no list of plugins. Write: ${example}`)
  const { plugins, ...others } = config
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new Error(`${path} says ${unknown}, which nothing reads. It knows: plugins.`)
  if (!Array.isArray(plugins) || !plugins.every((name) => typeof name === 'string' && name !== ''))
    throw new Error(`plugins in ${path} is not a list of folders and packages. Write: ${example}`)
  return plugins
}

const find = (path: string, name: string): string => {
  if (/^\.\.?(\/|\\|$)/.test(name) || isAbsolute(name)) {
    const folder = resolve(dirname(path), name)
    if (existsSync(folder) && statSync(folder).isDirectory()) return folder
    throw new Error(`${path} names the folder ${name}, and there is no folder ${folder}.`)
  }
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const installed = join(folder, 'node_modules', name)
    if (existsSync(installed)) return installed
    if (folder === dirname(folder)) break
  }
  throw new Error(
    `${path} names the package ${name}, which is not installed beside it. A folder begins with ./ or ../ instead.`,
  )
}
