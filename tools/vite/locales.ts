import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languagesOfNamespace, readDeclaration } from '../locales/declaration.mjs'
import { pseudoLanguage, pseudoTexts } from './pseudo.ts'

const sides = ['fill', 'admin', 'captcha'] as const
type Side = (typeof sides)[number]
type Texts = Record<string, string>
type PluginTexts = { fill?: Texts; admin?: Texts }
type Namespaces = Record<string, Texts>

/** Core namespaces that are not the console's: the public page's, and the captcha's, which both sides load when it is asked for. */
const ownNamespaces: Record<string, Side> = { fill: 'fill', captcha: 'captcha' }

/**
 * `virtual:locales/fill`, `virtual:locales/admin` and `virtual:locales/captcha`: one lazy chunk per language and side, merged from `locales/` and
 * every plugin's own texts (docs/adr/0008). A plugin that disappears takes its texts along. `complete` names the
 * languages in which nothing of that side is missing (locales/languages.json), `partial` those that can be offered with a
 * note: the frame around the pages is there, pages may not be.
 * @param pseudo whether the pseudo-language is among them; by default only on the development server
 */
export function locales(root = process.cwd(), pseudo?: boolean): Plugin {
  let withPseudo = pseudo ?? false
  return {
    name: 'formloom:locales',
    configResolved({ command, mode }) {
      withPseudo = pseudo ?? (command === 'serve' && mode !== 'test')
    },
    resolveId: (id) => (id.startsWith('virtual:locales/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:locales/')) return undefined
      const [, name, language] = id.split('/')
      const side = sides.find((each) => each === name)
      if (!side) return undefined
      if (language) return `export default ${JSON.stringify(textsOf(root, side, language))}`
      const extra = withPseudo ? [pseudoLanguage] : []
      const entries = [...languagesOf(root, side), ...extra].map(
        (code) => `${JSON.stringify(code)}: () => import('virtual:locales/${side}/${code}')`,
      )
      return [
        `export const complete = ${JSON.stringify([...completeOf(root, side), ...extra])}`,
        `export const partial = ${JSON.stringify(partialOf(root, side))}`,
        `export default { ${entries.join(', ')} }`,
      ].join('\n')
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

/** Declared languages that have texts for a side, in the order of the declaration. */
const languagesOf = (root: string, side: Side): string[] =>
  readDeclaration(root).languages.filter((code) => Object.keys(textsOf(root, side, code)).length > 0)

const completeOf = (root: string, side: Side): string[] => {
  const declaration = readDeclaration(root)
  const names = Object.keys(textsOf(root, side, 'zh-cn')).flatMap((name) =>
    !name.includes('/') ? [name] : side === 'fill' ? [`${name}:fill`] : [`${name}:fill`, `${name}:admin`],
  )
  return declaration.languages.filter((code) =>
    names.every((name) => languagesOfNamespace(declaration, name).includes(code)),
  )
}

/** What surrounds every page of the console. */
const frameNamespaces = ['common', 'errors', 'kit', 'shell']

const partialOf = (root: string, side: Side): string[] => {
  if (side !== 'admin') return []
  const declaration = readDeclaration(root)
  const complete = completeOf(root, side)
  return declaration.languages.filter(
    (code) =>
      !complete.includes(code) &&
      frameNamespaces.every((name) => languagesOfNamespace(declaration, name).includes(code)),
  )
}

const textsOf = (root: string, side: Side, language: string): Namespaces => {
  if (language === pseudoLanguage) return pseudoOf(root, side)
  const namespaces: Namespaces = {}
  for (const file of jsonFilesOf(join(root, 'locales', language))) {
    const namespace = file.replace(/\.json$/, '')
    const own = ownNamespaces[namespace] ?? 'admin'
    // The console shows forms too.
    if (own === side || (own === 'fill' && side === 'admin'))
      namespaces[namespace] = read(join(root, 'locales', language, file))
  }
  if (side === 'captcha') return namespaces
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

const pseudoOf = (root: string, side: Side): Namespaces => {
  const chinese = textsOf(root, side, 'zh-cn')
  const english = Object.entries(textsOf(root, side, 'en'))
  return Object.fromEntries(english.map(([name, texts]) => [name, pseudoTexts(texts, chinese[name] ?? {})]))
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

const jsonFilesOf = (path: string): string[] =>
  existsSync(path) ? readdirSync(path).filter((file) => file.endsWith('.json')) : []

const foldersOf = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []
