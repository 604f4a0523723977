import type { KeyboardEvent } from 'react'
import { directionOf } from '../_internal/use-text-direction.ts'

/**
 * Arrow keys of a nested navigation: up, down, Home and End walk what is in sight; the arrow "into" the text opens a group
 * and then enters it, the other one closes it or goes to the group above. Tab still reaches every entry.
 */
export function walk(event: KeyboardEvent<HTMLElement>) {
  const here = event.target
  if (!(here instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!here.hasAttribute('data-nav-row')) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-nav-row]')]
  const at = rows.indexOf(here)
  // A sheet lies elsewhere in the document, but React lets its events rise to the menu.
  if (at < 0) return
  const rtl = directionOf(here) === 'rtl'
  const into = rtl ? 'ArrowLeft' : 'ArrowRight'
  const out = rtl ? 'ArrowRight' : 'ArrowLeft'
  const open = here.getAttribute('aria-expanded')
  const go = (row: HTMLElement | undefined | null) => {
    if (!row) return
    event.preventDefault()
    row.focus()
  }
  if (event.key === 'ArrowDown') go(rows[at + 1])
  else if (event.key === 'ArrowUp') go(rows[at - 1])
  else if (event.key === 'Home') go(rows[0])
  else if (event.key === 'End') go(rows.at(-1))
  else if (event.key === into && open === 'false') here.click()
  else if (event.key === into && open === 'true') go(rows[at + 1])
  else if (event.key === out && open === 'true') here.click()
  else if (event.key === out)
    go(here.closest('[data-slot=side-menu-content]')?.parentElement?.querySelector<HTMLElement>('[data-nav-row]'))
}
