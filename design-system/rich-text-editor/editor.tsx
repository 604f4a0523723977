import Link from '@tiptap/extension-link'
import { EditorContent, type JSONContent, type Editor as Tiptap, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { cn } from '../_internal/cn.ts'
import type { RichTextDoc } from '../rich-text/index.tsx'
import { isSafeHref } from '../rich-text/rich-text-doc.ts'
import type { RichTextEditorProps } from './index.tsx'
import type { RichTextEditorLabels } from './labels.ts'
import { Picture } from './picture.ts'
import { TextSize, textSizes } from './text-size.ts'
import { EditorToolbar } from './toolbar.tsx'
import { type Pictures, usePictures } from './use-pictures.ts'

/** What the lazily loaded half draws; see index.tsx. */
export function Editor({
  value,
  onChange,
  onBlur,
  uploadPicture,
  labels,
  height = 200,
  disabled,
  readOnly,
  invalid,
  labelledBy,
  describedBy,
  id,
  className,
}: Omit<RichTextEditorProps, 'labels'> & { labels: RichTextEditorLabels }) {
  const root = useRef<HTMLDivElement>(null)
  const fixed = Boolean(disabled || readOnly)
  const latest = useRef({ onChange, onBlur })
  latest.current = { onChange, onBlur }
  const emitted = useRef<RichTextDoc>(undefined)

  const pictures = usePictures(uploadPicture)
  const editor = useEditor({
    extensions,
    content: toContent(value),
    editable: !fixed,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        ...(labelledBy === undefined ? { 'aria-label': labels.editor } : { 'aria-labelledby': labelledBy }),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(disabled && { 'aria-disabled': 'true' }),
        // Out of reach of the keyboard it could not be read or copied.
        ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
        ...(id !== undefined && { id }),
        class: 'min-h-(--editor-height) px-4 py-3 outline-none',
      },
      handlePaste: (_, event) => pictures.take(event.clipboardData),
      handleDrop: (view, event) =>
        pictures.take(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
    },
    onUpdate: ({ editor: current }) => {
      emitted.current = fromContent(current.getJSON())
      latest.current.onChange(emitted.current)
    },
    onBlur: () => latest.current.onBlur?.(),
  })

  pictures.editor.current = editor

  useEffect(() => {
    editor?.setEditable(!fixed, false)
  }, [editor, fixed])

  // A value from outside (undo in the designer) replaces the text; the editor's own report coming back must not,
  // or the caret would jump at every key.
  useEffect(() => {
    if (!editor || value === emitted.current) return
    const same =
      JSON.stringify(fromContent(editor.getJSON())) === JSON.stringify(value ?? fromContent(toContent(value)))
    if (!same) editor.commands.setContent(toContent(value), { emitUpdate: false })
  }, [editor, value])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the whole editor; focus is always in text or toolbar
    <div
      ref={root}
      data-slot="rich-text-editor"
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-md border border-control bg-paper text-field text-ink',
        'has-[.tiptap:focus-visible]:outline-2 has-[.tiptap:focus-visible]:outline-accent-solid has-[.tiptap:focus-visible]:outline-offset-2',
        disabled && 'border-hairline bg-subtle text-muted',
        readOnly && 'bg-subtle',
        invalid && 'border-danger-solid',
        className,
      )}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'F10') {
          event.preventDefault()
          root.current?.querySelector<HTMLElement>('[role=toolbar] button:not(:disabled)')?.focus()
        }
      }}
    >
      {editor && !fixed && <LiveToolbar editor={editor} labels={labels} pictures={pictures} />}
      <EditorContent
        editor={editor}
        style={{ '--editor-height': `${height}px` } as React.CSSProperties}
        className={textClass}
      />
    </div>
  )
}

function LiveToolbar({
  editor,
  labels,
  pictures,
}: {
  editor: Tiptap
  labels: RichTextEditorLabels
  pictures: Pictures
}) {
  // Redraws the toolbar only when one of these changes, not at every key.
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      strike: current.isActive('strike'),
      heading: current.isActive('heading', { level: 2 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      blockquote: current.isActive('blockquote'),
      link: current.isActive('link'),
      href: String(current.getAttributes('link').href ?? ''),
      size: textSizes.find((size) => current.isActive('textSize', { size })) ?? null,
      alt: current.isActive('image') ? String(current.getAttributes('image').alt ?? '') : null,
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  })
  return <EditorToolbar editor={editor} state={state} labels={labels} pictures={pictures} />
}

const extensions = [
  // Only what the stored tree knows: other nodes would be dropped when it is saved.
  StarterKit.configure({ heading: { levels: [2, 3] }, codeBlock: false, link: false, trailingNode: false }),
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    isAllowedUri: (href) => isSafeHref(href),
  }),
  TextSize,
  Picture,
]

const textClass = [
  'min-w-0 flex-1 break-words [&_.tiptap>*+*]:mt-3',
  '[&_h2]:font-semibold [&_h2]:text-xl [&_h3]:font-semibold [&_h3]:text-lg',
  '[&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-decimal [&_ol]:ps-6',
  '[&_blockquote]:border-hairline [&_blockquote]:border-s-2 [&_blockquote]:ps-4 [&_blockquote]:text-muted',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-sm [&_img.ProseMirror-selectednode]:outline-2 [&_img.ProseMirror-selectednode]:outline-accent-solid',
  '[&_a]:text-accent-text [&_a]:underline [&_hr]:border-hairline',
  '[&_code]:rounded-sm [&_code]:bg-subtle [&_code]:px-1 [&_code]:font-mono [&_code]:text-[0.9em]',
].join(' ')

function toContent(doc: RichTextDoc | undefined): JSONContent {
  // The same tree; only tiptap's type is wider and not read-only.
  return structuredClone(doc?.content.length ? doc : { type: 'doc', content: [{ type: 'paragraph' }] }) as JSONContent
}

function fromContent(content: JSONContent): RichTextDoc {
  // The extensions above produce exactly these nodes; tiptap's type cannot say so.
  return content as unknown as RichTextDoc
}
