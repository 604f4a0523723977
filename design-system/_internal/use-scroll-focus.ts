import { useCallback, useState } from 'react'

/**
 * For the body of a dialog: while it scrolls and has nothing in it to focus, it takes the focus itself, so that it scrolls by
 * keyboard too (WCAG 2.1.1).
 *
 * @returns props of the scrolling element
 */
export function useScrollFocus(): { ref: (element: HTMLElement | null) => (() => void) | undefined; tabIndex?: 0 } {
  const [takes, setTakes] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setTakes(element.scrollHeight > element.clientHeight + 1 && !element.querySelector(focusable))
    const sizes = new ResizeObserver(measure)
    const observe = () => {
      sizes.disconnect()
      for (const each of [element, ...element.children]) sizes.observe(each)
    }
    observe()
    const content = new MutationObserver(observe)
    content.observe(element, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      content.disconnect()
    }
  }, [])
  return { ref, ...(takes && { tabIndex: 0 }) }
}

const focusable =
  ':is(a[href], button, input, textarea, select, summary, [tabindex], [contenteditable=true]):not(:disabled, [tabindex="-1"])'
