import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { configPath, type PluginSource, readConfig } from '../plugins/config.ts'
import { type PluginFolder, type PluginKind, pluginFolders, pluginKinds, shownPath } from '../plugins/plugin-folders.ts'

/**
 * Finds plugins by folder, in `plugins/` and where `formloom.config.ts` points (docs/adr/0040):
 * - `virtual:plugins/eager/<kind>/<role>`: the default export of each folder's `<role>.ts` or `.tsx`, by id;
 * - `virtual:plugins/lazy/<kind>/<role>`: the same as functions that fetch it;
 * - `virtual:plugins/every/<kind>/<folder>`: by id, each script in a folder of that name, whole and as text;
 * - `virtual:plugins/texts/<kind>`: by id, the texts by language;
 * - `virtual:plugins/files/<kind>`: folders with all their files, for the contract.
 *
 * What lies outside resolves `#sdk`, `#ds` and `#shared` here, React as well (there is one), other packages beside itself
 * first.
 */
export function plugins(root = process.cwd()): Plugin {
  let outside: readonly PluginSource[] = []
  const folders = () => pluginFolders(root, outside)
  const isOutside = (importer: string | undefined) =>
    importer !== undefined && outside.some(({ path }) => importer.startsWith(path + sep))
  const host = join(root, 'src/plugin-sdk/index.ts')

  return {
    name: 'formloom:plugins',
    enforce: 'pre',
    async config(_, { command }) {
      outside = await readConfig(root)
      // Said before anything is built.
      folders()
      if (outside.length === 0) return
      // The development server looks for a package where the file lies that imports it, unless it is to be transformed.
      const isDevelopment = command === 'serve' && !process.env.VITEST
      const inlined = outside.flatMap(({ path }) => [
        // Theirs are none of those that are installed beside the server's bundle.
        ...ownPackages(root, path),
        ...(isDevelopment ? importedPackages(path) : []),
      ])
      return {
        ssr: { noExternal: [...new Set(inlined)] },
        server: { fs: { allow: [root, ...outside.map(({ path }) => path)] } },
      }
    },
    async resolveId(id, importer, options) {
      if (id.startsWith(prefix)) return `\0${id}`
      if (!isOutside(importer) || /^[./\0]|^virtual:/.test(id)) return
      const here = () => this.resolve(id, host, { ...options, skipSelf: true })
      if (id.startsWith('#')) {
        if (doors.test(id)) return here()
        throw new Error(`${importer} imports ${id}: a plugin may use #sdk, #sdk/…, #ds/… and #shared/….`)
      }
      if (/^react(-dom)?(\/|$)/.test(id)) return here()
      return (await this.resolve(id, importer, { ...options, skipSelf: true })) ?? here()
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const [way, kind, ...role] = id.slice(prefix.length + 1).split('/')
      const own = folders().filter((folder) => folder.kind === kind)
      if (!pluginKinds.includes(kind as PluginKind)) throw new Error(`No plugins are called ${kind}`)
      if (way === 'files') return filesModule(root, own)
      if (way === 'texts') return textsModule(own)
      if (way === 'every') return everyModule(role.join('/'), own)
      const found = own.flatMap(({ id, path }) => {
        const file = ['.ts', '.tsx'].map((end) => join(path, role.join('/') + end)).find((each) => existsSync(each))
        return file ? [{ id, file }] : []
      })
      return way === 'eager' ? eagerModule(found) : lazyModule(found)
    },
    transform(code, id) {
      // Tailwind looks for class names where the entries of the styles say.
      if (outside.length === 0 || !/\/design-system\/styles\/(index|public)\.css$/.test(id.split('?')[0] ?? '')) return
      const sources = [...code.matchAll(/^@source "\.\.\/\.\.\/plugins(.*)";$/gm)]
      const more = sources.flatMap(([, rest = '']) => outside.map(({ path }) => `@source "${slashes(path)}${rest}";`))
      return { code: `${code}\n${more.join('\n')}\n`, map: null }
    },
    configureServer(server) {
      server.watcher.add(outside.map(({ path }) => path))
      const again = (file: string) => {
        const isPlugin = [join(root, 'plugins'), ...outside.map(({ path }) => path)].some((path) =>
          file.startsWith(path + sep),
        )
        if (!isPlugin || !/\.(tsx?|json)$/.test(file)) return
        for (const { moduleGraph } of Object.values(server.environments))
          for (const [id, module] of moduleGraph.idToModuleMap)
            if (id.startsWith(`\0${prefix}`)) moduleGraph.invalidateModule(module)
        server.ws.send({ type: 'full-reload' })
      }
      server.watcher.on('add', again)
      server.watcher.on('unlink', again)
      server.watcher.on('change', (file) => {
        if (/[/\\]locales[/\\][^/\\]+\.json$/.test(file)) again(file)
      })
      const config = configPath(root)
      if (config) server.watcher.add(config)
      server.watcher.on('change', (file) => {
        if (file === config) void server.restart()
      })
    },
  }
}

