import { existsSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { readConfig } from '../plugins/config.ts'
import { type PluginFolder, pluginFolders } from '../plugins/plugin-folders.ts'

/** Where the build writes which scripts a question type needs, below the folder of the client; the server reads it. */
export const typeManifest = '.vite/question-types.json'

/** By question type id: the address of its module first, then of everything that module imports beside the page. */
export type TypeAddresses = Readonly<Record<string, readonly string[]>>

/**
 * The question types of the public page, each a module of its own that nothing of the page names: the server tells the page
 * the addresses of exactly those a form uses (docs/adr/0045), so the page does not grow with their number.
 * - `virtual:question-type/<id>` holds the parts of one type, found by folder;
 * - types that say of themselves that most forms have them (`common` of the definition) travel together in one script.
 *
 * @param emitted whether this build makes scripts of them: that of the public page does, the development server by itself
 */
export function questionTypeModules(root: string, { emitted }: { readonly emitted: boolean }): Plugin {
  let folders: readonly PluginFolder[] = []
  const find = async () => {
    const outside = await readConfig(root)
    folders = pluginFolders(root, outside).filter(({ kind }) => kind === 'question-types')
  }
  return {
    name: 'formloom:question-type-modules',
    async config() {
      await find()
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const name = id.slice(prefix.length + 1)
      if (name === commonName) return commonModule(folders.filter(isCommon))
      const folder = folders.find((each) => each.id === name)
      if (!folder) throw new Error(`There is no question type ${name}`)
      return typeModule(folder)
    },
    buildStart() {
      if (!emitted) return
      const emit = (name: string) =>
        this.emitFile({ type: 'chunk', id: prefix + name, name, preserveSignature: 'allow-extension' })
      if (folders.some(isCommon)) emit(commonName)
      for (const folder of folders) if (!isCommon(folder)) emit(folder.id)
    },
    generateBundle(_options, bundle) {
      if (!emitted) return
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const page = closureOf(
        chunks,
        chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.html')),
      )
      const addresses: Record<string, readonly string[]> = {}
      for (const folder of folders) {
        const name = isCommon(folder) ? commonName : folder.id
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`\0${prefix}${name}`))
        if (!chunk) throw new Error(`The build has no script with the question type ${folder.id}`)
        const needed = [...closureOf(chunks, [chunk])].filter((file) => !page.has(file))
        addresses[folder.id] = [chunk.fileName, ...needed.filter((file) => file !== chunk.fileName)].map(
          (file) => `/${file}`,
        )
      }
      this.emitFile({ type: 'asset', fileName: typeManifest, source: `${JSON.stringify(addresses, null, 1)}\n` })
    },
  }
}

const prefix = 'virtual:question-type/'
/** Whether a module of the build is a question type, or the common ones together. */
export const isTypeModule = (id: string): boolean => id.startsWith(`\0${prefix}`)
/** No type is called so: ids have no capital. */
const commonName = 'commonTypes'

/** Said in the definition, which is not run here: it brings the schema library along. */
const isCommon = ({ path }: PluginFolder): boolean => {
  const file = join(path, 'definition.ts')
  return existsSync(file) && /^ {2}common: true,$/m.test(readFileSync(file, 'utf8'))
}

const fileOf = (path: string, role: string): string | undefined =>
  ['.ts', '.tsx'].map((end) => join(path, role + end)).find((file) => existsSync(file))

const quoted = (path: string) => JSON.stringify(path.replaceAll(sep, '/'))

/** What the page asks of a type (src/features/fill/form/fill-types.ts). Only a link with answers needs to read texts. */
const typeModule = ({ id, path }: PluginFolder): string => {
  const roles = ['renderer', 'validator', 'formatter', 'addresses'].flatMap((role) => {
    const file = fileOf(path, role)
    return file ? [{ role, file }] : []
  })
  const parse = fileOf(path, 'parse')
  return [
    ...roles.map(({ role, file }) => `import ${role} from ${quoted(file)}`),
    `const type = { id: ${JSON.stringify(id)}, ${roles.map(({ role }) => role).join(', ')}${
      parse ? `, parser: () => import(${quoted(parse)}).then((module) => module.default)` : ''
    } }`,
    `export const types = { ${JSON.stringify(id)}: type }`,
  ].join('\n')
}

