import type { Editor } from '@tiptap/react'
import { Toolbar } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Button } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { Popover } from '../popover/index.tsx'
import { isSafeHref } from '../rich-text/rich-text-doc.ts'
import { TextInput } from '../text-input/index.tsx'
import type { RichTextEditorLabels } from './labels.ts'

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
  canUndo: boolean
  canRedo: boolean
}

/** Toolbar of the editor (APG toolbar). Keys: arrows walk, Escape returns to the text. */
export function EditorToolbar({
  editor,
  state,
  labels,
}: {
  editor: Editor
  state: ToolbarState
  labels: RichTextEditorLabels
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

/** People type "example.org"; that means https. */
function withProtocol(href: string): string {
  const text = href.trim()
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
}
