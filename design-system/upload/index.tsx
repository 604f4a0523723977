import { clsx } from 'clsx'
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { type ControlProps, controlAria } from '../_internal/control-props.ts'
import { AlertGlyph, CrossGlyph, FileGlyph, RetryGlyph, UploadGlyph } from '../_internal/glyphs.tsx'
import { Button } from '../button/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { ProgressBar } from '../progress/index.tsx'
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
  error?: string | undefined
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
  /** `remove`, `retry` and `uploading` are joined with the file name. */
  labels?: Partial<UploadLabels> | undefined
  hint?: ReactNode
}

/**
 * Files by button, drop or paste, with a list of what was picked. The button opens the system's dialog, so camera and
 * gallery come for free on phones. Keys: Tab through button and list; Ctrl+V pastes a picture while focus is inside.
 */
export function Upload(p: UploadProps) {
  const labels = useLabels('upload', p.labels)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const open = !p.disabled && !p.readOnly && !p.full

  const pick = (list: Iterable<File>) => {
    const files = [...list]
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
            'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-dashed p-3',
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
            id={p.id}
            iconStart={<UploadGlyph />}
            disabled={!open}
            {...controlAria({ describedBy: p.describedBy })}
            onClick={() => input.current?.click()}
          >
            {labels.pick}
          </Button>
          <span className="min-w-0 flex-1 text-sm text-muted">
            <span className="pointer-coarse:hidden">{labels.drop}</span>
            {p.hint !== undefined && <span className="block">{p.hint}</span>}
          </span>
        </div>
      )}
      {p.files.length > 0 && (
        <ul data-slot="upload-list" className="flex flex-col gap-1">
          {p.files.map((file) => (
            <FileRow key={file.id} file={file} fixed={Boolean(p.disabled || p.readOnly)} {...p} labels={labels} />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function FileRow({
  file,
  fixed,
  labels,
  onRemove,
  onRetry,
}: Pick<UploadProps, 'onRemove' | 'onRetry'> & { labels: UploadLabels; file: UploadFile; fixed: boolean }) {
  return (
    <li
      data-slot="upload-file"
      className={clsx(
        'rounded-md border bg-paper',
        file.error === undefined ? 'border-hairline' : 'border-danger-solid',
      )}
    >
      <div className={clsx('flex min-h-11 items-center gap-3 ps-3', fixed ? 'pe-3' : 'pe-1')}>
        {file.thumbnail === undefined ? (
          <FileGlyph className="size-4 shrink-0 text-muted" />
        ) : (
          <img src={file.thumbnail} alt="" className="-ms-1 size-9 shrink-0 rounded-sm object-cover" />
        )}
        <span className="min-w-0 flex-1 truncate">
          {file.url === undefined ? (
            file.name
          ) : (
            <a href={file.url} target="_blank" rel="noopener noreferrer" className="text-accent-text underline">
              {file.name}
            </a>
          )}
        </span>
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {file.progress === undefined ? fileSize(file.size) : `${Math.round(file.progress)}%`}
        </span>
        {!fixed && file.error !== undefined && onRetry && (
          <RowButton label={`${labels.retry} ${file.name}`} onClick={() => onRetry(file.id)}>
            <RetryGlyph />
          </RowButton>
        )}
        {!fixed && (
          <RowButton label={`${labels.remove} ${file.name}`} onClick={() => onRemove(file.id)}>
            <CrossGlyph />
          </RowButton>
        )}
      </div>
      {file.progress !== undefined && (
        <ProgressBar value={file.progress} label={`${labels.uploading} ${file.name}`} className="rounded-t-none" />
      )}
      {file.error !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 px-3 pb-2 text-sm text-danger-text">
          <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />
          {file.error}
        </p>
      )}
    </li>
  )
}

function RowButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-subtle hover:text-ink pointer-coarse:size-11"
      onClick={onClick}
    >
      {children}
    </button>
  )
}

function fileSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB']
  let value = bytes
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1024
    unit++
  }
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`
}