const prefix = 'virtual:plugins/'
const doors = /^#(sdk(\/|$)|ds\/|shared\/)/

interface Found {
  readonly id: string
  readonly file: string
}

const slashes = (path: string) => path.replaceAll(sep, '/')
const quoted = (path: string) => JSON.stringify(slashes(path))

const eagerModule = (found: readonly Found[]): string =>
  [
    ...found.map(({ file }, index) => `import plugin${index} from ${quoted(file)}`),
    `export default /* @__PURE__ */ new Map([${found.map(({ id }, index) => `["${id}", plugin${index}]`).join(', ')}])`,
  ].join('\n')

const fetching = (file: string) => `() => import(${quoted(file)}).then((module) => module.default)`

const lazyModule = (found: readonly Found[]): string =>
  `export default /* @__PURE__ */ new Map([\n${found.map(({ id, file }) => `["${id}", ${fetching(file)}],`).join('\n')}\n])`

const everyModule = (folder: string, folders: readonly PluginFolder[]): string => {
  const scripts = folders.flatMap(({ id, path }) =>
    filesIn(join(path, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({ id, name: file, file: join(path, folder, file) })),
  )
  const one = (name: string, index: number) => `{ name: "${name}", module: module${index}, source: source${index} }`
  const entries = folders.map(({ id }) => {
    const own = scripts.flatMap((script, index) => (script.id === id ? [one(script.name, index)] : []))
    return `["${id}", [${own.join(', ')}]]`
  })
  return [
    ...scripts.map(({ file }, index) => `import * as module${index} from ${quoted(file)}`),
    ...scripts.map(({ file }, index) => `import source${index} from ${quoted(`${file}?raw`)}`),
    `export default new Map([${entries.join(', ')}])`,
  ].join('\n')
}

const textsModule = (folders: readonly PluginFolder[]): string => {
  const texts = folders.map(({ id, path }) => {
    const languages = filesIn(join(path, 'locales')).filter((file) => file.endsWith('.json'))
    return [
      id,
      Object.fromEntries(
        languages.map((file) => [
          file.replace('.json', ''),
          JSON.parse(readFileSync(join(path, 'locales', file), 'utf8')),
        ]),
      ),
    ]
  })
  return `export default new Map(${JSON.stringify(texts)})`
}

/** Nothing of it is loaded before it is asked for, a module or the source of a file. */
const filesModule = (root: string, folders: readonly PluginFolder[]): string => {
  const own = folders.map(({ id, path, shown }) => ({ id, path: shown, files: filesIn(path), place: path }))
  // What siblings share is part of what they are made of.
  const families = join(root, 'plugins/_families')
  const sources = [
    ...own.flatMap(({ files, place }) => files.map((file) => join(place, file))),
    ...filesIn(families).map((file) => join(families, file)),
  ].filter((file) => /\.(ts|tsx|json)$/.test(file))
  const modules = own.flatMap(({ files, place }) =>
    files.filter((file) => /^[a-z]+\.tsx?$/.test(file)).map((file) => join(place, file)),
  )
  const record = (files: readonly string[], fetch: (file: string) => string) =>
    `{\n${files.map((file) => `"${shownPath(root, file)}": ${fetch(file)},`).join('\n')}\n}`
  return [
    `export const folders = ${JSON.stringify(own.map(({ place: _, ...folder }) => folder))}`,
    `export const modules = ${record(modules, (file) => `() => import(${quoted(file)})`)}`,
    `export const sources = ${record(sources, (file) => fetching(`${file}?raw`))}`,
  ].join('\n')
}

const filesIn = (path: string): readonly string[] =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => slashes(join(entry.parentPath, entry.name).slice(path.length + 1)))
        .sort()
    : []

/** Packages that the files of plugins ask for. */
const importedPackages = (path: string): readonly string[] =>
  pluginKinds
    .flatMap((kind) => filesIn(join(path, kind)).map((file) => join(path, kind, file)))
    .filter((file) => /(?<!\.(test|stories))\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ from '((?:@[\w.-]+\/)?[\w-][\w.-]*)/g)])
    .flatMap(([, name = '']) => (name.startsWith('node') ? [] : [name]))

/** Packages that plugins from outside bring and the product has not. */
const ownPackages = (root: string, path: string): readonly string[] => {
  const dependencies = (folder: string): readonly string[] => {
    const file = join(folder, 'package.json')
    return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}) : []
  }
  const known = new Set(dependencies(root))
  return dependencies(path).filter((name) => !known.has(name))
}
