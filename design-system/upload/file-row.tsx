import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AlertGlyph, CrossGlyph, RetryGlyph } from '../_internal/glyphs.tsx'
import { ProgressBar } from '../progress/index.tsx'
import { ArrowDownGlyph, ArrowUpGlyph, FileGlyph, PauseGlyph, PlayGlyph } from './glyphs.tsx'
import type { UploadFile } from './index.tsx'
import type { UploadLabels } from './labels.ts'

/** One picked file: how far it is, and what can be done with it. */
export function FileRow({
  file,
  fixed,
  labels,
  first,
  last,
  onRemove,
  onRetry,
  onPause,
  onResume,
  onMove,
}: {
  file: UploadFile
  fixed: boolean
  labels: UploadLabels
  first: boolean
  last: boolean
  onRemove: () => void
  onRetry: (() => void) | undefined
  onPause: (() => void) | undefined
  onResume: (() => void) | undefined
  onMove: ((by: 1 | -1) => void) | undefined
}) {
  const sending = file.progress !== undefined && file.error === undefined
  const toggle = file.paused ? onResume : onPause
  return (
    <li
      data-slot="upload-file"
      data-id={file.id}
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
          {sending && file.paused && `${labels.paused} `}
          {file.progress === undefined ? fileSize(file.size) : `${Math.round(file.progress)}%`}
        </span>
        {!fixed && (
          <span className="flex shrink-0">
            {file.error !== undefined && onRetry && (
              <RowButton which="retry" label={`${labels.retry} ${file.name}`} onClick={onRetry}>
                <RetryGlyph />
              </RowButton>
            )}
            {sending && toggle && (
              <RowButton
                which="pause"
                label={`${file.paused ? labels.resume : labels.pause} ${file.name}`}
                onClick={toggle}
              >
                {file.paused ? <PlayGlyph /> : <PauseGlyph />}
              </RowButton>
            )}
            {onMove && (
              <>
                <RowButton which="up" label={`${labels.moveUp} ${file.name}`} unable={first} onClick={() => onMove(-1)}>
                  <ArrowUpGlyph />
                </RowButton>
                <RowButton
                  which="down"
                  label={`${labels.moveDown} ${file.name}`}
                  unable={last}
                  onClick={() => onMove(1)}
                >
                  <ArrowDownGlyph />
                </RowButton>
              </>
            )}
            <RowButton which="remove" label={`${labels.remove} ${file.name}`} onClick={onRemove}>
              <CrossGlyph />
            </RowButton>
          </span>
        )}
      </div>
      {file.progress !== undefined && (
        <ProgressBar value={file.progress} label={`${labels.uploading} ${file.name}`} className="rounded-t-none" />
      )}
      {file.note !== undefined && <p className="px-3 pb-2 text-muted text-sm">{file.note}</p>}
      {file.error !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 px-3 pb-2 text-sm text-danger-text">
          <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />
          {file.error}
        </p>
      )}
    </li>
  )
}

function RowButton({
  which,
  label,
  unable = false,
  onClick,
  children,
}: {
  which: string
  label: string
  /** Keeps the focus and does nothing, at an end of the list. */
  unable?: boolean | undefined
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      data-button={which}
      aria-label={label}
      aria-disabled={unable || undefined}
      title={label}
      className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-subtle hover:text-ink aria-disabled:opacity-40 pointer-coarse:size-11"
      onClick={() => !unable && onClick()}
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
