import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { directionOf } from '../_internal/use-text-direction.ts'

/**
 * A row that scrolls sideways without a bar: the wheel moves it, the current tab comes into view with a bit of its
 * neighbours, and the two ends tell whether there is more.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, current: string | undefined, count: number) {
  const [ends, setEnds] = useState({ back: false, on: false })

  useEffect(() => {
    const row = strip.current
    if (!row) return
    const read = () => {
      const from = Math.abs(row.scrollLeft)
      const next = { back: from > 1, on: from + row.clientWidth < row.scrollWidth - 1 }
      setEnds((before) => (before.back === next.back && before.on === next.on ? before : next))
    }
    // React's own wheel listener is passive and could not keep the page from scrolling.
    const wheel = (event: WheelEvent) => {
      if (event.deltaX !== 0 || row.scrollWidth <= row.clientWidth) return
      event.preventDefault()
      row.scrollLeft += event.deltaY * sign(row)
    }
    read()
    row.addEventListener('scroll', read, { passive: true })
    row.addEventListener('wheel', wheel, { passive: false })
    const observer = new ResizeObserver(read)
    observer.observe(row)
    for (const child of row.children) observer.observe(child)
    return () => {
      row.removeEventListener('scroll', read)
      row.removeEventListener('wheel', wheel)
      observer.disconnect()
    }
  }, [strip])

  const overflows = ends.back || ends.on
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tab, or the buttons that came, may have pushed it out of sight
  useLayoutEffect(() => {
    if (strip.current) showTag(strip.current, current)
  }, [strip, current, count, overflows])

  const scroll = (pages: number) => {
    const row = strip.current
    row?.scrollBy({ left: pages * row.clientWidth * 0.8 * sign(row), behavior: smooth() })
  }
  return { ...ends, scroll }
}

/** Brings a tab into view with part of its neighbours, so that it is seen that there are any. */
export function showTag(row: HTMLElement, id: string | undefined) {
  const tag = [...row.querySelectorAll<HTMLElement>('[data-tag]')].find((each) => each.dataset.tag === id)
  if (!tag) return
  const [box, view] = [tag.getBoundingClientRect(), row.getBoundingClientRect()]
  if (box.left < view.left + neighbour) row.scrollLeft -= view.left + neighbour - box.left
  else if (box.right > view.right - neighbour) row.scrollLeft += box.right - (view.right - neighbour)
}

const neighbour = 48
const sign = (row: Element) => (directionOf(row) === 'rtl' ? -1 : 1)
const smooth = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')
