import { useEffect, useState } from 'react'

/** Where an element lies in the window, followed while the page scrolls, resizes or moves it. */
export function useAnchorBox(element: Element): { top: number; left: number; width: number; height: number } {
  const [box, setBox] = useState(() => boxOf(element))
  useEffect(() => {
    const read = () =>
      setBox((before) => {
        const next = boxOf(element)
        const same = before.top === next.top && before.left === next.left
        return same && before.width === next.width && before.height === next.height ? before : next
      })
    read()
    // Whatever scrolls between it and the window.
    document.addEventListener('scroll', read, { capture: true, passive: true })
    addEventListener('resize', read)
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(read)
    observer?.observe(element)
    observer?.observe(document.body)
    return () => {
      document.removeEventListener('scroll', read, { capture: true })
      removeEventListener('resize', read)
      observer?.disconnect()
    }
  }, [element])
  return box
}

function boxOf(element: Element) {
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top, left, width, height }
}
