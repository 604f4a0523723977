import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many of the measured children fit into `frame` from the start. When not all do, there is room for the last measured
 * child too, which stands for "more". Follows the width of the frame and of the texts (another language, a web font).
 */
export function useFitting(frame: RefObject<HTMLElement | null>, measure: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    if (!frame.current || !measure.current) return
    const [room, row] = [frame.current, measure.current]
    const count = () => setFitting(fits([...row.children].map(widthOf), room.clientWidth))
    count()
    const observer = new ResizeObserver(count)
    observer.observe(room)
    observer.observe(row)
    return () => observer.disconnect()
  }, [frame, measure])
  return fitting
}

/** @param widths of the entries and, last, of "more" */
export function fits(widths: readonly number[], room: number): number {
  const more = widths.at(-1) ?? 0
  const entries = widths.slice(0, -1)
  if (sum(entries) <= room) return entries.length
  let used = more
  const at = entries.findIndex((width) => {
    used += width
    return used > room
  })
  return at < 0 ? entries.length : at
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)
const widthOf = (element: Element) => element.getBoundingClientRect().width
