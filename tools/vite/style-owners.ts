import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss'
import type { Plugin, Rolldown } from 'vite'
import { isTypeModule } from './question-type-modules.ts'

/** Where the build writes whose each rule of the public page's style sheet is, below the folder of the client. */
const styleManifest = '.vite/fill-styles.json'

/** A piece of the style sheet, in its order. */
export interface StylePart {
  readonly css: string
  /** What it stands in, from the outside: `@layer utilities`, `@media …`. */
  readonly within: readonly string[]
  /** The class it is about; null: of none, or of several. */
  readonly name: string | null
  /** Addresses of the scripts of question types that need it; null: every page does; none: what a page fetches later does. */
  readonly owners: readonly string[] | null
}

/**
 * Tells of each rule of the public page's styles the class, and of the class which question types draw with it: the server puts
 * into a page only what its types need, and before the first view only what that is drawn with, in the order of the whole (docs/adr/0045): styles do not grow with the number of types. A class is
 * a type's when it is written in the scripts of that type and not in the page's own; what only scripts draw that a page fetches later
 * (a receipt, the captcha) has its styles from the whole sheet, fetched with them.
 */
export const styleOwners = (): Plugin => ({
  name: 'formloom:style-owners',
  generateBundle: {
    // After the style sheet is whole.
    order: 'post',
    handler(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => /\/fill-[\w-]+\.css$/.test(fileName))
      if (sheet?.type !== 'asset') throw new Error('The public page has no style sheet.')
      const parts = partsOf(String(sheet.source), ownersOf(bundle))
      this.emitFile({ type: 'asset', fileName: styleManifest, source: JSON.stringify(parts) })
    },
  },
})

/** The scripts a class belongs to. */
type Owners = (className: string) => readonly string[] | null

