import { useLayoutEffect, useRef, useState } from 'react'

/** How long a step may wait for its thing: a page that loads its parts needs a moment, a person none to spare. */
export const patienceMs = 600

export type Target = string | (() => Element | null)

/**
 * Finds the thing of a step as soon as it is in the page and drawn, and follows it: it may come later, be drawn anew, be
 * hidden or go.
 *
 * @param onMissing hears the step's id when its thing was waited for in vain
 * @returns the thing while it is there
 */
export function useTarget(
  step: { id: string; target: Target } | undefined,
  onMissing: (id: string) => void,
): Element | undefined {
  const [seen, setSeen] = useState<{ id: string; element: Element | undefined }>()
  const latest = useRef({ step, onMissing })
  useLayoutEffect(() => {
    latest.current = { step, onMissing }
  })
  const id = step?.id
  useLayoutEffect(() => {
    if (id === undefined) return
    let frame = 0
    let timer = 0
    const look = () => {
      frame = 0
      const element = latest.current.step && drawn(latest.current.step.target)
      if (element) timer = clear(timer)
      else timer ||= window.setTimeout(() => latest.current.onMissing(id), patienceMs)
      setSeen((before) => (before?.id === id && before.element === element ? before : { id, element }))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    // Attributes too: a class, `hidden` or an id makes a thing come and go as well.
    const observer = new MutationObserver(soon)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      clear(timer)
      observer.disconnect()
      removeEventListener('resize', soon)
    }
  }, [id])
  return seen?.id === id ? seen?.element : undefined
}

/** A note beside something that is folded away would stand in a corner of the window. */
export function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0
}

function drawn(target: Target): Element | undefined {
  const element = typeof target === 'string' ? document.querySelector(target) : target()
  return element && isDrawn(element) ? element : undefined
}

function clear(timer: number): 0 {
  clearTimeout(timer)
  return 0
}
