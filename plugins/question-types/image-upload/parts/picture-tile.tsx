import { ProgressBar } from '#ds/progress'
import { useT } from '#sdk/ui'

export interface Tile {
  readonly id: string
  readonly name: string
  /** Of the picture, once it can be shown. */
  readonly src?: string | undefined
  /** Where it can be seen large. */
  readonly url?: string | undefined
  /** 0 to 1 while it is being sent. */
  readonly share?: number | undefined
  readonly error?: string | undefined
  /** What else there is to know of it, such as that it waits for the network. */
  readonly note?: string | undefined
}

/** A picture as large as a thumb, with what can be done with it. */
export const PictureTile = ({
  tile,
  onRemove,
  onRetry,
}: {
  tile: Tile
  /** Undefined where it can only be looked at. */
  onRemove: (() => void) | undefined
  onRetry: () => void
}) => {
  const t = useT()
  const picture = (
    <span className="grid aspect-square place-items-center overflow-hidden rounded-md border border-control bg-subtle">
      {tile.src !== undefined && <img src={tile.src} alt="" className="size-full object-cover" />}
    </span>
  )
  return (
    <li className="flex w-28 min-w-0 flex-col gap-1" data-slot="picture-tile">
      <span className="relative block">
        {tile.url === undefined ? (
          picture
        ) : (
          <a href={tile.url} target="_blank" rel="noopener noreferrer" aria-label={tile.name}>
            {picture}
          </a>
        )}
        {onRemove && (
          <button
            type="button"
            aria-label={`${t('remove')} ${tile.name}`}
            title={`${t('remove')} ${tile.name}`}
            className="absolute end-1 top-1 grid size-8 place-items-center rounded-md border border-hairline bg-paper text-ink hover:bg-subtle pointer-coarse:size-11"
            onClick={onRemove}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-2 stroke-current">
              <path d="m4 4 8 8m0-8-8 8" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </span>
      <span className="truncate text-muted text-sm">{tile.name}</span>
      {tile.share !== undefined && <ProgressBar value={tile.share * 100} label={`${t('uploading')} ${tile.name}`} />}
      {tile.note !== undefined && <span className="wrap-anywhere text-muted text-sm">{tile.note}</span>}
      {tile.error !== undefined && (
        <>
          <span role="alert" className="wrap-anywhere text-danger-text text-sm">
            {tile.error}
          </span>
          <button
            type="button"
            aria-label={`${t('retry')} ${tile.name}`}
            className="min-h-8 self-start text-accent-text text-sm underline pointer-coarse:min-h-11"
            onClick={onRetry}
          >
            {t('retry').replace(/[\s:：]+$/, '')}
          </button>
        </>
      )}
    </li>
  )
}
