import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { type EmptyIllustration, Illustration } from './illustrations.tsx'

export type { EmptyIllustration } from './illustrations.tsx'

/**
 * Nothing here yet: one drawing, one sentence, one action.
 *
 * Do: say what will be here and offer the one action that brings it about.
 * Don't: say only "No data"; and after a search offer to clear it.
 * Keys: those of the action in it.
 */
export function EmptyState({
  title,
  description,
  action,
  illustration = 'paper',
  headingLevel = 2,
  className,
}: {
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
  /** @default 'paper' */
  illustration?: EmptyIllustration | undefined
  headingLevel?: 1 | 2 | 3 | undefined
  className?: string | undefined
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <div data-slot="empty-state" className={cn('flex flex-col items-center gap-1 px-6 py-12 text-center', className)}>
      <Illustration name={illustration} />
      <Heading className="mt-3 font-semibold text-lg">{title}</Heading>
      {description !== undefined && <p className="max-w-[48ch] text-muted">{description}</p>}
      {action !== undefined && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
