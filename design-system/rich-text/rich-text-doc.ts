/** Structured rich text as the product stores it; the kit imports nothing of ours, so the shape is declared here again. */
export interface RichTextDoc {
  readonly type: 'doc'
  readonly content: readonly RichTextBlock[]
}

export type RichTextBlock =
  | { readonly type: 'paragraph'; readonly content?: readonly RichTextInline[] | undefined }
  | {
      readonly type: 'heading'
      readonly attrs: { readonly level: 2 | 3 }
      readonly content?: readonly RichTextInline[] | undefined
    }
  | { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly RichTextListItem[] }
  | { readonly type: 'blockquote'; readonly content: readonly RichTextBlock[] }
  | { readonly type: 'horizontalRule' }
  | { readonly type: 'image'; readonly attrs: { readonly src: string; readonly alt: string } }

export interface RichTextListItem {
  readonly type: 'listItem'
  readonly content: readonly RichTextBlock[]
}

export type RichTextInline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly RichTextMark[] | undefined }
  | { readonly type: 'hardBreak' }

export type RichTextMark =
  | { readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
  /** In px at the usual size of text. */
  | { readonly type: 'textSize'; readonly attrs: { readonly size: number } }

/** A size in px as a length that grows with the reader's own size of text. */
export function sizeOf(px: number): string {
  return `${px / 16}rem`
}

/** http, https, mailto and tel; anything else (`javascript:`, `data:`) is not a link. */
export function isSafeHref(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)[^\s<>"']+$/i.test(href)
}
