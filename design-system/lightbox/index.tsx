import * as Primitive from '@radix-ui/react-dialog'
import { type KeyboardEvent, useRef, useState } from 'react'
import { keepOpenForToasts } from '../_internal/overlay.ts'
import { useDialogFocus } from '../_internal/use-dialog-focus.ts'
import { directionOf } from '../_internal/use-text-direction.ts'
import { Button } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { LightboxLabels } from './labels.ts'

export type { LightboxLabels } from './labels.ts'

export interface LightboxImage {
  id: string
  src: string
  /** Text of the picture; also shown as its caption. */
  alt: string
  /** Where the original can be fetched. */
  download?: string | undefined
}

export interface LightboxProps {
  images: readonly LightboxImage[]
  /** Id of the picture that is open; undefined closes. */
  openId: string | undefined
  onOpenChange: (id: string | undefined) => void
  labels?: Partial<LightboxLabels> | undefined
}

const zooms = [1, 1.5, 2, 3, 4]

/**
 * Pictures large, one at a time (APG dialog) on Radix. The strip of tools is always in sight; zoomed pictures scroll.
 *
 * Do: give every picture a text that says what is on it.
 * Don't: use it for pictures that are readable where they are.
 * Keys: left and right go to the neighbours (by the direction of the text), Home and End to the ends; + and - zoom, 0
 * fits; r turns; Escape closes and focus returns.
 */
export function Lightbox({ images, openId, onOpenChange, labels: own }: LightboxProps) {
  const labels = useLabels('lightbox', own)
  const focus = useDialogFocus((content) => content.querySelector('[data-slot=lightbox-view]'))
  const at = images.findIndex((image) => image.id === openId)
  const image = images[at]
  return (
    <Primitive.Root open={image !== undefined} onOpenChange={(open) => !open && onOpenChange(undefined)}>
      <Primitive.Portal>
        <Primitive.Overlay data-slot="lightbox-overlay" className="fixed inset-0 z-modal animate-fade-in bg-scrim" />
        <Primitive.Content
          data-slot="lightbox"
          aria-describedby={undefined}
          className="fixed inset-0 z-modal flex animate-fade-in flex-col bg-paper text-ink outline-none sm:inset-4 sm:rounded-xl sm:shadow-dialog"
          {...focus}
          onInteractOutside={keepOpenForToasts}
        >
          <Primitive.Title className="sr-only">{labels.title}</Primitive.Title>
          {image && (
            <Viewer image={image} at={at} images={images} labels={labels} onGo={(to) => onOpenChange(images[to]?.id)} />
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Not mounted anew per picture: the button that was pressed keeps focus. */
function Viewer({
  image,
  at,
  images,
  labels,
  onGo,
}: {
  image: LightboxImage
  at: number
  images: readonly LightboxImage[]
  labels: LightboxLabels
  onGo: (to: number) => void
}) {
  const view = useRef<HTMLElement>(null)
  const [level, setLevel] = useState(0)
  const [turns, setTurns] = useState(0)
  const [shown, setShown] = useState(image.id)
  // Each picture starts fitted and upright.
  if (shown !== image.id) {
    setShown(image.id)
    setLevel(0)
    setTurns(0)
  }
  const zoom = zooms[level] ?? 1
  const position = labels.position.replace('{number}', String(at + 1)).replace('{count}', String(images.length))
  const go = (to: number) => {
    if (images[to]) onGo(to)
  }
  const zoomBy = (distance: number) => setLevel(Math.min(zooms.length - 1, Math.max(0, level + distance)))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const forward = directionOf(event.currentTarget) === 'rtl' ? -1 : 1
    const actions: Partial<Record<string, () => void>> = {
      '+': () => zoomBy(1),
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
      '0': () => setLevel(0),
      r: () => setTurns(turns + 1),
      Home: () => go(0),
      End: () => go(images.length - 1),
      // A zoomed picture is scrolled with the arrows; turning pages then is for the buttons.
      ArrowRight: level === 0 ? () => go(at + forward) : undefined,
      ArrowLeft: level === 0 ? () => go(at - forward) : undefined,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  const tool = (icon: IconName, label: string, onClick: () => void, off = false) => (
    <Button
      variant="ghost"
      size="small"
      iconOnly
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
    >
      <Icon name={icon} className={icon.startsWith('chevron') ? 'rtl:-scale-x-100' : ''} />
    </Button>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the dialog; every one has its button
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <div data-slot="lightbox-tools" className="flex flex-wrap items-center gap-1 border-hairline border-b p-2">
        <p role="status" className="me-auto ps-2 text-muted text-sm tabular-nums">
          {position}
          <span className="sr-only">: {image.alt}</span>
        </p>
        {tool('zoom-out', labels.zoomOut, () => zoomBy(-1), level === 0)}
        <span className="min-w-12 text-center text-muted text-sm tabular-nums">{zoom * 100} %</span>
        {tool('zoom-in', labels.zoomIn, () => zoomBy(1), level === zooms.length - 1)}
        {tool('rotate-right', labels.rotate, () => setTurns(turns + 1))}
        {image.download !== undefined && (
          <a
            href={image.download}
            download
            aria-label={labels.download}
            title={labels.download}
            className="grid min-h-control-small min-w-control-small place-items-center rounded-md hover:bg-ink/6"
          >
            <Icon name="download" />
          </a>
        )}
        {images.length > 1 && (
          <>
            {tool('chevron-left', labels.previous, () => go(at - 1), at === 0)}
            {tool('chevron-right', labels.next, () => go(at + 1), at === images.length - 1)}
          </>
        )}
        <Primitive.Close asChild>
          <Button variant="ghost" size="small" iconOnly aria-label={labels.close}>
            <Icon name="x" />
          </Button>
        </Primitive.Close>
      </div>
      <figure
        ref={view}
        data-slot="lightbox-view"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus to be scrolled by keys
        tabIndex={0}
        className="flex min-h-0 flex-1 overflow-auto bg-subtle p-4 focus-visible:-outline-offset-2"
      >
        <img
          src={image.src}
          alt={image.alt}
          className={`m-auto ${zoom === 1 ? 'max-h-full max-w-full object-contain' : 'max-w-none'}`}
          style={{ width: zoom === 1 ? undefined : `${zoom * 100}%`, rotate: `${(turns % 4) * 90}deg` }}
        />
      </figure>
      <p aria-hidden="true" className="border-hairline border-t px-4 py-2 text-center text-sm">
        {image.alt}
      </p>
    </div>
  )
}
