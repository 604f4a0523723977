import { directionOf } from '../_internal/use-text-direction.ts'
import { widthVar } from './column-layout.ts'
import { clampWidth } from './column-state.ts'

const threshold = 6

/**
 * Follows a pointer that drags the edge of a head cell. Only a custom property of the table changes on the way; `done` is
 * told the width in px once the pointer is let go. Escape puts the old width back.
 */
export function dragWidth(
  down: PointerEvent,
  { head, table, index, width, minWidth }: Dragged & { width: number; minWidth: number },
  done: (width: number) => void,
) {
  const direction = directionOf(head) === 'rtl' ? -1 : 1
  // The last column may be drawn wider than it is set: begin where the eye sees the edge.
  const start = head.getBoundingClientRect().width
  let next = width
  follow(down, {
    move: (event) => {
      next = clampWidth(start + (event.clientX - down.clientX) * direction, minWidth)
      table.style.setProperty(widthVar(index), `${next}px`)
    },
    end: () => done(next),
    cancel: () => table.style.setProperty(widthVar(index), `${width}px`),
  })
}

/**
 * Follows a pointer that drags a head cell to another place. `done` is told by how many places it moved; `mark` where a
 * line shows the place on the way: px from the start of the table's left edge, undefined when the drag is over.
 */
export function dragColumn(
  down: PointerEvent,
  { head, table, index }: Dragged,
  heads: readonly HTMLElement[],
  mark: (x: number | undefined) => void,
  done: (by: number) => void,
) {
  const rtl = directionOf(head) === 'rtl'
  let to = index
  let moving = false
  follow(down, {
    move: (event) => {
      if (!moving && Math.abs(event.clientX - down.clientX) < threshold) return
      moving = true
      to = placeUnder(event.clientX, heads, index)
      const box = heads[to]?.getBoundingClientRect()
      if (!box) return
      mark((to > index !== rtl ? box.right : box.left) - table.getBoundingClientRect().left)
    },
    end: () => {
      mark(undefined)
      if (!moving) return
      // The click that follows the drag must not sort.
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
      done(to - index)
    },
    cancel: () => mark(undefined),
  })
}

interface Dragged {
  head: HTMLElement
  table: HTMLElement
  index: number
}

function placeUnder(x: number, heads: readonly HTMLElement[], otherwise: number): number {
  const found = heads.findIndex((head) => {
    const box = head.getBoundingClientRect()
    return x >= box.left && x < box.right
  })
  return found < 0 ? otherwise : found
}

function follow(down: PointerEvent, on: { move: (event: PointerEvent) => void; end: () => void; cancel: () => void }) {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  const finish = (how: () => void) => {
    stop.abort()
    how()
  }
  const own = (event: PointerEvent) => event.pointerId === down.pointerId
  window.addEventListener('pointermove', (event) => own(event) && on.move(event), options)
  window.addEventListener('pointerup', (event) => own(event) && finish(on.end), options)
  window.addEventListener('pointercancel', (event) => own(event) && finish(on.cancel), options)
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      finish(on.cancel)
    },
    { ...options, capture: true },
  )
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}
