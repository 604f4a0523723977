// Rich text is a small tree, never HTML: what this parser does not know does not exist, so there is nothing to inject (T7).

import { isOwnPicture, isSafeLink } from './safe-addresses.ts'

export type Mark =
  | { readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
  /** In px at the usual size of text, from 11 to 48 (spec 9). */
  | { readonly type: 'textSize'; readonly attrs: { readonly size: number } }

export type Inline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly Mark[] }
  | { readonly type: 'hardBreak' }

export type Block =
  | { readonly type: 'paragraph'; readonly content?: readonly Inline[] }
  | { readonly type: 'heading'; readonly attrs: { readonly level: 2 | 3 }; readonly content?: readonly Inline[] }
  | { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly ListItem[] }
  | { readonly type: 'blockquote'; readonly content: readonly Block[] }
  | { readonly type: 'horizontalRule' }
  /** A picture somebody uploaded here; `alt` is what it shows, in words, '' for an ornament. */
  | { readonly type: 'image'; readonly attrs: { readonly src: string; readonly alt: string } }

export interface ListItem {
  readonly type: 'listItem'
  readonly content: readonly Block[]
}

export interface RichText {
  readonly type: 'doc'
  readonly content: readonly Block[]
}

export const emptyRichText: RichText = { type: 'doc', content: [] }

/** Nesting and size caps: a stored document cannot make a reader's browser work for long. */
const maxDepth = 8
const maxNodes = 2000
const maxAlt = 500

/** The one sanitiser: any JSON in, only known nodes, marks and safe links out. Total, never throws. */
export const parseRichText = (input: unknown): RichText => {
  const budget = { nodes: maxNodes }
  return { type: 'doc', content: blocks(field(input, 'content'), 0, budget) }
}

/** The sizes an author may write in, in px (spec 9). */
export const isTextSize = (size: unknown): size is number =>
  typeof size === 'number' && Number.isInteger(size) && size >= 11 && size <= 48

/** The words only, for lists and search. */
export const richTextToPlain = (doc: RichText): string => doc.content.map(plainBlock).filter(Boolean).join('\n')

interface Budget {
  nodes: number
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const blocks = (input: unknown, depth: number, budget: Budget): Block[] => {
  if (depth >= maxDepth) return []
  return list(input).flatMap((node): Block[] => {
    if (budget.nodes-- <= 0) return []
    const type = field(node, 'type')
    const content = field(node, 'content')
    switch (type) {
      case 'paragraph':
        return [{ type, content: inlines(content, budget) }]
      case 'heading':
        return [
          {
            type,
            attrs: { level: field(field(node, 'attrs'), 'level') === 3 ? 3 : 2 },
            content: inlines(content, budget),
          },
        ]
      case 'bulletList':
      case 'orderedList':
        return [{ type, content: listItems(content, depth, budget) }]
      case 'blockquote':
        return [{ type, content: blocks(content, depth + 1, budget) }]
      case 'horizontalRule':
        return [{ type }]
      case 'image': {
        const attrs = field(node, 'attrs')
        const src = field(attrs, 'src')
        const alt = field(attrs, 'alt')
        return typeof src === 'string' && isOwnPicture(src)
          ? [{ type, attrs: { src, alt: typeof alt === 'string' ? alt.slice(0, maxAlt) : '' } }]
          : []
      }
      default:
        return []
    }
  })
}

const listItems = (input: unknown, depth: number, budget: Budget): ListItem[] =>
  list(input).flatMap((node) =>
    field(node, 'type') === 'listItem' && budget.nodes-- > 0
      ? [{ type: 'listItem' as const, content: blocks(field(node, 'content'), depth + 1, budget) }]
      : [],
  )

const inlines = (input: unknown, budget: Budget): Inline[] =>
  list(input).flatMap((node): Inline[] => {
    if (budget.nodes-- <= 0) return []
    const type = field(node, 'type')
    if (type === 'hardBreak') return [{ type }]
    const text = field(node, 'text')
    if (type !== 'text' || typeof text !== 'string' || text === '') return []
    const marks = marksOf(field(node, 'marks'), budget)
    return [marks.length > 0 ? { type, text, marks } : { type, text }]
  })

/** One of each kind at most, and each counted: thousands on one word would be as many elements, one inside the other. */
const marksOf = (input: unknown, budget: Budget): Mark[] => {
  const found = new Map<Mark['type'], Mark>()
  for (const candidate of list(input).slice(0, mostMarks)) {
    if (budget.nodes <= 0) break
    for (const known of mark(candidate)) {
      if (found.has(known.type)) continue
      budget.nodes--
      found.set(known.type, known)
    }
  }
  return [...found.values()]
}
/** More than there are kinds; what is behind them is not even looked at. */
const mostMarks = 50

const mark = (input: unknown): Mark[] => {
  const type = field(input, 'type')
  switch (type) {
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'code':
      return [{ type }]
    case 'link': {
      const href = field(field(input, 'attrs'), 'href')
      return typeof href === 'string' && isSafeLink(href) ? [{ type, attrs: { href } }] : []
    }
    case 'textSize': {
      const size = field(field(input, 'attrs'), 'size')
      return isTextSize(size) ? [{ type, attrs: { size } }] : []
    }
    default:
      return []
  }
}

const plainInline = (inline: Inline): string => (inline.type === 'text' ? inline.text : '\n')

const plainBlock = (block: Block): string => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return (block.content ?? []).map(plainInline).join('')
    case 'bulletList':
    case 'orderedList':
      return block.content.map((item) => item.content.map(plainBlock).join(' ')).join('\n')
    case 'blockquote':
      return block.content.map(plainBlock).join('\n')
    case 'image':
      return block.attrs.alt
    case 'horizontalRule':
      return ''
  }
}
