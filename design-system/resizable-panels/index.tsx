import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { directionOf } from '../_internal/use-text-direction.ts'

export interface ResizablePanelsProps {
  /** Both panels; `start` is the left one (the right one in right-to-left text), or the upper one. */
  start: ReactNode
  end: ReactNode
  /** The panel that has a size; the other takes what is left. @default 'start' */
  sized?: 'start' | 'end' | undefined
  /** In px; without it the panels remember it themselves. */
  size?: number | undefined
  /** In px; also what a double click goes back to. */
  defaultSize: number
  /** In px. @default 120 */
  min?: number | undefined
  /** In px; in any case the other panel keeps `min`. */
  max?: number | undefined
  /** On every step of a drag. */
  onSizeChange?: ((size: number) => void) | undefined
  /** Once, when a drag or a key is done: the time to save it. */
  onSizeCommit?: ((size: number) => void) | undefined
  /** Enter folds the sized panel away and brings it back. */
  collapsible?: boolean | undefined
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined
  /** Name of the handle: the sized panel's, for example "Folders". */
  label: string
  className?: string | undefined
}

const keyStep = 16

/**
 * Two panels and a handle between them (APG window splitter, https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/).
 * Nest them for three. Under a finger the handle is 44 px wide.
 *
 * Do: remember the size people chose.
 * Don't: make a panel so small that its content cannot be read.
 * Keys on the handle: arrows move it by 16 px, with Shift by 64; Home and End go to the limits; Enter folds and brings
 * back (`collapsible`). A double click resets.
 */
export function ResizablePanels(p: ResizablePanelsProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(p.defaultSize)
  const [collapsed, setCollapsed] = useState(false)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const drag = useRef<{ from: number; size: number; reached: number }>(undefined)

  const horizontal = p.orientation !== 'vertical'
  const sizedAtStart = p.sized !== 'end'
  const min = p.min ?? 120
  const max = Math.max(min, Math.min(p.max ?? Number.POSITIVE_INFINITY, room - min))
  const clamp = (size: number) => Math.round(Math.min(max, Math.max(min, size)))
  const size = clamp(p.size ?? own)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const all = horizontal ? element.clientWidth : element.clientHeight
      // Nothing laid out (a hidden tab) is no reason to squeeze the panel.
      setRoom(all > 0 ? all : Number.POSITIVE_INFINITY)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [horizontal])

  const change = (next: number, done: boolean) => {
    const clamped = clamp(next)
    setCollapsed(false)
    setOwn(clamped)
    p.onSizeChange?.(clamped)
    if (done) p.onSizeCommit?.(clamped)
    return clamped
  }

  /** +1 when moving the handle right or down makes the sized panel larger. */
  const growth = (handle: Element) => {
    const mirrored = horizontal && directionOf(handle) === 'rtl'
    return sizedAtStart === mirrored ? -1 : 1
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = (event.shiftKey ? 4 : 1) * keyStep * growth(event.currentTarget)
    const [less, more] = horizontal ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    if (event.key === more) change(size + step, true)
    else if (event.key === less) change(size - step, true)
    else if (event.key === 'Home') change(min, true)
    else if (event.key === 'End') change(Number.isFinite(max) ? max : size, true)
    else if (event.key === 'Enter' && p.collapsible) setCollapsed(!collapsed)
    else return
    event.preventDefault()
  }

  const at = (event: PointerEvent) => (horizontal ? event.clientX : event.clientY)
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: at(event), size: collapsed ? 0 : size, reached: size }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current || at(event) === drag.current.from) return
    const moved = (at(event) - drag.current.from) * growth(event.currentTarget)
    drag.current.reached = change(drag.current.size + moved, false)
  }
  const onPointerUp = () => {
    if (drag.current && drag.current.reached !== drag.current.size) p.onSizeCommit?.(drag.current.reached)
    drag.current = undefined
  }

  const sizedId = `${id}-sized`
  const sized = (
    <div
      id={sizedId}
      data-slot="panel"
      hidden={collapsed}
      className="min-h-0 min-w-0 shrink-0 overflow-auto"
      style={horizontal ? { width: size } : { height: size }}
    >
      {sizedAtStart ? p.start : p.end}
    </div>
  )
  const other = (
    <div data-slot="panel" className="min-h-0 min-w-0 flex-1 overflow-auto">
      {sizedAtStart ? p.end : p.start}
    </div>
  )

  return (
    <div
      ref={frame}
      data-slot="resizable-panels"
      className={cn('flex min-h-0 min-w-0', !horizontal && 'flex-col', p.className)}
    >
      {sizedAtStart ? sized : other}
      {/* biome-ignore lint/a11y/useSemanticElements: a splitter is a separator with a value; hr has none */}
      <div
        role="separator"
        data-slot="panel-handle"
        tabIndex={0}
        aria-label={p.label}
        aria-controls={sizedId}
        // The line itself stands upright between panels that lie side by side.
        aria-orientation={horizontal ? 'vertical' : 'horizontal'}
        aria-valuemin={p.collapsible ? 0 : min}
        aria-valuemax={Number.isFinite(max) ? max : size}
        aria-valuenow={collapsed ? 0 : size}
        className={cn(
          'group/handle relative z-base flex shrink-0 touch-none select-none items-stretch justify-center outline-none',
          'before:absolute before:content-[""]',
          horizontal
            ? 'w-px cursor-col-resize before:inset-y-0 before:-inset-x-1.5 pointer-coarse:before:-inset-x-5.5'
            : 'h-px cursor-row-resize flex-col before:inset-x-0 before:-inset-y-1.5 pointer-coarse:before:-inset-y-5.5',
        )}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onDoubleClick={() => change(p.defaultSize, true)}
      >
        <span
          className={cn(
            'pointer-events-none bg-hairline transition-colors duration-fast',
            'group-hover/handle:bg-accent-solid group-focus-visible/handle:bg-accent-solid group-active/handle:bg-accent-solid',
            horizontal
              ? 'w-px group-hover/handle:w-0.5 group-focus-visible/handle:w-1'
              : 'h-px group-hover/handle:h-0.5 group-focus-visible/handle:h-1',
            'shrink-0',
          )}
        />
      </div>
      {sizedAtStart ? other : sized}
    </div>
  )
}
