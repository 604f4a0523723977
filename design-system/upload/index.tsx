import { clsx } from 'clsx'
import { type ClipboardEvent, type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type ControlProps, controlAria } from '../_internal/control-props.ts'
import { type OwnFiles, useOwnFiles } from '../_internal/use-own-files.ts'
import { Button } from '../button/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { FileRow } from './file-row.tsx'
import { UploadGlyph } from './glyphs.tsx'
import type { UploadLabels } from './labels.ts'

export type { UploadLabels } from './labels.ts'

export interface UploadFile {
  id: string
  name: string
  /** In bytes. */
  size: number
  /** Where the stored file can be opened. */
  url?: string | undefined
  /** Address of a small picture of it. */
  thumbnail?: string | undefined
  /** 0 to 100 while it is being sent. */
  progress?: number | undefined
  /** Sending waits; `progress` says how far it came. */
  paused?: boolean | undefined
  error?: string | undefined
  /** What else there is to know of it, such as that it waits for the network. */
  note?: string | undefined
  /** The file itself, where the control keeps the list. */
  file?: File | undefined
}

export interface UploadProps extends ControlProps {
  files: readonly UploadFile[]
  /** As in `<input accept>`, for example ".pdf,image/*"; the server checks again by content. */
  accept?: string | undefined
  multiple?: boolean | undefined
  /** No more files may be added; the list stays usable. */
  full?: boolean | undefined
  onPick: (files: File[]) => void
  onRemove: (id: string) => void
  onRetry?: ((id: string) => void) | undefined
  /** Both or none: a file that is being sent gets a button that stops it, a paused one a button that goes on. */
  onPause?: ((id: string) => void) | undefined
  onResume?: ((id: string) => void) | undefined
  /** Ids in their new order; gives every row two move buttons. */
  onReorder?: ((ids: string[]) => void) | undefined
  /** A tall area where uploading is the point of the screen. */
  dropzone?: boolean | undefined
  /** `remove`, `retry`, `uploading`, `pause`, `resume` and the moves are joined with the file name. */
  labels?: Partial<UploadLabels> | undefined
  hint?: ReactNode
}

/**
 * Files by button, drop or paste, with a list of what was picked. The button opens the system's dialog, so camera and
 * gallery come for free on phones. Sending is the caller's: each file says how far it is, whether it waits or failed.
 *
 * Do: say which files may come and how large before one is chosen.
 * Don't: lose the other files when one fails.
 * Keys: Tab through button and list; Ctrl V pastes a picture while focus is inside; pausing, retrying and moving are
 * buttons that keep the focus, and a move says where the file is now.
 * ARIA: a group with a button and a list; each file that is being sent has a progressbar, each failure is an alert.
 */
export function Upload(props: OwnFiles<UploadProps, 'files'>) {
  const p = useOwnFiles<UploadFile, UploadProps>(props, 'files', { many: Boolean(props.multiple), rowOf })
  const labels = useLabels('upload', p.labels)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const open = !p.disabled && !p.readOnly && !p.full

  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const refocus = useRef<{ id: string; which: string }>(undefined)
  const [message, setMessage] = useState('')

  // A row that moved has lost its focus, and so has a button that is gone.
  useLayoutEffect(() => {
    const { id, which } = refocus.current ?? {}
    if (id === undefined) return
    const row = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-id') === id)
    const target = row?.querySelector<HTMLElement>(`[data-button=${which}]`)
    if (!target) return
    refocus.current = undefined
    if (target !== document.activeElement) target.focus()
  })

  const move = (from: number, by: 1 | -1) => {
    const ids = p.files.map((file) => file.id)
    const [id] = ids.splice(from, 1)
    const file = p.files[from]
    if (id === undefined || !file || !p.onReorder) return
    ids.splice(from + by, 0, id)
    refocus.current = { id, which: by < 0 ? 'up' : 'down' }
    p.onReorder(ids)
    setMessage(labels.moved(file.name, from + by + 1, p.files.length))
  }

  const remove = (index: number) => {
    const file = p.files[index]
    const next = p.files[index + 1] ?? p.files[index - 1]
    if (!file) return
    if (next) refocus.current = { id: next.id, which: 'remove' }
    else button.current?.focus()
    p.onRemove(file.id)
  }

  const pick = (picked: Iterable<File>) => {
    const files = [...picked]
    if (open && files.length > 0) p.onPick(p.multiple ? files : files.slice(0, 1))
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    pick(event.dataTransfer.files)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    pick(event.clipboardData.files)
  }

  return (
    <fieldset
      data-slot="upload"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      className={clsx('flex min-w-0 flex-col gap-2', p.className)}
      onPaste={onPaste}
    >
      {!p.readOnly && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same
        <div
          data-slot="upload-drop"
          data-over={over || undefined}
          className={clsx(
            'flex items-center gap-x-3 gap-y-2 rounded-lg border border-dashed p-3',
            p.dropzone ? 'min-h-36 flex-col justify-center py-8 text-center' : 'flex-wrap',
            over && 'border-accent-solid bg-accent-soft',
            !over && (p.invalid ? 'border-danger-solid bg-paper' : 'border-control bg-paper'),
          )}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(open)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <input
            ref={input}
            type="file"
            hidden
            name={p.name}
            accept={p.accept}
            multiple={p.multiple}
            disabled={!open}
            onChange={(event) => {
              pick(event.target.files ?? [])
              // Picking the same file again after removing it must fire again.
              event.target.value = ''
            }}
          />
          <Button
            ref={button}
            id={p.id}
            iconStart={<UploadGlyph />}
            disabled={!open}
            {...controlAria({ describedBy: p.describedBy })}
            onClick={() => input.current?.click()}
          >
            {labels.pick}
          </Button>
          <span className={clsx('text-sm text-muted', p.dropzone ? 'min-w-0' : 'min-w-40 flex-1')}>
            <span className="pointer-coarse:hidden">{labels.drop}</span>
            {p.hint !== undefined && <span className="wrap-break-word block">{p.hint}</span>}
          </span>
        </div>
      )}
      {p.files.length > 0 && (
        <ul ref={list} data-slot="upload-list" className="flex flex-col gap-1">
          {p.files.map((file, index) => (
            <FileRow
              key={file.id}
              file={file}
              fixed={Boolean(p.disabled || p.readOnly)}
              labels={labels}
              onRemove={() => remove(index)}
              onRetry={
                p.onRetry &&
                (() => {
                  // The button goes with the error: focus stays in the row.
                  refocus.current = { id: file.id, which: 'remove' }
                  p.onRetry?.(file.id)
                })
              }
              onPause={p.onPause && (() => p.onPause?.(file.id))}
              onResume={p.onResume && (() => p.onResume?.(file.id))}
              onMove={p.onReorder && p.files.length > 1 ? (by) => move(index, by) : undefined}
              first={index === 0}
              last={index === p.files.length - 1}
            />
          ))}
        </ul>
      )}
      {p.onReorder !== undefined && <LiveRegion message={message} />}
    </fieldset>
  )
}

function rowOf(file: File, id: string): UploadFile {
  return { id, name: file.name, size: file.size, file }
}
