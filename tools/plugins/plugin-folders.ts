// Every plugin there is, in the repository and outside: the one place that looks for folders.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sdkVersion } from '../../src/plugin-sdk/version.ts'
import type { PluginSource } from './config.ts'

export const pluginKinds = ['question-types', 'form-modes', 'system-pages'] as const
export type PluginKind = (typeof pluginKinds)[number]

export interface PluginFolder {
  readonly kind: PluginKind
  /** Name of the folder. */
  readonly id: string
  /** Absolute. */
  readonly path: string
  /** As people would look for it: from the root of the repository, outside of it absolute. */
  readonly shown: string
}

/** In the order of their ids, which is the same on every machine. Throws a sentence about what cannot be built. */
export const pluginFolders = (root: string, sources: readonly PluginSource[]): readonly PluginFolder[] => {
  const own = foldersIn(join(root, 'plugins'))
  const outside = sources.flatMap((source) => {
    const found = foldersIn(source.path)
    if (found.length === 0)
      throw new Error(
        `${source.path} holds no plugins: it has no folder ${pluginKinds.map((kind) => `${kind}/<id>`).join(', ')}.`,
      )
    for (const { path } of found)
      if (!existsSync(join(path, 'definition.ts')))
        throw new Error(`${path} holds no definition.ts, and so no plugin: add it, or take the folder away.`)
    checkSdk(source)
    return found
  })
  const all = [...own, ...outside].map((plugin) => ({ ...plugin, shown: shownPath(root, plugin.path) }))
  const byName = new Map<string, PluginFolder>()
  for (const plugin of all) {
    const name = `${plugin.kind}/${plugin.id}`
    const other = byName.get(name)
    if (other) throw new Error(`Two plugins are ${name}: ${other.shown} and ${plugin.shown}. An id is there once.`)
    byName.set(name, plugin)
  }
  return all.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** From the root of the repository where it lies inside, else absolute; with slashes. */
export const shownPath = (root: string, path: string): string => {
  const inside = relative(root, path)
  return (inside.startsWith('..') ? path : inside).replaceAll(sep, '/')
}

/** A plugin from outside says in the package.json beside its folders for which SDK it was written. */
const checkSdk = ({ path }: PluginSource): void => {
  const file = join(path, 'package.json')
  const [major = ''] = sdkVersion.split('.')
  const said: { formloom?: { sdk?: unknown } } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const sdk = said.formloom?.sdk
  if (sdk === undefined)
    throw new Error(
      `${file} does not say which SDK its plugins were written for. This one is ${sdkVersion}: "formloom": { "sdk": ${major} }`,
    )
  if (sdk !== Number(major))
    throw new Error(
      `The plugins in ${path} were written for SDK ${JSON.stringify(sdk)}, this is ${sdkVersion}. docs/sdk-api tells what has changed; then say "sdk": ${major} in ${file}.`,
    )
}

const foldersIn = (path: string): readonly Omit<PluginFolder, 'shown'>[] =>
  pluginKinds.flatMap((kind) =>
    (existsSync(join(path, kind)) ? readdirSync(join(path, kind), { withFileTypes: true }) : [])
      .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
      .map(({ name }) => ({ kind, id: name, path: join(path, kind, name) })),
  )
