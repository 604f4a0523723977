import { Mark } from '@tiptap/react'
import { sizeOf } from '../rich-text/rich-text-doc.ts'

/** Spec 9: 11 to 48 px. */
export const textSizes = [11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 48] as const

/** Text in a size of its own. Stored in px, drawn in rem, so that it grows with what the reader has set. */
export const TextSize = Mark.create({
  name: 'textSize',
  addAttributes: () => ({ size: { default: 16 } }),
  parseHTML: () => [{ tag: 'span[data-size]', getAttrs: (element) => ({ size: Number(element.dataset.size) }) }],
  renderHTML: ({ mark }) => [
    'span',
    // ProseMirror sets it through the style object, which the page policy allows.
    { 'data-size': mark.attrs.size, style: `font-size: ${sizeOf(Number(mark.attrs.size))}; line-height: 1.4` },
    0,
  ],
})
