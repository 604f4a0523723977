import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { Slider } from '../slider/index.tsx'
import { type CropView, coveredSize, drawCrop, keepCovered, startView, zoomLimits } from './crop-math.ts'
import type { ImageCropperLabels } from './labels.ts'

export type { ImageCropperLabels } from './labels.ts'

export interface ImageCropperProps {
  /** Address of the picture; of the same origin, or it cannot be read back. */
  src: string
  /** Text of the picture. */
  alt: string
  /** Size of the result in px; its shape is the frame's. @default 400 × 400 */
  output?: { width: number; height: number } | undefined
  /** Round frame, for portraits; the result stays a rectangle. */
  round?: boolean | undefined
  /** Widths in px of small copies beside the frame: how the result looks where it will be shown. */
  previews?: readonly number[] | undefined
  /** @default 'image/png' */
  type?: 'image/png' | 'image/jpeg' | undefined
  onCrop: (picture: Blob) => void
  labels?: Partial<ImageCropperLabels> | undefined
  className?: string | undefined
}

const step = 0.02

/**
 * Cuts a part out of a picture. Every move has a button: dragging and the wheel are extras. The picture always covers
 * the frame.
 *
 * Do: say for which shape the picture is cut, and keep the original.
 * Don't: demand exact pixels; crop to a ratio and let the server scale.
 * Keys in the frame: arrows move (with Shift five times as far), + and - zoom, [ and ] turn, 0 starts over.
 */
