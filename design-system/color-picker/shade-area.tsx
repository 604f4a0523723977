import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { directionOf } from '../_internal/use-text-direction.ts'
import { fromHsv, type Hsv } from './color-math.ts'

/**
 * Saturation across, brightness up: a slider of two directions. ARIA has no such role, so it is a slider whose spoken
 * value names both; the text field beside it is the exact way.
 */
export function ShadeArea({
  color,
  label,
  valueText,
  disabled,
  onChange,
}: {
  color: Hsv
  label: string
  valueText: string
  disabled: boolean
  onChange: (color: Hsv) => void
}) {
  const area = useRef<HTMLDivElement>(null)

  const pick = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (!box || !area.current || disabled) return
    const across = clamp((event.clientX - box.left) / box.width)
    onChange({
      ...color,
      s: directionOf(area.current) === 'rtl' ? 1 - across : across,
      v: 1 - clamp((event.clientY - box.top) / box.height),
    })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (disabled) return
    const forward = directionOf(event.currentTarget) === 'rtl' ? -1 : 1
    const step = event.shiftKey ? 0.1 : 0.01
    const moves: Partial<Record<string, [number, number]>> = {
      ArrowRight: [forward * step, 0],
      ArrowLeft: [-forward * step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
      PageUp: [0, 0.1],
      PageDown: [0, -0.1],
      Home: [-1, 0],
      End: [1, 0],
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onChange({ ...color, s: clamp(color.s + move[0]), v: clamp(color.v + move[1]) })
  }

  return (
    <div
      ref={area}
      role="slider"
      data-slot="color-picker-area"
      tabIndex={disabled ? -1 : 0}
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-valuenow={Math.round(color.s * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pick(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && pick(event)}
      className="relative h-36 w-full cursor-crosshair touch-none rounded-md border border-control rtl:-scale-x-100"
      style={{
        background: `linear-gradient(to top, black, transparent), linear-gradient(to right, white, ${fromHsv({ h: color.h, s: 1, v: 1 })})`,
      }}
    >
      <span
        aria-hidden="true"
        className="pointer-events-none absolute size-4 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-paper shadow-menu outline-1 outline-ink"
        style={{ left: `${color.s * 100}%`, bottom: `${color.v * 100}%`, backgroundColor: fromHsv(color) }}
      />
    </div>
  )
}

function clamp(value: number): number {
  // Steps of a hundredth, free of the dust of binary fractions.
  return Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000))
}
