import type { ReactNode } from 'react'

/**
 * Text for assistive technology only.
 *
 * Do: use it for the words a picture or a position says to those who see it.
 * Don't: hide something there that sighted people need as well.
 * Keys: none.
 */
export function VisuallyHidden({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <span id={id} data-slot="visually-hidden" className="sr-only">
      {children}
    </span>
  )
}
