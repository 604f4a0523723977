// The public page as the build made it: what the server puts a form into (docs/adr/0045).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage, DrawPlain } from '#shared/fill-page'
import { Lru } from './kernel/lru.ts'

export interface FillBuild {
  /** Addresses of the scripts of a question type, its own first; none for a type that this build does not have. */
  readonly modulesOf: (type: string) => readonly string[]
  /**
   * The page for an address, with marks where something is put in.
   * @param types whose styles it needs; null: nobody knows yet, so all there are
   * @param view what will be drawn in it; null: what the build has drawn there
   * @param isAll nothing of the form is left to be shown: the rest of its styles follows once the page is live
   */
  readonly page: (
    url: string,
    types: readonly string[] | null,
    view: string | null,
    isAll?: boolean,
  ) => Promise<FillDocument>
  /** Address of the script that makes a long form live part by part; null where the browser is not told of it ahead. */
  readonly laterParts: string | null
  /** Draws the first view; null: scripts draw it. */
  readonly draw: DrawPage | null
  /** Draws pages for browsers that run no script; null: there are none. */
  readonly drawPlain: DrawPlain | null
}

export interface FillDocument {
  readonly html: string
  /** For `style-src`, of what stands in the page itself; null where the page may not be held to a policy (development). */
  readonly styleHashes: readonly string[] | null
}

/**
 * @param folder absolute path of dist/client; null when it holds no public page
 * @param drawing the built script that draws the first view
 */
export const readFillBuild = async (folder: string, drawing: string): Promise<FillBuild | null> => {
  const manifest = join(folder, typeManifest)
  if (!existsSync(manifest)) return null
  // Written by the build (tools/vite/question-type-modules.ts).
  const modules = new Map(Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string[]>))
  const html = readFileSync(join(folder, 'fill.html'), 'utf8')
  // Written by the build (tools/vite/style-owners.ts).
  const parts: readonly StylePart[] = JSON.parse(readFileSync(join(folder, styleManifest), 'utf8'))
  const scriptOf = (type: string) => modules.get(type)?.[0] ?? ''
  const always = classesIn(html)
  const documents = new Lru<string, FillDocument>(documentsKept, ({ html }) => html.length)
  const { drawPage, drawPlain }: { drawPage: DrawPage; drawPlain: DrawPlain } = await import(
    /* @vite-ignore */ pathToFileURL(drawing).href
  )
  return {
    modulesOf: (type) => modules.get(type) ?? [],
    laterParts: laterPartsOf(join(folder, chunkManifest)),
    page: async (_url, types, view, isAll = false) => {
      const scripts = types && [...new Set(types.map(scriptOf))].sort()
      const drawn = classesIn(view ?? '')
      // Forms that use the same types and draw with the same classes have the same styles, in whatever language.
      const name = `${isAll} ${scripts?.join(' ')}\n${[...drawn].sort().join(' ')}`
      const known =
        documents.get(name) ?? withStyles(html, parts, { scripts, drawn: new Set([...drawn, ...always]), isAll })
      documents.set(name, known)
      return known
    },
    draw: drawPage,
    drawPlain,
  }
}

/** Characters. */
const documentsKept = 8 * 2 ** 20

const typeManifest = '.vite/question-types.json'
const chunkManifest = '.vite/fill-manifest.json'
const styleManifest = '.vite/fill-styles.json'

const laterPartsOf = (path: string): string | null => {
  // Vite's own, by source.
  const chunks: Readonly<Record<string, { readonly file: string }>> = JSON.parse(readFileSync(path, 'utf8'))
  const chunk = chunks['src/features/fill/page/later-parts.ts']
  return chunk ? `/${chunk.file}` : null
}

/** A piece of the style sheet, in its order, and the scripts of the types that need it; null: every page does; none: what comes later. */
interface StylePart {
  readonly css: string
  readonly within: readonly string[]
  /** The class it is about; null: of none, or of several. */
  readonly name: string | null
  readonly owners: readonly string[] | null
}

/**
 * A style sheet of its own would be one more thing to wait for before the first word is seen, and most of the styles are for
 * what is not there yet: the page begins with those its first view is drawn with. Where a form has more to show, on further pages
 * or by rules, it has all of the utilities its types may need behind the view: said twice, they cost next to nothing on the wire,
 * and the second time in their order. Where not everything is in the page, it says where the whole sheet is: for what a press
 * brings up, for what comes after the form, and for types that it gets while it is open.
 */
const withStyles = (
  html: string,
  parts: readonly StylePart[],
  { scripts, drawn, isAll }: { scripts: readonly string[] | null; drawn: ReadonlySet<string>; isAll: boolean },
): FillDocument => {
  const known = scripts && new Set(scripts)
  // What is fetched later has its styles then, unless it is what the page begins with.
  const isWanted = ({ name, owners }: StylePart) =>
    !owners || !known || (name !== null && drawn.has(name)) || owners.some((owner) => known.has(owner))
  const wanted = parts.filter(isWanted)
  const [first, whole] = withoutUnused([
    // Nobody prints a page that is not live yet.
    sheetOf(wanted.filter((part) => (part.name === null || drawn.has(part.name)) && !(isAll && isForPrint(part)))),
    isAll ? '' : sheetOf(wanted.filter(({ within }) => within[0] === '@layer utilities')),
  ])
  const address = /<link rel="stylesheet"[^>]*? href="([^"]+)">/
  const [, path = ''] = address.exec(html) ?? []
  const all = known ? ` data-all="${path}"` : ''
  return {
    html: html
      .replace(address, () => `<style${isAll ? all : ''}>${first}</style>`)
      .replace('<!-- more styles -->', () => (isAll ? '' : `<style${all}>${whole}</style>`)),
    styleHashes: [first, ...(isAll ? [] : [whole])].map(styleHash),
  }
}

const isForPrint = ({ within }: StylePart): boolean => within.includes('@media print')

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescaped(names).split(' ')))

const unescaped = (text: string): string =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const sheetOf = (parts: readonly StylePart[]): string => {
  let css = ''
  let open: readonly string[] = []
  const turnTo = (within: readonly string[]) => {
    let same = 0
    while (same < open.length && open[same] === within[same]) same++
    css +=
      '}'.repeat(open.length - same) +
      within
        .slice(same)
        .map((each) => `${each}{`)
        .join('')
    open = within
  }
  for (const part of parts) {
    turnTo(part.within)
    css += part.css
  }
  turnTo([])
  return css
}

/** What Tailwind declares for utilities that are not in these sheets. */
const withoutUnused = ([first, whole]: readonly [string, string]): readonly [string, string] => {
  const declared = /@property (--tw-[\w-]+)\{[^}]*\}/g
  const initial = /(@layer properties\{[^{]*\{[^{]*\{)([^}]*)/g
  const used = new Set((first.replace(declared, '').replace(initial, '') + whole).match(/--tw-[\w-]+/g))
  const isUsed = (declaration: string) => used.has(declaration.split(':', 1)[0] ?? '')
  return [
    first
      .replace(declared, (rule, name: string) => (used.has(name) ? rule : ''))
      .replace(initial, (_all, before: string, all: string) => before + all.split(';').filter(isUsed).join(';')),
    whole,
  ]
}

/** As a content security policy names the content of a `<style>`. */
export const styleHash = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`
