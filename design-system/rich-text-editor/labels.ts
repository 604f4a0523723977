/** What RichTextEditor says. */
export interface RichTextEditorLabels {
  /** Name of the text. */
  editor: string
  toolbar: string
  bold: string
  italic: string
  underline: string
  strike: string
  heading: string
  bulletList: string
  orderedList: string
  blockquote: string
  link: string
  /** Name of the address field. */
  href: string
  setLink: string
  removeLink: string
  undo: string
  redo: string
}