export function ImageCropper({
  src,
  alt,
  output = { width: 400, height: 400 },
  round,
  previews = [],
  type = 'image/png',
  onCrop,
  labels: own,
  className,
}: ImageCropperProps) {
  const labels = useLabels('image-cropper', own)
  const image = useRef<HTMLImageElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; y: number; from: CropView }>(undefined)
  const [picture, setPicture] = useState<{ width: number; height: number }>()
  const [broken, setBroken] = useState(false)
  const [view, setView] = useState<CropView>(startView)

  const change = (next: Partial<CropView>) => picture && setView(keepCovered({ ...view, ...next }, picture, output))
  const move = (x: number, y: number) => change({ x: view.x + x, y: view.y + y })
  const turn = (quarters: number) => change({ turns: (view.turns + quarters + 4) % 4, x: 0, y: 0 })

  // React's wheel listener is passive: it could not keep the page from scrolling.
  const zoomBy = useRef((_factor: number) => {})
  zoomBy.current = (factor) => change({ zoom: view.zoom * factor })
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      // Only when the frame was entered on purpose: a page being scrolled past must not zoom.
      if (document.activeElement !== element) return
      event.preventDefault()
      zoomBy.current(event.deltaY < 0 ? 1.1 : 1 / 1.1)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const far = event.shiftKey ? step * 5 : step
    const actions: Partial<Record<string, () => void>> = {
      ArrowLeft: () => move(-far, 0),
      ArrowRight: () => move(far, 0),
      ArrowUp: () => move(0, -far),
      ArrowDown: () => move(0, far),
      '+': () => change({ zoom: view.zoom + 0.1 }),
      '=': () => change({ zoom: view.zoom + 0.1 }),
      '-': () => change({ zoom: view.zoom - 0.1 }),
      '[': () => turn(-1),
      ']': () => turn(1),
      '0': () => setView(startView),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  const crop = () => {
    const canvas = document.createElement('canvas')
    canvas.width = output.width
    canvas.height = output.height
    const context = canvas.getContext('2d')
    if (!context || !image.current || !picture) return
    drawCrop(context, image.current, picture, output, view)
    canvas.toBlob((blob) => blob && onCrop(blob), type, 0.92)
  }

  const drawn = picture && coveredSize(picture, output, view)
  const upright = drawn && (view.turns % 2 === 0 ? drawn : { width: drawn.height, height: drawn.width })
  const placed = upright && {
    width: `${(upright.width / output.width) * 100}%`,
    height: `${(upright.height / output.height) * 100}%`,
    // Of the frame, not of the text: a picture has no writing direction.
    left: `${(0.5 + view.x) * 100}%`,
    top: `${(0.5 + view.y) * 100}%`,
    transform: `translate(-50%, -50%) rotate(${view.turns * 90}deg)`,
  }
  const tool = (icon: IconName, label: string, onClick: () => void) => (
    <Button size="small" iconOnly aria-label={label} title={label} disabled={!picture} onClick={onClick}>
      <Icon name={icon} />
    </Button>
  )

  return (
    <div data-slot="image-cropper" className={clsx('flex w-80 max-w-full flex-col gap-3', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be positioned into */}
      <div
        ref={frame}
        role="group"
        aria-label={labels.frame}
        data-slot="image-cropper-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: takes the arrow keys; every key has its button
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { x: event.clientX, y: event.clientY, from: view }
        }}
        onPointerMove={(event) => {
          const start = drag.current
          if (!start) return
          const box = event.currentTarget.getBoundingClientRect()
          change({
            x: start.from.x + (event.clientX - start.x) / box.width,
            y: start.from.y + (event.clientY - start.y) / box.height,
          })
        }}
        onPointerUp={() => {
          drag.current = undefined
        }}
        onPointerCancel={() => {
          drag.current = undefined
        }}
        className={clsx(
          'relative w-full cursor-move touch-none overflow-hidden border border-control bg-subtle',
          round ? 'rounded-full' : 'rounded-md',
        )}
        style={{ aspectRatio: `${output.width} / ${output.height}` }}
      >
        <img
          ref={image}
          src={src}
          alt={alt}
          draggable={false}
          onLoad={(event) => {
            setBroken(false)
            setPicture({ width: event.currentTarget.naturalWidth, height: event.currentTarget.naturalHeight })
            setView(startView)
          }}
          onError={() => {
            setPicture(undefined)
            setBroken(true)
          }}
          className={clsx('pointer-events-none absolute max-w-none select-none', !upright && 'invisible')}
          style={placed}
        />
      </div>
      {placed && previews.length > 0 && (
        <div aria-hidden data-slot="image-cropper-previews" className="flex items-center justify-center gap-3">
          {previews.map((width) => (
            <span
              key={width}
              className={clsx(
                'relative shrink-0 overflow-hidden border border-hairline bg-subtle',
                round ? 'rounded-full' : 'rounded-md',
              )}
              style={{ width, aspectRatio: `${output.width} / ${output.height}` }}
            >
              <img src={src} alt="" className="pointer-events-none absolute max-w-none" style={placed} />
            </span>
          ))}
        </div>
      )}
      {broken && (
        <p role="alert" className="text-danger-text text-sm">
          {labels.broken}
        </p>
      )}
      <Slider
        label={labels.zoom}
        value={Math.round(view.zoom * 100)}
        onChange={(value) => value !== undefined && change({ zoom: value / 100 })}
        min={zoomLimits[0] * 100}
        max={zoomLimits[1] * 100}
        step={10}
        unit="%"
        disabled={!picture}
        labels={{ notAnswered: '', field: labels.zoomField, clear: undefined }}
      />
      {/* Left is left in every language here: the buttons show where the picture goes. */}
      <div dir="ltr" className="flex flex-wrap gap-1">
        {tool('zoom-out', labels.zoomOut, () => change({ zoom: view.zoom - 0.1 }))}
        {tool('zoom-in', labels.zoomIn, () => change({ zoom: view.zoom + 0.1 }))}
        {tool('rotate-left', labels.rotateLeft, () => turn(-1))}
        {tool('rotate-right', labels.rotateRight, () => turn(1))}
        {tool('arrow-left', labels.moveLeft, () => move(-step, 0))}
        {tool('arrow-up', labels.moveUp, () => move(0, -step))}
        {tool('arrow-down', labels.moveDown, () => move(0, step))}
        {tool('arrow-right', labels.moveRight, () => move(step, 0))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" variant="ghost" disabled={!picture} onClick={() => setView(startView)}>
          {labels.reset}
        </Button>
        <Button size="small" variant="primary" disabled={!picture} onClick={crop}>
          {labels.apply}
        </Button>
      </div>
    </div>
  )
}
