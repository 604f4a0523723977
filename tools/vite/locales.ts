import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Side = 'fill' | 'admin'
type Texts = Record<string, string>
type PluginTexts = { fill?: Texts; admin?: Texts }

/** Core namespaces the public page needs; everything else is the console's. */
const fillNamespaces = new Set(['fill'])

/**
 * `virtual:locales/fill` and `virtual:locales/admin`: one lazy chunk per language and side, merged from `locales/` and
 * every plugin's own texts (docs/adr/0008). A plugin that disappears takes its texts along.
 */
export function locales(root = process.cwd()): Plugin {
  return {
    name: 'formloom:locales',
    resolveId: (id) => (id.startsWith('virtual:locales/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:locales/')) return undefined
      const [, side, language] = id.split('/')
      if (side !== 'fill' && side !== 'admin') return undefined
      if (language) return `export default ${JSON.stringify(textsOf(root, side, language))}`
      const entries = languagesOf(root).map(
        (code) => `${JSON.stringify(code)}: () => import('virtual:locales/${side}/${code}')`,
      )
      return `export default { ${entries.join(', ')} }`
    },
    handleHotUpdate({ file, server }) {
      if (!/locales\/.*\.json$/.test(file)) return
      for (const [id, module] of server.moduleGraph.idToModuleMap) {
        if (id.startsWith('\0virtual:locales/')) server.moduleGraph.invalidateModule(module)
      }
      server.ws.send({ type: 'full-reload' })
    },
  }
}

/** Languages there are texts for, by folder name. */
export const languagesOf = (root: string): string[] =>
  readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const textsOf = (root: string, side: Side, language: string): Record<string, Texts> => {
  const namespaces: Record<string, Texts> = {}
  for (const file of readdirSync(join(root, 'locales', language))) {
    const namespace = file.replace(/\.json$/, '')
    if (side === 'admin' || fillNamespaces.has(namespace))
      namespaces[namespace] = read(join(root, 'locales', language, file))
  }
  for (const kind of foldersOf(join(root, 'plugins'))) {
    for (const id of foldersOf(join(root, 'plugins', kind))) {
      const path = join(root, 'plugins', kind, id, 'locales', `${language}.json`)
      if (!existsSync(path)) continue
      const { fill, admin }: PluginTexts = read(path)
      const texts = side === 'admin' ? { ...fill, ...admin } : { ...fill }
      if (Object.keys(texts).length > 0) namespaces[`${kind}/${id}`] = texts
    }
  }
  return namespaces
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

const foldersOf = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []
