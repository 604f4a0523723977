import { clsx } from 'clsx'
import { createElement, Fragment, type ReactNode } from 'react'
import {
  isSafeHref,
  type RichTextBlock,
  type RichTextDoc,
  type RichTextInline,
  type RichTextMark,
  sizeOf,
} from './rich-text-doc.ts'

export type { RichTextBlock, RichTextDoc, RichTextInline, RichTextListItem, RichTextMark } from './rich-text-doc.ts'

/**
 * Renders structured rich text as elements; never through innerHTML, so a document cannot carry script.
 *
 * Do: use it wherever a document of the editor is shown.
 * Don't: pass it text of other origin; that goes into plain elements.
 * Keys: none of its own; Tab goes through the links in it.
 */
export function RichTextView({
  doc,
  headingLevel = 3,
  className,
}: {
  doc: RichTextDoc
  /** Level of the page's outline at which the text's first heading level (2) stands. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | undefined
  className?: string | undefined
}) {
  return (
    <div data-slot="rich-text" className={clsx('flex flex-col gap-3 break-words', className)}>
      {blocks(doc.content, headingLevel)}
    </div>
  )
}

function blocks(content: readonly RichTextBlock[], headingLevel: number): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree is rendered whole from its source, nothing in it keeps state
  return content.map((node, index) => <Fragment key={index}>{block(node, headingLevel)}</Fragment>)
}

function block(node: RichTextBlock, headingLevel: number): ReactNode {
  switch (node.type) {
    case 'paragraph':
      // An empty paragraph is a line the author left free.
      return <p className="min-h-[1lh]">{inlines(node.content)}</p>
    case 'heading':
      return createElement(
        `h${Math.min(6, headingLevel + node.attrs.level - 2)}`,
        { className: node.attrs.level === 2 ? 'text-xl font-semibold' : 'text-lg font-semibold' },
        inlines(node.content),
      )
    case 'bulletList':
      return <ul className="flex list-disc flex-col gap-1 ps-6">{items(node.content, headingLevel)}</ul>
    case 'orderedList':
      return <ol className="flex list-decimal flex-col gap-1 ps-6">{items(node.content, headingLevel)}</ol>
    case 'blockquote':
      return (
        <blockquote className="flex flex-col gap-2 border-hairline border-s-2 ps-4 text-muted">
          {blocks(node.content, headingLevel)}
        </blockquote>
      )
    case 'horizontalRule':
      return <hr className="border-hairline" />
    case 'image':
      return <img src={node.attrs.src} alt={node.attrs.alt} loading="lazy" className="h-auto max-w-full rounded-sm" />
    default:
      return null
  }
}

function items(content: readonly { content: readonly RichTextBlock[] }[], headingLevel: number): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: see blocks
  return content.map((item, index) => <li key={index}>{blocks(item.content, headingLevel)}</li>)
}

function inlines(content: readonly RichTextInline[] | undefined): ReactNode {
  return content?.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see blocks
    <Fragment key={index}>{node.type === 'hardBreak' ? <br /> : marked(node.text, node.marks ?? [])}</Fragment>
  ))
}

function marked(text: string, marks: readonly RichTextMark[]): ReactNode {
  return marks.reduceRight<ReactNode>((inner, mark) => wrap(inner, mark), text)
}

function wrap(inner: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong className="font-semibold">{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'underline':
      return <u>{inner}</u>
    case 'strike':
      return <s>{inner}</s>
    case 'code':
      return <code className="rounded-sm bg-subtle px-1 font-mono text-[0.9em]">{inner}</code>
    case 'textSize':
      return <span style={{ fontSize: sizeOf(mark.attrs.size), lineHeight: 1.4 }}>{inner}</span>
    case 'link':
      return isSafeHref(mark.attrs.href) ? (
        <a
          href={mark.attrs.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="text-accent-text underline"
        >
          {inner}
        </a>
      ) : (
        inner
      )
    default:
      return inner
  }
}
