import { lazy, Suspense } from 'react'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import type { RichTextDoc } from '../rich-text/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import type { RichTextEditorLabels } from './labels.ts'

export type { RichTextEditorLabels } from './labels.ts'

export interface RichTextEditorProps {
  /** `undefined` is an empty document. */
  value: RichTextDoc | undefined
  onChange: (doc: RichTextDoc) => void
  onBlur?: (() => void) | undefined
  /** Stores a picture and resolves to its address. Without it there are no pictures. */
  uploadPicture?: ((picture: File) => Promise<string>) | undefined
  labels?: Partial<RichTextEditorLabels> | undefined
  /** Least height of the text in px. @default 200 */
  height?: number | undefined
  disabled?: boolean | undefined
  /** The text can be selected and copied, but not changed; there is no toolbar. */
  readOnly?: boolean | undefined
  invalid?: boolean | undefined
  /** Id of the element that names it, in place of its own word for itself. */
  labelledBy?: string | undefined
  /** Ids of hint and errors, separated by spaces. */
  describedBy?: string | undefined
  id?: string | undefined
  className?: string | undefined
}

// The editor weighs more than most pages: it comes when one is shown.
const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }))

/**
 * Editor for structured rich text (textbox, multiline, with a labelled toolbar): sizes from 11 to 48 px, lists, links,
 * pictures by button, paste and drop. Its code is fetched when it is shown, and it says so meanwhile.
 *
 * Do: offer only what the reader's page can show.
 * Don't: use it for short answers; a Textarea does.
 * Keys: the usual ones (Ctrl+B, Ctrl+I, Ctrl+U, Ctrl+K for a link); Alt+F10 goes to the toolbar, Escape back to the
 * text.
 */
export function RichTextEditor(props: Controllable<RichTextEditorProps>) {
  const p = useControllable<RichTextEditorProps>(props, undefined)
  const labels = useLabels('rich-text-editor', p.labels)
  return (
    <Suspense fallback={<Loading height={p.height} text={labels.loading} />}>
      <Editor {...p} labels={labels} />
    </Suspense>
  )
}

function Loading({ height = 200, text }: { height?: number | undefined; text: string }) {
  return (
    <div
      data-slot="rich-text-loading"
      role="status"
      style={{ minHeight: height }}
      className="flex items-center justify-center gap-2 rounded-md border border-control bg-paper px-4 text-muted"
    >
      <Spinner />
      {text}
    </div>
  )
}
