import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

const overscan = 8
// Where nothing is laid out (tests without a browser) rows still have to be drawn.
const fallbackViewport = 480
const fallbackRow = 36

/**
 * The rows of a long list that are in sight, for rows of one height (measured on the first row drawn, marked `data-row`).
 * Off when `enabled` is false: then every row is drawn in normal flow and may be of any height.
 *
 * @param scroller the element that scrolls and holds nothing but the rows
 * @returns `from` and `to` (exclusive) of the rows to draw, their height in px, `scrollTo` an index, and `onScroll`
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, enabled: boolean) {
  const [first, setFirst] = useState(0)
  const [rowHeight, setRowHeight] = useState(fallbackRow)
  const [viewport, setViewport] = useState(fallbackViewport)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!enabled || !element) return
    const measure = () => {
      setViewport(element.clientHeight || fallbackViewport)
      const row = element.querySelector<HTMLElement>('[data-row]')
      const least = row ? Number.parseFloat(getComputedStyle(row).minHeight) : Number.NaN
      if (least > 0) setRowHeight(least)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, enabled])

  const onScroll = useCallback(() => {
    if (enabled && scroller.current) setFirst(Math.floor(scroller.current.scrollTop / rowHeight))
  }, [scroller, enabled, rowHeight])

  const scrollTo = useCallback(
    (index: number) => {
      const element = scroller.current
      if (!enabled || !element || index < 0) return
      const top = index * rowHeight
      const height = element.clientHeight || fallbackViewport
      if (top < element.scrollTop) element.scrollTop = top
      else if (top + rowHeight > element.scrollTop + height) element.scrollTop = top + rowHeight - height
      setFirst(Math.floor(element.scrollTop / rowHeight))
    },
    [scroller, enabled, rowHeight],
  )

  const shown = Math.ceil(viewport / rowHeight)
  // A list that became shorter (search, fold) may leave `first` behind its end for one frame.
  const from = enabled ? Math.max(0, Math.min(first, count - shown) - overscan) : 0
  const to = enabled ? Math.min(count, Math.min(first, count) + shown + overscan) : count
  return { from, to, rowHeight, onScroll, scrollTo }
}
