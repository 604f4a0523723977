import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { useT } from '#sdk/ui'
import { roundedDegrees } from './location.ts'
import { type Place, pixelOf, placeAt, tilesAround, zoomLimits } from './mercator.ts'
import type { Tiles } from './tiles.ts'

interface TileMapProps {
  readonly tiles: Tiles
  /** What the map shows. */
  readonly value: Place | undefined
  /** Whether that is the answer, and not only where one may look. */
  readonly isSet: boolean
  /** Absent: nothing can be pointed at. */
  readonly onPick: ((place: { latitude: number; longitude: number }) => void) | undefined
}

/**
 * A map to look at and to point on. Dragging moves it; everything it does is done by buttons too, and what it answers
 * stands in the fields beside it: it is an extra.
 */
export default function TileMap({ tiles, value, isSet, onPick }: TileMapProps) {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [center, setCenter] = useState<Place>(value ?? world)
  const [zoom, setZoom] = useState(value ? 15 : zoomLimits.min)
  const [shown, setShown] = useState(value)
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  // A point that was typed or located comes into view.
  if (value && (value.latitude !== shown?.latitude || value.longitude !== shown.longitude)) {
    setShown(value)
    setCenter(value)
    if (zoom < 12) setZoom(15)
  }

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  const middle = pixelOf(center, zoom)
  const moveBy = (x: number, y: number) => setCenter(placeAt({ x: middle.x + x, y: middle.y + y }, zoom))
  const pick = (place: Place) => {
    const point = { latitude: roundedDegrees(place.latitude), longitude: roundedDegrees(place.longitude) }
    // What was pointed at is in view already.
    setShown(point)
    onPick?.(point)
  }
  const pin = value && pixelOf(value, zoom)
  const step = Math.max(64, size.width / 4)
  const buttons: readonly [name: string, sign: string, press: () => void][] = [
    ['map.west', '←', () => moveBy(-step, 0)],
    ['map.east', '→', () => moveBy(step, 0)],
    ['map.north', '↑', () => moveBy(0, -step)],
    ['map.south', '↓', () => moveBy(0, step)],
    ['map.closer', '+', () => setZoom(Math.min(zoomLimits.max, zoom + 1))],
    ['map.further', '−', () => setZoom(Math.max(zoomLimits.min, zoom - 1))],
  ]

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend's gap
    <div role="group" aria-label={t('map')} className="flex flex-col gap-2">
      <div
        ref={frame}
        className="relative isolate aspect-video min-h-48 w-full cursor-grab touch-none select-none overflow-hidden rounded-lg border border-hairline bg-subtle"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { x: event.clientX, y: event.clientY, moved: false }
        }}
        onPointerMove={(event) => {
          const from = drag.current
          if (!from) return
          const [x, y] = [from.x - event.clientX, from.y - event.clientY]
          if (!from.moved && Math.hypot(x, y) < 6) return
          drag.current = { x: event.clientX, y: event.clientY, moved: true }
          moveBy(x, y)
        }}
        onPointerUp={(event) => {
          const wasDrag = drag.current?.moved ?? true
          drag.current = null
          if (wasDrag || !onPick) return
          const box = event.currentTarget.getBoundingClientRect()
          const x = middle.x + event.clientX - box.left - size.width / 2
          const y = middle.y + event.clientY - box.top - size.height / 2
          pick(placeAt({ x, y }, zoom))
        }}
        onPointerCancel={() => {
          drag.current = null
        }}
      >
        {size.width > 0 &&
          tilesAround(center, zoom, size).map(({ key, x, y, left, top }) => (
            <img
              key={key}
              src={tiles.address.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))}
              alt=""
              draggable={false}
              className="absolute size-64 max-w-none"
              style={{ left, top }}
            />
          ))}
        {pin && isSet && (
          <span
            data-part="pin"
            aria-hidden="true"
            className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper bg-accent-solid shadow-menu"
            style={{ left: pin.x - middle.x + size.width / 2, top: pin.y - middle.y + size.height / 2 }}
          />
        )}
        {tiles.credit !== '' && (
          <span className="absolute end-0 bottom-0 bg-paper px-1 text-muted text-sm">{tiles.credit}</span>
        )}
      </div>
      <div className="flex flex-wrap gap-1" dir="ltr">
        {buttons.map(([name, sign, press]) => (
          <Button key={name} size="small" iconOnly aria-label={t(name)} onClick={press}>
            {sign}
          </Button>
        ))}
        {onPick && (
          <Button size="small" onClick={() => pick(center)}>
            {t('map.pickCenter')}
          </Button>
        )}
      </div>
    </div>
  )
}

const world: Place = { latitude: 30, longitude: 105 }
