import type { MouseEvent } from 'react'

/**
 * A click that means "go there, here". With a modifier or another button the browser opens a tab or window, and a router
 * must not take that away (ux C5).
 */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    event.currentTarget.getAttribute('target') !== '_blank'
  )
}
