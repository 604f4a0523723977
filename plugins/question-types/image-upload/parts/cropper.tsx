import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { useT } from '#sdk/ui'
import { type CropView, cropArea, dragged, maxZoom, middle, type PictureSize } from './crop-area.ts'

/** Cuts a picture to a shape: by sliders, which every way of using a page can move, and by dragging. */
export const Cropper = ({
  file,
  ratio,
  onCut,
  onCancel,
}: {
  file: File
  /** Width to height. */
  ratio: number
  onCut: (view: CropView) => void
  onCancel: () => void
}) => {
  const t = useT()
  const titleId = useId()
  const first = useRef<HTMLInputElement>(null)
  const [src, setSrc] = useState<string>()
  const [picture, setPicture] = useState<PictureSize>()
  const [view, setView] = useState<CropView>(middle)
  const [broken, setBroken] = useState(false)

  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  // It opens because somebody chose a picture: they go on here.
  useEffect(() => first.current?.focus(), [])

  const area = picture && cropArea(picture, ratio, view)
  return (
    <fieldset
      aria-labelledby={titleId}
      className="mt-3 flex min-w-0 flex-col gap-3 rounded-lg border border-control p-3"
    >
      <p id={titleId} className="wrap-anywhere font-medium">
        {t('crop.title', { name: file.name })}
      </p>
      {broken ? (
        <p role="alert" className="text-base text-danger-text">
          {t('unreadable')}
        </p>
      ) : (
        <div
          data-slot="crop-frame"
          className="relative mx-auto w-full max-w-96 cursor-move touch-none select-none overflow-hidden rounded-md bg-subtle"
          style={{ aspectRatio: ratio }}
          onPointerDown={(event) => event.isPrimary && event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            if (!picture || !area || !event.currentTarget.hasPointerCapture(event.pointerId)) return
            const scale = area.width / event.currentTarget.clientWidth
            const by = { x: event.movementX * scale, y: event.movementY * scale }
            setView((before) => dragged(picture, ratio, before, by))
          }}
        >
          {src !== undefined && (
            <img
              src={src}
              alt=""
              draggable={false}
              className="absolute max-w-none"
              style={
                picture &&
                area && {
                  width: `${(picture.width / area.width) * 100}%`,
                  left: `${(-area.left / area.width) * 100}%`,
                  top: `${(-area.top / area.height) * 100}%`,
                }
              }
              onLoad={({ currentTarget }) =>
                setPicture({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
              }
              onError={() => setBroken(true)}
            />
          )}
        </div>
      )}
      {!broken && (
        <div className="flex flex-col gap-2">
          <Range
            label={t('crop.zoom')}
            ref={first}
            min={1}
            max={maxZoom}
            value={view.zoom}
            onChange={(zoom) => setView({ ...view, zoom })}
          />
          <Range label={t('crop.across')} value={view.x} onChange={(x) => setView({ ...view, x })} />
          <Range label={t('crop.down')} value={view.y} onChange={(y) => setView({ ...view, y })} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!broken && (
          <Button variant="primary" disabled={!picture} onClick={() => onCut(view)}>
            {t('crop.use')}
          </Button>
        )}
        <Button onClick={onCancel}>{t('crop.cancel')}</Button>
      </div>
    </fieldset>
  )
}

const Range = ({
  label,
  min = 0,
  max = 1,
  value,
  onChange,
  ref,
}: {
  label: string
  min?: number
  max?: number
  value: number
  onChange: (next: number) => void
  ref?: Ref<HTMLInputElement>
}): ReactNode => (
  <label className="flex flex-wrap items-center gap-x-3 text-base">
    <span className="min-w-24">{label}</span>
    <input
      ref={ref}
      type="range"
      className="h-11 min-w-32 flex-1 accent-accent-solid"
      min={min}
      max={max}
      step={(max - min) / 50}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  </label>
)
