/** What RichTextEditor says. */
export interface RichTextEditorLabels {
  /** Name of the text. */
  editor: string
  /** While its code is fetched. */
  loading: string
  toolbar: string
  size: string
  /** The choice of no size of its own. */
  usualSize: string
  picture: string
  pictureFailed: string
  /** Name of the field for what a picture shows. */
  alt: string
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
