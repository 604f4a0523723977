import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { createMeasure, type Measure } from './text.ts'

export interface PlotSpace {
  /** Width of the drawing in px; one unit of its viewBox is one px, so text is never stretched. */
  width: number
  /** Text size of the drawing in px; follows the reader's own size. */
  fontSize: number
  rtl: boolean
  measure: Measure
}

/** Size, text and direction of the box a drawing fills, followed by ResizeObserver. */
export function usePlotSpace(box: RefObject<HTMLElement | null>, shown: boolean): PlotSpace {
  const [space, setSpace] = useState({ width: 640, fontSize: 13, rtl: false, family: 'sans-serif' })
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !shown || typeof ResizeObserver === 'undefined') return
    const read = () => {
      const style = getComputedStyle(element)
      const next = {
        width: Math.max(160, Math.floor(element.clientWidth)),
        fontSize: Number.parseFloat(style.fontSize) || 13,
        rtl: style.direction === 'rtl',
        family: style.fontFamily,
      }
      setSpace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, shown])
  const { width, fontSize, rtl, family } = space
  return useMemo(() => ({ width, fontSize, rtl, measure: createMeasure(family) }), [width, fontSize, rtl, family])
}
