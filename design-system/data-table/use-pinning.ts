import { type RefObject, useLayoutEffect } from 'react'

const settleAfter = 150

/**
 * Keeps pinned cells in place. `position: sticky` makes a layer of every pinned cell, and forty layers more than double
 * the cost of scrolling down (measured: 5 against 15 ms per wheel step). So cells are sticky only while the table moves
 * sideways (`data-panning`); at rest they are shifted by as much as it was scrolled.
 *
 * @param pinned whether any column is; without one nothing is measured
 */
export function usePinning(
  scroller: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
  pinned: boolean,
) {
  useLayoutEffect(() => {
    const outer = scroller.current
    const inner = table.current
    if (!pinned || !outer || !inner) return
    let left = outer.scrollLeft
    let timer: ReturnType<typeof setTimeout>
    const settle = () => {
      const rest = Math.max(0, outer.scrollWidth - outer.clientWidth) - Math.abs(outer.scrollLeft)
      // In right-to-left tables scrollLeft is negative, and the end is on the left.
      const rtl = getComputedStyle(outer).direction === 'rtl'
      inner.style.setProperty('--pin-start', `${outer.scrollLeft}px`)
      inner.style.setProperty('--pin-end', `${rtl ? rest : -rest}px`)
      inner.toggleAttribute('data-shift-start', outer.scrollLeft !== 0)
      inner.toggleAttribute('data-shift-end', rest !== 0)
      inner.toggleAttribute('data-panning', false)
    }
    const pan = () => {
      if (outer.scrollLeft === left) return
      left = outer.scrollLeft
      inner.toggleAttribute('data-panning', true)
      clearTimeout(timer)
      timer = setTimeout(settle, settleAfter)
    }
    settle()
    outer.addEventListener('scroll', pan, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(settle)
    observer?.observe(outer)
    observer?.observe(inner)
    return () => {
      clearTimeout(timer)
      outer.removeEventListener('scroll', pan)
      observer?.disconnect()
    }
  }, [scroller, table, pinned])
}
