import { type RefObject, useEffect, useRef } from 'react'
import type { FormDefinition } from '#shared/form/definition'

/**
 * When an edit, an undo or a deletion takes what had the focus off the paper, the focus goes to the chosen question, else to
 * the form's title: whoever works by keyboard goes on from there, and is not sent back to the beginning of the page.
 */
export const useKeptFocus = (paper: RefObject<HTMLElement | null>, definition: FormDefinition): void => {
  const drawn = useRef(definition)
  useEffect(() => {
    if (drawn.current === definition) return
    drawn.current = definition
    // Whoever is elsewhere, such as in a field of the settings, stays there.
    if (document.activeElement !== document.body) return
    const chosen = paper.current?.querySelector<HTMLElement>('li button[aria-pressed="true"]')
    const title = paper.current?.querySelector<HTMLElement>('button')
    ;(chosen ?? title)?.focus({ preventScroll: true })
  }, [paper, definition])
}
