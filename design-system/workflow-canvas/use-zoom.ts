import { type RefObject, useEffect, useState } from 'react'

const least = 0.5
const most = 2

/**
 * Zoom of a drawing inside its scroller, 50 to 200 %: by steps of ten, to fit, and with Ctrl and the wheel around the pointer.
 */
export function useZoom(scroller: RefObject<HTMLElement | null>, drawing: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      // Not passive: the browser would zoom the page.
      event.preventDefault()
      setZoom((now) => {
        const next = kept(now * (event.deltaY < 0 ? 1.1 : 1 / 1.1))
        const box = element.getBoundingClientRect()
        const x = event.clientX - box.left
        const y = event.clientY - box.top
        const share = next / now
        requestAnimationFrame(() => {
          element.scrollLeft = (element.scrollLeft + x) * share - x
          element.scrollTop = (element.scrollTop + y) * share - y
        })
        return next
      })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [scroller])

  const fit = () => {
    const frame = scroller.current
    const box = drawing.current?.getBoundingClientRect()
    if (!frame || !box || box.width === 0 || box.height === 0) return
    // Rounded down: up would leave a scroll bar.
    const share = Math.min(frame.clientWidth / (box.width / zoom), frame.clientHeight / (box.height / zoom), 1)
    setZoom(kept(Math.floor(share * 100) / 100))
  }
  return {
    zoom,
    zoomIn: zoom < most ? () => setZoom(kept(Math.round(zoom * 10 + 1) / 10)) : undefined,
    zoomOut: zoom > least ? () => setZoom(kept(Math.round(zoom * 10 - 1) / 10)) : undefined,
    fit,
  }
}

function kept(zoom: number): number {
  return Math.min(most, Math.max(least, zoom))
}
