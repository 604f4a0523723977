import { type PointerEvent, useEffect, useRef } from 'react'

const pause = 200

/**
 * Text that does not fit into its cell is told in full under the pointer. It waits until the pointer rests: measuring costs
 * a layout, and rows that are scrolled by under the pointer would each pay it.
 */
export function useCutText() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerOver: (event: PointerEvent<HTMLElement>) => {
      clearTimeout(timer.current)
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('td') : null
      if (cell) timer.current = setTimeout(() => tellWhenCut(cell), pause)
    },
  }
}

function tellWhenCut(cell: HTMLElement) {
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? ''
  else cell.removeAttribute('title')
}