const ownersOf = (bundle: Rolldown.OutputBundle): Owners => {
  const chunks = new Map(
    Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])),
  )
  const reach = (from: readonly string[], not: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
    const files = new Set(from)
    for (const file of files)
      for (const next of [...(chunks.get(file)?.imports ?? []), ...(chunks.get(file)?.dynamicImports ?? [])])
        if (!not.has(next)) files.add(next)
    return files
  }
  const typeScripts = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some(isTypeModule))
  const names = typeScripts.map(({ fileName }) => fileName)
  const pageScripts = [...chunks.values()]
    .filter(({ fileName }) => /\/page-/.test(fileName))
    .map(({ fileName }) => fileName)
  const reached = reach(pageScripts)
  const wordsOf = (files: Iterable<string>) =>
    new Set([...files].flatMap((file) => chunks.get(file)?.code.split(/[\s"'`\\]+/) ?? []))
  const page = wordsOf([...pageScripts, ...pageScripts.flatMap((file) => chunks.get(file)?.imports ?? [])])
  const types = names.map((name) => ({ name: `/${name}`, words: wordsOf(reach([name], reached)) }))
  return (className) => {
    if (page.has(className)) return null
    return types.filter(({ words }) => words.has(className)).map(({ name }) => name)
  }
}

export const partsOf = (css: string, ownersOf: Owners): readonly StylePart[] => {
  const parts: StylePart[] = []
  const add = (part: StylePart) => {
    const last = parts.at(-1)
    const isAlike = last && JSON.stringify({ ...last, css: '' }) === JSON.stringify({ ...part, css: '' })
    if (isAlike) parts[parts.length - 1] = { ...last, css: last.css + part.css }
    else parts.push(part)
  }
  const root = postcss.parse(css)
  // Tailwind names faces for where none is set; ours are set for every language (design-system/tokens/type.css).
  root.walkDecls('font-family', (face) => {
    face.value = face.value.replace(/var\((--ds-font-\w+),[^()]*\)/, 'var($1)')
  })
  const readers = readersOf(root, ownersOf)
  const visit = (nodes: readonly ChildNode[], within: readonly string[]) => {
    for (const node of nodes) {
      if (node.type === 'atrule' && isSplit(node)) visit(node.nodes ?? [], [...within, `@${node.name} ${node.params}`])
      else if (node.type === 'rule' && within.includes(utilities))
        for (const { selector, name } of node.selectors.map((selector) => ({ selector, name: classOf(selector) })))
          add({
            css: `${selector}{${node.nodes.map(String).join(';')}}`,
            within,
            name,
            owners: name === null ? null : ownersOf(name),
          })
      else if (node.type === 'atrule' && node.name === 'property' && isTailwinds(node.params)) {
        const owners = readers(node.params)
        if (owners !== 'nobody') add({ css: ended(node), within, name: null, owners })
      } else if (node.type === 'atrule' && node.name === 'media' && node.params === 'print')
        // Known for what it is: what nobody sees at first need not come at first.
        add({ css: (node.nodes ?? []).map(ended).join(''), within: ['@media print'], name: null, owners: null })
      else if (node.type === 'atrule' && node.name === 'layer' && node.params === 'properties')
        for (const { css, owners } of byReaders(node, readers)) add({ css, within, name: null, owners })
      else if (node.type !== 'comment') add({ css: ended(node), within, name: null, owners: null })
    }
  }
  visit(root.nodes, [])
  return parts
}

/** Whose styles read a custom property: those of some types, of everybody (null), or nobody's. */
type Readers = (property: string) => readonly string[] | null | 'nobody'

const isTailwinds = (property: string) => property.startsWith('--tw-')

/**
 * Tailwind registers each custom property that some utility sets, and sets it once more for browsers without `@property`.
 * Both go where something reads it.
 */
const readersOf = (root: Root, ownersOf: Owners): Readers => {
  const readers = new Map<string, readonly string[] | null>()
  root.walkDecls(({ value, parent }) => {
    const names = [...value.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name = '']) => name)
    if (names.length === 0) return
    const classes = parent?.type === 'rule' ? (parent as Rule).selectors.map(classOf) : [null]
    const owners = classes.map((name) => (name === null ? null : ownersOf(name)))
    for (const name of names) {
      const all = [readers.has(name) ? (readers.get(name) ?? null) : [], ...owners]
      readers.set(name, all.some((each) => each === null) ? null : [...new Set(all.flatMap((each) => each ?? []))])
    }
  })
  return (property) => (readers.has(property) ? (readers.get(property) ?? null) : 'nobody')
}

/** The layer once for each group of readers, with what these read. */
const byReaders = (layer: AtRule, readers: Readers): { css: string; owners: readonly string[] | null }[] => {
  const groups = new Map<string, readonly string[] | null>()
  layer.walkDecls(({ prop }) => {
    const owners = isTailwinds(prop) ? readers(prop) : null
    if (owners !== 'nobody') groups.set(JSON.stringify(owners), owners)
  })
  return [...groups].map(([key, owners]) => {
    const own = layer.clone()
    own.walkDecls((declaration) => {
      const { prop } = declaration
      if (JSON.stringify(isTailwinds(prop) ? readers(prop) : null) !== key) declaration.remove()
    })
    return { css: String(own), owners }
  })
}

const utilities = '@layer utilities'

/** Utilities are looked into, with what they stand in; the rest is everybody's as it is. */
const isSplit = (node: AtRule): boolean => {
  if (!node.nodes) return false
  if (node.name === 'layer') return node.params === 'utilities'
  for (let around = node.parent; around; around = around.parent as typeof around)
    if (around.type === 'atrule' && (around as AtRule).params === 'utilities')
      return ['media', 'supports', 'container'].includes(node.name)
  return false
}

const ended = (node: ChildNode): string => (node.type === 'atrule' && !node.nodes ? `${node};` : String(node))

/** The utility a selector is about is its first class; others say where. */
export const classOf = (selector: string): string | null => {
  const [, escaped] = /^(?::is\()?\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\x20-\x7e])+)/i.exec(selector) ?? []
  if (escaped === undefined) return null
  return escaped
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1')
}
