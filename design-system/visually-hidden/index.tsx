import type { ReactNode } from 'react'

/** Text for assistive technology only. */
export function VisuallyHidden({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <span id={id} data-slot="visually-hidden" className="sr-only">
      {children}
    </span>
  )
}
