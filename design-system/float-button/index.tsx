import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Icon, type IconName } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { FloatButtonLabels } from './labels.ts'

export type { FloatButtonLabels } from './labels.ts'

/**
 * A button that sticks to the edge of the screen and can be moved along it, by dragging or by keys, so that it never
 * has to lie over what one needs. Pressed without moving it does its one thing.
 *
 * Do: keep it for one thing of the whole product (layout, help), remember its place through `onTopChange`.
 * Don't: use two on a side, or one for an action of the page; that belongs in the page.
 * Keys: Tab reaches it; Enter and Space press it; Arrow up and Arrow down move it by 16 px, with Shift by 64; Home and
 * End move it to the ends of the edge.
 * ARIA: button with a description of how it moves, https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function FloatButton({
  label,
  icon,
  onClick,
  top,
  defaultTop = 250,
  onTopChange,
  side = 'end',
  pressed,
  labels: ownLabels,
  className,
}: {
  label: string
  icon: IconName
  onClick: () => void
  /** Px from the upper edge; kept within the window. Without it the button remembers by itself. */
  top?: number | undefined
  /** Spec of the layout toggle. @default 250 */
  defaultTop?: number | undefined
  /** After a drag ended, and after each key. */
  onTopChange?: ((top: number) => void) | undefined
  /** @default 'end' */
  side?: 'start' | 'end' | undefined
  /** Whether what it opens is open. */
  pressed?: boolean | undefined
  labels?: Partial<FloatButtonLabels> | undefined
  className?: string | undefined
}) {
  const labels = useLabels('float-button', ownLabels)
  const id = useId()
  const [own, setOwn] = useState(defaultTop)
  const [dragged, setDragged] = useState<number>()
  const drag = useRef<{ from: number; start: number; moved: boolean }>(undefined)
  // A drag ends with a click of the browser's: that one is no press.
  const swallow = useRef(false)
  const place = dragged ?? top ?? own

  const moveTo = (next: number) => {
    const kept = within(next)
    setOwn(kept)
    onTopChange?.(kept)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 64 : 16
    const moves: Partial<Record<string, number>> = {
      ArrowUp: place - step,
      ArrowDown: place + step,
      Home: 0,
      End: Number.POSITIVE_INFINITY,
    }
    const next = moves[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    moveTo(next)
  }
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    swallow.current = false
    drag.current = { from: event.clientY, start: place, moved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const now = drag.current
    if (!now || (!now.moved && Math.abs(event.clientY - now.from) < 5)) return
    now.moved = true
    setDragged(within(now.start + event.clientY - now.from))
  }
  const onPointerEnd = (event: PointerEvent) => {
    const now = drag.current
    drag.current = undefined
    setDragged(undefined)
    if (!now?.moved) return
    swallow.current = true
    moveTo(event.type === 'pointercancel' ? now.start : now.start + event.clientY - now.from)
  }

  return (
    <>
      <button
        type="button"
        data-slot="float-button"
        aria-label={label}
        aria-describedby={id}
        aria-expanded={pressed}
        title={label}
        style={{ top: `clamp(0px, ${place}px, calc(100dvh - ${edge}px))` }}
        onClick={() => {
          if (!swallow.current) onClick()
          swallow.current = false
        }}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        className={cn(
          '-outline-offset-2 fixed z-shell grid h-11 w-4 touch-none select-none place-items-center border border-hairline bg-paper text-muted shadow-menu transition-[width] duration-fast hover:w-10 hover:text-accent-text focus-visible:w-10 pointer-coarse:w-6 print:hidden',
          side === 'end' ? 'end-0 rounded-s-lg border-e-0' : 'start-0 rounded-e-lg border-s-0',
          dragged !== undefined && 'cursor-grabbing shadow-drag',
          className,
        )}
      >
        <Icon name={icon} />
      </button>
      <span id={id} hidden>
        {labels.move}
      </span>
    </>
  )
}

/** Px of its own height: size-11, enough for a finger. */
const edge = 44

function within(top: number): number {
  return Math.round(Math.min(Math.max(0, innerHeight - edge), Math.max(0, top)))
}
