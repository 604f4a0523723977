import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { badge } from './badge.variants.ts'

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/**
 * A status as a word; colour and dot only underline it.
 *
 * Do: use the same word and tone for a status on every screen.
 * Don't: make it a button or put a count of unread things in it.
 */
export function Badge({
  tone,
  dot,
  plain,
  children,
  className,
}: {
  tone?: BadgeTone | undefined
  dot?: boolean | undefined
  /** Without the pill: dot and word in a table row. */
  plain?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <span data-slot="badge" className={cn(badge({ tone, plain }), className)}>
      {dot && <span data-slot="badge-dot" aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}
