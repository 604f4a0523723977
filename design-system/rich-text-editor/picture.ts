import { Node } from '@tiptap/react'

/** A picture between paragraphs, with what it shows in words. */
export const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  // Pasted pages bring pictures of other hosts, which would tell them who reads the form: only uploaded ones come in.
  parseHTML: () => [],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
