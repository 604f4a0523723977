import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowWindow, rowWindow } from './fixed-row-window.ts'

// Where nothing is laid out (tests without a browser) rows still have to be drawn.
const fallbackViewport = 600

/**
 * Follows the scrolling of `scroller` and says which rows of one height to draw.
 *
 * @param headHeight px of a sticky head inside the scroller, above the rows
 */
export function useFixedRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  headHeight = 0,
): RowWindow {
  const [view, setView] = useState({ scrolled: 0, viewport: fallbackViewport })
  const shown = rowWindow(count, rowHeight, view.scrolled, view.viewport)
  const latest = useRef({ shown, count, rowHeight, headHeight })

  useLayoutEffect(() => {
    latest.current = { shown, count, rowHeight, headHeight }
  })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const read = () => ({
      scrolled: element.scrollTop,
      // Never more than the screen holds: a scroller whose height nobody bounded must not draw every row.
      viewport: Math.min(element.clientHeight || fallbackViewport, globalThis.innerHeight || fallbackViewport),
    })
    const follow = () => {
      const next = read()
      const now = latest.current
      const then = rowWindow(now.count, now.rowHeight, next.scrolled, next.viewport)
      if (then.from === now.shown.from && then.to === now.shown.to) return
      // In this very frame: a scheduled render would show paper where rows should be.
      flushSync(() => setView(next))
    }
    setView(read())
    element.addEventListener('scroll', follow, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => setView(read()))
    observer?.observe(element)
    return () => {
      element.removeEventListener('scroll', follow)
      observer?.disconnect()
    }
  }, [scroller])

  return shown
}
