import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languagesOfNamespace, readDeclaration } from '../locales/declaration.mjs'
import { readConfig } from '../plugins/config.ts'
import { pluginKinds } from '../plugins/plugin-folders.ts'
import { pseudoLanguage, pseudoTexts } from './pseudo.ts'

const sides = ['fill', 'later', 'plain', 'types', 'admin', 'captcha'] as const
type Side = (typeof sides)[number]
type Texts = Record<string, string>
/** `shell`: menu titles and permissions, which the console's frame says. */
type PluginTexts = { fill?: Texts; admin?: Texts; shell?: Texts }
type Namespaces = Record<string, Texts>

/**
 * Core namespaces that are not the console's: the public page's, what only scripts say that it fetches later, what it says besides
 * where no script runs, and the captcha's, which both sides load when it is asked for.
 */
const ownNamespaces: Record<string, Side> = { fill: 'fill', 'fill-later': 'later', plain: 'plain', captcha: 'captcha' }

/**
 * `virtual:locales/fill`, `virtual:locales/later`, `virtual:locales/plain`, `virtual:locales/types`, `virtual:locales/admin` and `virtual:locales/captcha`: one lazy chunk per
 * language and side, merged from `locales/` and every plugin's own texts (docs/adr/0008). What plugins say to respondents is
 * apart (`types`): the server sends the public page those of the types a form uses, so the page's own do not grow with them. A plugin that disappears takes its texts along. `complete` names the
 * languages in which nothing of that side is missing (locales/languages.json), `partial` those that can be offered with a
 * note: the frame around the pages is there, pages may not be. `virtual:locales/fill-languages` says the same of the public page
 * without where the texts are: most pages bring theirs along.
 * @param pseudo whether the pseudo-language is among them; by default only on the development server
 */
export function locales(root = process.cwd(), pseudo?: boolean): Plugin {
  let withPseudo = pseudo ?? false
  /** Folders laid out as `plugins/`. */
  let outside: readonly string[] = []
  const textsOf = (side: Side, language: string) => textsIn(root, outside, side, language)
  const withExtra = (codes: readonly string[]) => (withPseudo ? [...codes, pseudoLanguage] : codes)
  const codesOf = (side: Side) => withExtra(languagesOf(root, (code) => textsOf(side, code)))
  const completeCodesOf = (side: Side) => withExtra(completeOf(root, side, textsOf(side, 'zh-cn')))
  return {
    name: 'formloom:locales',
    async config() {
      outside = (await readConfig(root)).map(({ path }) => path)
    },
    configResolved({ command, mode }) {
      withPseudo = pseudo ?? (command === 'serve' && mode !== 'test')
    },
    resolveId: (id) => (id.startsWith('virtual:locales/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:locales/')) return undefined
      const [, name, language] = id.split('/')
      if (name === 'fill-languages')
        return [
          `export const available = ${JSON.stringify(codesOf('fill'))}`,
          `export const complete = ${JSON.stringify(completeCodesOf('fill'))}`,
        ].join('\n')
      const side = sides.find((each) => each === name)
      if (!side) return undefined
      if (language) return `export default ${JSON.stringify(textsOf(side, language))}`
      const entries = codesOf(side).map(
        (code) => `${JSON.stringify(code)}: () => import('virtual:locales/${side}/${code}')`,
      )
      return [
        `export const complete = ${JSON.stringify(completeCodesOf(side))}`,
        `export const partial = ${JSON.stringify(partialOf(root, side, textsOf(side, 'zh-cn')))}`,
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
const languagesOf = (root: string, textsOf: (language: string) => Namespaces): string[] =>
  readDeclaration(root).languages.filter((code) => Object.keys(textsOf(code)).length > 0)

const completeOf = (root: string, side: Side, source: Namespaces): string[] => {
  const declaration = readDeclaration(root)
  const names = Object.keys(source).flatMap((name) =>
    !name.includes('/') ? [name] : side === 'types' ? [`${name}:fill`] : [`${name}:fill`, `${name}:admin`],
  )
  return declaration.languages.filter((code) =>
    names.every((name) => languagesOfNamespace(declaration, name).includes(code)),
  )
}

/** What surrounds every page of the console. */
const frameNamespaces = ['common', 'errors', 'kit', 'shell']

const partialOf = (root: string, side: Side, source: Namespaces): string[] => {
  if (side !== 'admin') return []
  const declaration = readDeclaration(root)
  const complete = completeOf(root, side, source)
  return declaration.languages.filter(
    (code) =>
      !complete.includes(code) &&
      frameNamespaces.every((name) => languagesOfNamespace(declaration, name).includes(code)),
  )
}

const textsIn = (root: string, outside: readonly string[], side: Side, language: string): Namespaces => {
  if (language === pseudoLanguage) return pseudoOf((code) => textsIn(root, outside, side, code))
  const namespaces: Namespaces = {}
  for (const file of side === 'types' ? [] : jsonFilesOf(join(root, 'locales', language))) {
    const namespace = file.replace(/\.json$/, '')
    const own = ownNamespaces[namespace] ?? 'admin'
    // The console shows forms too.
    if (own === side || (own === 'fill' && side === 'admin'))
      namespaces[namespace] = read(join(root, 'locales', language, file))
  }
  if (side !== 'types' && side !== 'admin') return namespaces
  const kinds = [
    ...foldersOf(join(root, 'plugins')).map((kind) => [join(root, 'plugins'), kind] as const),
    ...outside.flatMap((path) => pluginKinds.map((kind) => [path, kind] as const)),
  ]
  for (const [place, kind] of kinds) {
    for (const id of foldersOf(join(place, kind))) {
      const { fill, admin, shell } = pluginTexts(root, join(place, kind, id, 'locales'), {
        language,
        name: `${kind}/${id}`,
      })
      if (side === 'admin' && shell) namespaces.shell = { ...namespaces.shell, ...shell }
      const texts = side === 'admin' ? { ...fill, ...admin } : { ...fill }
      if (Object.keys(texts).length > 0) namespaces[`${kind}/${id}`] = texts
    }
  }
  return namespaces
}

/**
 * What a plugin says in a language. A plugin that does not speak it has its English there, in the plural forms of that
 * language: whoever reads, on the page, in the console or in a sheet, never finds keys.
 */
const pluginTexts = (
  root: string,
  folder: string,
  { language, name }: { language: string; name: string },
): PluginTexts => {
  const textsIn = (code: string): PluginTexts =>
    existsSync(join(folder, `${code}.json`)) ? read(join(folder, `${code}.json`)) : {}
  const own = textsIn(language)
  const english = language === 'en' ? {} : textsIn('en')
  // Languages whose texts for authors are still to come fall back at run time.
  const hasAdmin = languagesOfNamespace(readDeclaration(root), `${name}:admin`).includes(language)
  return {
    ...own,
    ...(english.fill && { fill: { ...inFormsOf(language, english.fill), ...own.fill } }),
    ...(english.admin && hasAdmin && { admin: { ...inFormsOf(language, english.admin), ...own.admin } }),
  }
}

const inFormsOf = (language: string, english: Texts): Texts => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) =>
      key.endsWith('_other') ? forms.map((form) => [key.replace(/other$/, form), text]) : [[key, text]],
    ),
  )
}

const pseudoOf = (textsOf: (language: string) => Namespaces): Namespaces => {
  const chinese = textsOf('zh-cn')
  const english = Object.entries(textsOf('en'))
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
