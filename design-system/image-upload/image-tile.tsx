import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.tsx'
import { ProgressBar } from '../progress/index.tsx'
import type { ImageUploadLabels, UploadedImage } from './index.tsx'

/** One picture: thumbnail, progress or error, and its buttons. */
export function ImageTile({
  image,
  index,
  count,
  fixed,
  sortable,
  dragging,
  labels,
  onMove,
  onRemove,
  onRetry,
  onView,
  onDrag,
  onDragOver,
}: {
  image: UploadedImage
  index: number
  count: number
  fixed: boolean
  sortable: boolean
  dragging: boolean
  labels: ImageUploadLabels
  onMove: (distance: number) => void
  onRemove: () => void
  onRetry: (() => void) | undefined
  onView: (() => void) | undefined
  onDrag: (on: boolean) => void
  onDragOver: () => void
}) {
  const picture = <img src={image.src} alt={image.name} draggable={false} className="size-full object-cover" />
  return (
    <li
      data-slot="image-upload-image"
      data-image={image.id}
      draggable={sortable}
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
      onDragEnter={onDragOver}
      onDragOver={(event) => sortable && event.preventDefault()}
      className={clsx(
        'flex w-28 flex-col overflow-hidden rounded-md border bg-paper',
        image.error === undefined ? 'border-hairline' : 'border-danger-solid',
        dragging && 'rotate-1 shadow-drag',
      )}
    >
      <div className="relative h-20 bg-subtle">
        {onView && image.error === undefined ? (
          <button
            type="button"
            aria-label={`${labels.view} ${image.name}`}
            className="block size-full focus-visible:-outline-offset-2"
            onClick={onView}
          >
            {picture}
          </button>
        ) : (
          picture
        )}
        {image.progress !== undefined && (
          <ProgressBar
            value={image.progress}
            label={`${labels.uploading} ${image.name}`}
            className="absolute inset-x-0 bottom-0"
          />
        )}
      </div>
      {image.error !== undefined && (
        <div className="flex items-center border-hairline border-b ps-2">
          <p role="alert" className="wrap-break-word min-w-0 flex-1 py-1 text-danger-text text-xs">
            {image.error}
          </p>
          {!fixed && onRetry && <TileButton icon="refresh" label={`${labels.retry} ${image.name}`} onClick={onRetry} />}
        </div>
      )}
      {!fixed && (
        <div className="flex flex-wrap justify-center">
          {sortable && (
            <>
              <TileButton
                move="earlier"
                icon="arrow-left"
                mirrored
                label={`${labels.earlier} ${image.name}`}
                off={index === 0}
                onClick={() => onMove(-1)}
              />
              <TileButton
                move="later"
                icon="arrow-right"
                mirrored
                label={`${labels.later} ${image.name}`}
                off={index === count - 1}
                onClick={() => onMove(1)}
              />
            </>
          )}
          <TileButton icon="trash" label={`${labels.remove} ${image.name}`} onClick={onRemove} />
        </div>
      )}
    </li>
  )
}

function TileButton({
  icon,
  label,
  move,
  mirrored,
  off,
  onClick,
}: {
  icon: IconName
  label: string
  move?: 'earlier' | 'later' | undefined
  mirrored?: boolean | undefined
  off?: boolean | undefined
  onClick: () => void
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-move={move}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
      className="grid size-8 place-items-center rounded-sm text-muted hover:bg-subtle hover:text-ink focus-visible:-outline-offset-2 aria-disabled:opacity-40 pointer-coarse:size-11"
    >
      <Icon name={icon} className={clsx(mirrored && 'rtl:-scale-x-100')} />
    </button>
  )
}
