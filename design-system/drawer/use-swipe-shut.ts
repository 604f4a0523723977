import { type PointerEvent, useRef } from 'react'

export type DrawerSide = 'start' | 'end' | 'top' | 'bottom'

interface Swipe {
  pointer: number
  x: number
  y: number
  /** Where the finger was a moment ago: its speed is that of the end, not of the whole way. */
  lately: { offset: number; at: number }
  /** Undecided until the finger has gone far enough to say whether it swipes or scrolls. */
  swiping: boolean
  offset: number
}

/**
 * A finger pushes the panel out the way it came. The browser goes on scrolling whatever can scroll in that direction
 * (`touch-action`, see `swipeTouchClass`), fields and sliders keep the finger to themselves, and a mouse does nothing.
 *
 * @param onShut asked for when the panel was pushed far or fast enough; if it stays open, it comes back
 * @returns handlers for the panel
 */
export function useSwipeShut(side: DrawerSide, onShut: () => void) {
  const current = useRef<Swipe>(undefined)

  const end = (event: PointerEvent<HTMLElement>, mayShut: boolean) => {
    const swipe = current.current
    if (swipe?.pointer !== event.pointerId) return
    current.current = undefined
    if (!swipe.swiping) return
    const panel = event.currentTarget
    const size = isUpright(side) ? panel.offsetHeight : panel.offsetWidth
    const speed = (swipe.offset - swipe.lately.offset) / Math.max(frameMs, event.timeStamp - swipe.lately.at)
    const shuts = mayShut && (swipe.offset > size * farEnough || (swipe.offset > slop * 3 && speed > fastEnough))
    panel.style.transition = 'translate var(--ds-duration-fast) var(--ds-ease-out)'
    move(panel, side, shuts ? size : 0)
    if (!shuts) return
    setTimeout(
      () => {
        onShut()
        // Who asks first whether to leave may stay.
        requestAnimationFrame(() => move(panel, side, 0))
      },
      matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : leavingMs,
    )
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, currentTarget: panel } = event
      // A drawer opened from this one lies elsewhere in the document, but its events come by here.
      if (!(target instanceof Element) || !panel.contains(target)) return
      if (event.pointerType === 'mouse' || !event.isPrimary || isTaken(target, panel)) return
      if (isUpright(side) && !target.closest('[data-slot=drawer-header]')) return
      current.current = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        lately: { offset: 0, at: event.timeStamp },
        swiping: false,
        offset: 0,
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const swipe = current.current
      if (swipe?.pointer !== event.pointerId) return
      const panel = event.currentTarget
      const [dx, dy] = [event.clientX - swipe.x, event.clientY - swipe.y]
      const [along, across] = isUpright(side) ? [dy, dx] : [dx, dy]
      if (!swipe.swiping) {
        if (Math.max(Math.abs(along), Math.abs(across)) < slop) return
        if (Math.abs(along) <= Math.abs(across)) {
          current.current = undefined
          return
        }
        swipe.swiping = true
        panel.setPointerCapture(event.pointerId)
        panel.style.transition = 'none'
      }
      if (event.timeStamp - swipe.lately.at > momentMs) swipe.lately = { offset: swipe.offset, at: event.timeStamp }
      swipe.offset = Math.max(0, along * wayOut(panel, side))
      move(panel, side, swipe.offset)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}

/** For the panel and what scrolls in it: the browser scrolls along, the finger across is ours. */
export const swipeTouchClass = (side: DrawerSide): string => (isUpright(side) ? '' : 'touch-pan-y touch-pinch-zoom')

const slop = 10
const farEnough = 0.35
/** px per ms. */
const fastEnough = 0.5
const leavingMs = 120
const momentMs = 60
const frameMs = 16

/** Fields select text with the finger; what lets the browser do nothing with it (sliders, drawings, handles) follows it itself. */
function isTaken(target: Element, panel: Element): boolean {
  for (let at: Element | null = target; at && at !== panel; at = at.parentElement) {
    if (at.matches('[data-slot=drawer-header]')) return false
    if (at.matches(fields) || getComputedStyle(at).touchAction === 'none') return true
  }
  return false
}

const fields = 'input, textarea, select, [contenteditable=true]'

const isUpright = (side: DrawerSide): boolean => side === 'top' || side === 'bottom'

/** 1 towards larger x or y. */
function wayOut(panel: HTMLElement, side: DrawerSide): 1 | -1 {
  if (isUpright(side)) return side === 'bottom' ? 1 : -1
  return (side === 'end') === (getComputedStyle(panel).direction === 'ltr') ? 1 : -1
}

function move(panel: HTMLElement, side: DrawerSide, offset: number): void {
  const px = `${offset * wayOut(panel, side)}px`
  panel.style.translate = offset === 0 ? '' : isUpright(side) ? `0 ${px}` : `${px} 0`
}
