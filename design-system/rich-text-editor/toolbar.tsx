import type { Editor } from '@tiptap/react'
import { Toolbar } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Button } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { Popover } from '../popover/index.tsx'
import { isSafeHref } from '../rich-text/rich-text-doc.ts'
import { Spinner } from '../spinner/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import type { RichTextEditorLabels } from './labels.ts'
import { textSizes } from './text-size.ts'
import type { Pictures } from './use-pictures.ts'

export interface ToolbarState {
  bold: boolean
  italic: boolean
  underline: boolean
  strike: boolean
  heading: boolean
  bulletList: boolean
  orderedList: boolean
  blockquote: boolean
  link: boolean
  href: string
  /** In px; null is the usual size. */
  size: number | null
  /** Words for the selected picture; null when none is selected. */
  alt: string | null
  canUndo: boolean
  canRedo: boolean
}

/** Toolbar of the editor (APG toolbar). Keys: arrows walk, Escape returns to the text. */
export function EditorToolbar({
  editor,
  state,
  labels,
  pictures,
}: {
  editor: Editor
  state: ToolbarState
  labels: RichTextEditorLabels
  pictures: Pictures
}) {
  const run = () => editor.chain().focus()
  const toggle = (icon: IconName, label: string, pressed: boolean, action: () => void) => (
    <ToolButton label={label} pressed={pressed} onClick={action}>
      <Icon name={icon} />
    </ToolButton>
  )
  return (
    <Toolbar.Root
      data-slot="rich-text-toolbar"
      aria-label={labels.toolbar}
      className="flex flex-wrap gap-0.5 border-hairline border-b bg-subtle p-1"
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus()
      }}
    >
      <SizeTool editor={editor} size={state.size} labels={labels} />
      {toggle('bold', labels.bold, state.bold, () => run().toggleBold().run())}
      {toggle('italic', labels.italic, state.italic, () => run().toggleItalic().run())}
      {toggle('underline', labels.underline, state.underline, () => run().toggleUnderline().run())}
      {toggle('strikethrough', labels.strike, state.strike, () => run().toggleStrike().run())}
      <Toolbar.Separator className="mx-1 w-px bg-hairline" />
      {toggle('heading', labels.heading, state.heading, () => run().toggleHeading({ level: 2 }).run())}
      {toggle('list', labels.bulletList, state.bulletList, () => run().toggleBulletList().run())}
      {toggle('list-ordered', labels.orderedList, state.orderedList, () => run().toggleOrderedList().run())}
      {toggle('blockquote', labels.blockquote, state.blockquote, () => run().toggleBlockquote().run())}
      <LinkTool editor={editor} state={state} labels={labels} />
      {pictures.offered && <PictureTool labels={labels} pictures={pictures} />}
      {state.alt !== null && <AltTool editor={editor} alt={state.alt} labels={labels} />}
      <Toolbar.Separator className="mx-1 w-px bg-hairline" />
      <ToolButton label={labels.undo} disabled={!state.canUndo} onClick={() => run().undo().run()}>
        <Icon name="undo" />
      </ToolButton>
      <ToolButton label={labels.redo} disabled={!state.canRedo} onClick={() => run().redo().run()}>
        <Icon name="redo" />
      </ToolButton>
    </Toolbar.Root>
  )
}

function ToolButton({
  label,
  pressed,
  disabled,
  onClick,
  children,
}: {
  label: string
  pressed?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Toolbar.Button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled ?? false}
      onClick={onClick}
      className={toolClass}
    >
      {children}
    </Toolbar.Button>
  )
}

const toolClass = cn(
  'grid size-8 place-items-center rounded-sm text-ink outline-offset-0! hover:bg-desk pointer-coarse:size-11',
  'aria-pressed:bg-accent-soft aria-pressed:text-accent-text disabled:cursor-not-allowed disabled:opacity-55',
)

function LinkTool({ editor, state, labels }: { editor: Editor; state: ToolbarState; labels: RichTextEditorLabels }) {
  const [open, setOpen] = useState(false)
  const [href, setHref] = useState('')
  const full = withProtocol(href)

  const apply = () => {
    if (!isSafeHref(full)) return
    setOpen(false)
    editor.chain().focus().extendMarkRange('link').setLink({ href: full }).run()
  }

  return (
    <Popover
      label={labels.link}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) setHref(state.href)
      }}
      trigger={
        <Toolbar.Button
          type="button"
          aria-label={labels.link}
          title={labels.link}
          aria-pressed={state.link}
          className={toolClass}
        >
          <Icon name="link" />
        </Toolbar.Button>
      }
      className="flex w-80 flex-col gap-3"
    >
      <TextInput
        label={labels.href}
        placeholder="https://"
        inputMode="url"
        value={href}
        onChange={setHref}
        onEnter={apply}
        invalid={href !== '' && !isSafeHref(full)}
        autoFocus
      />
      <div className="flex justify-end gap-2">
        {state.link && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              setOpen(false)
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
            }}
          >
            {labels.removeLink}
          </Button>
        )}
        <Button size="small" variant="primary" disabled={!isSafeHref(full)} onClick={apply}>
          {labels.setLink}
        </Button>
      </div>
    </Popover>
  )
}

/** A native list: it takes no space, and the text keeps its selection behind it. */
function SizeTool({ editor, size, labels }: { editor: Editor; size: number | null; labels: RichTextEditorLabels }) {
  return (
    <Toolbar.Button asChild>
      <select
        aria-label={labels.size}
        title={labels.size}
        value={size ?? ''}
        onChange={({ target }) => {
          const chain = editor.chain().focus()
          if (target.value === '') chain.unsetMark('textSize').run()
          else chain.setMark('textSize', { size: Number(target.value) }).run()
        }}
        className="min-h-8 rounded-sm bg-transparent px-1.5 text-base text-ink outline-offset-0! hover:bg-desk pointer-coarse:min-h-11"
      >
        <option value="" className="bg-paper text-ink">
          {labels.usualSize}
        </option>
        {textSizes.map((each) => (
          <option key={each} value={each} className="bg-paper text-ink">
            {each}
          </option>
        ))}
      </select>
    </Toolbar.Button>
  )
}

function PictureTool({ labels, pictures }: { labels: RichTextEditorLabels; pictures: Pictures }) {
  const input = useRef<HTMLInputElement>(null)
  const uploading = pictures.state === 'uploading'
  return (
    <>
      <ToolButton label={labels.picture} disabled={uploading} onClick={() => input.current?.click()}>
        {uploading ? <Spinner /> : <Icon name="image" />}
      </ToolButton>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        multiple
        hidden
        onChange={({ target }) => {
          void pictures.insert([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <span role="status" className="self-center px-1 text-danger-text text-sm">
        {pictures.state === 'failed' && labels.pictureFailed}
      </span>
    </>
  )
}

/** What the selected picture shows, for people who do not see it. */
function AltTool({ editor, alt, labels }: { editor: Editor; alt: string; labels: RichTextEditorLabels }) {
  return (
    <div className="min-w-40 flex-1">
      <TextInput
        label={labels.alt}
        placeholder={labels.alt}
        size="small"
        value={alt}
        onChange={(next) => editor.commands.updateAttributes('image', { alt: next })}
      />
    </div>
  )
}

/** People type "example.org"; that means https. */
function withProtocol(href: string): string {
  const text = href.trim()
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
}
