import { type PointerEvent, useRef, useState } from 'react'

interface Row {
  readonly top: number
  readonly height: number
}

/** A row on its way: nothing changes places before it is let go, so that the finger never loses it. */
interface Drag {
  readonly from: number
  readonly to: number
  /** How far the row is from its place, in px. */
  readonly distance: number
  /** How far the others make way, in px. */
  readonly room: number
}

/** Moves rows of a list by mouse, pen and finger. `handle(index)` goes onto a row's handle, `offset(index)` onto the row. */
export const useDrag = (onDrop: (from: number, to: number) => void) => {
  const start = useRef<{ y: number; listTop: number; list: HTMLElement; rows: readonly Row[] } | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)

  const begin = (index: number) => (event: PointerEvent<HTMLElement>) => {
    const list = event.currentTarget.closest('ol')
    if (event.button !== 0 || !list) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const rows = [...list.children]
      .map((row) => row.getBoundingClientRect())
      .map(({ top, height }) => ({ top, height }))
    start.current = { y: event.clientY, listTop: list.getBoundingClientRect().top, list, rows }
    setDrag({ from: index, to: index, distance: 0, room: spaceOf(rows, index) })
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!start.current || !drag) return
    const { y, listTop, list, rows } = start.current
    scrollNear(event.clientY)
    // The page may have scrolled under the pointer.
    const distance = event.clientY - y + listTop - list.getBoundingClientRect().top
    setDrag({ ...drag, distance, to: placeOf(rows, drag.from, distance) })
  }
  const end = () => {
    start.current = null
    setDrag(null)
    if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to)
  }
  const cancel = () => {
    start.current = null
    setDrag(null)
  }

  return {
    /** Index of the row that is held. */
    held: drag?.from,
    handle: (index: number) => ({
      onPointerDown: begin(index),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: cancel,
    }),
    /** How far a row is drawn from its place, in px. */
    offset: (index: number): number => {
      if (!drag) return 0
      if (index === drag.from) return drag.distance
      if (index > drag.from && index <= drag.to) return -drag.room
      return index < drag.from && index >= drag.to ? drag.room : 0
    },
  }
}

const middleOf = ({ top, height }: Row): number => top + height / 2

/** Where a row would land: behind every row whose middle it has passed. */
const placeOf = (rows: readonly Row[], from: number, distance: number): number => {
  const own = rows[from]
  if (!own) return from
  const at = middleOf(own) + distance
  return rows.filter((row, index) => index !== from && middleOf(row) < at).length
}

/** The height of a row with the gap to its neighbour. */
const spaceOf = (rows: readonly Row[], index: number): number => {
  const own = rows[index]
  const [first, second] = rows
  if (!own || !first || !second) return 0
  return own.height + second.top - first.top - first.height
}

const edge = 48
const scrollNear = (y: number) => {
  if (y < edge) scrollBy(0, -12)
  else if (y > innerHeight - edge) scrollBy(0, 12)
}