const commonModule = (folders: readonly PluginFolder[]): string =>
  [
    ...folders.map(({ id }, index) => `import { types as t${index} } from ${JSON.stringify(prefix + id)}`),
    `export const types = Object.assign({}, ${folders.map((_, index) => `t${index}`).join(', ')})`,
  ].join('\n')

const closureOf = (chunks: readonly Rolldown.OutputChunk[], from: readonly Rolldown.OutputChunk[]) => {
  const files = new Set(from.map(({ fileName }) => fileName))
  for (const file of files)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next)
  return files
}

/**
 * Names the chunks of the public page: what every form needs is one, the common types are another. What is only shared by two
 * types travels with the one that has more of its own, if that adds less to the other than it asks for anyway: one address less for
 * both. What is fetched later (an outcome, a language, a rarer type) stays as the bundler has it.
 * @param entry of the page, absolute
 */
export function pageChunks(entry: string): Rolldown.CodeSplittingNameFunction {
  let parts: { page: ReadonlySet<string>; common: ReadonlySet<string>; hostOf: (id: string) => string | null } | null =
    null
  return (id, context) => {
    const closure = closureBy((each) => context.getModuleInfo(each)?.importedIds)
    if (!parts) {
      const page = closure(entry)
      const common = closure(`\0${prefix}${commonName}`)
      const always = new Set([...page, ...common])
      parts = { page, common, hostOf: hosts(context, (type) => [...closure(type)].filter((each) => !always.has(each))) }
    }
    if (basename(id).endsWith('.html')) return null
    // What holds the others together belongs to what is always there.
    if (parts.page.has(id) || id === '\0rolldown/runtime.js') return 'page'
    return parts.common.has(id) ? 'types' : parts.hostOf(id)
  }
}

const closureBy =
  (next: (id: string) => readonly string[] | undefined) =>
  (start: string): ReadonlySet<string> => {
    const found = new Set([start])
    for (const each of found) for (const other of next(each) ?? []) found.add(other)
    return found
  }

/**
 * @param ownOf modules a type needs beside those that are always there
 * @returns the name of the type a module travels with; null: as the bundler has it
 */
const hosts = (
  context: Rolldown.ChunkingContext,
  ownOf: (type: string) => readonly string[],
): ((id: string) => string | null) => {
  const getModuleInfo = (id: string) => context.getModuleInfo(id)
  const needing = closureBy((id) => getModuleInfo(id)?.importers)
  const users = closureBy((id) => [
    ...(getModuleInfo(id)?.importers ?? []),
    ...(getModuleInfo(id)?.dynamicImporters ?? []),
  ])
  const typesAmong = (ids: Iterable<string>) => [...ids].filter(isTypeModule).sort()
  /** The two types that need it from the beginning, when nothing else ever does. */
  const pairOf = (id: string): readonly string[] | null => {
    const pair = typesAmong(needing(id))
    const isTheirs = pair.length === 2 && [...users(id)].every((each) => isTypeModule(each) || !isTop(each))
    return isTheirs && typesAmong(users(id)).length === 2 ? pair : null
  }
  const isTop = (id: string) => {
    const info = getModuleInfo(id)
    return !info || info.importers.length + info.dynamicImporters.length === 0
  }
  const sizeOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (getModuleInfo(id)?.code?.length ?? 0), 0)
  const known = new Map<string, string | null>()
  const hostOfPair = (pair: readonly string[]): string | null => {
    const key = pair.join(' ')
    const before = known.get(key)
    if (before !== undefined) return before
    const [host] = pair
      .map((type) => {
        const modules = ownOf(type)
        const shared = modules.filter((id) => pairOf(id)?.join(' ') === key)
        return {
          type,
          shared: sizeOf(shared),
          own: sizeOf(modules.filter((id) => typesAmong(needing(id)).length === 1)),
        }
      })
      .filter(({ own, shared }) => own <= shared)
      .sort((one, other) => other.own - one.own)
    known.set(key, host?.type ?? null)
    return host?.type ?? null
  }
  /** Whether something another type needs travels with it: then what it needs alone does, too, or would stand apart. */
  const isHost = (type: string) => ownOf(type).some((id) => pairOf(id) && hostOfPair(pairOf(id) ?? []) === type)
  return (id) => {
    const types = typesAmong(needing(id))
    const pair = types.length === 1 ? null : pairOf(id)
    const [type] = types
    const host = pair ? hostOfPair(pair) : types.length === 1 && type && isHost(type) ? type : null
    return host && nameOf(host)
  }
}

const nameOf = (type: string): string => type.slice(prefix.length + 1)
