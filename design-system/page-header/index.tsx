import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'

/**
 * Title of a page (its h1, which takes focus after a route change) with its actions.
 *
 * Do: let the title be the name people clicked on.
 * Don't: put more than one primary action in it.
 * Keys: those of the actions in it.
 */
export function PageHeader({
  title,
  description,
  actions,
  back,
  className,
}: {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  /** A link back, before the title. */
  back?: ReactNode
  className?: string | undefined
}) {
  return (
    <header data-slot="page-header" className={cn('flex flex-wrap items-center gap-x-4 gap-y-2', className)}>
      {back}
      <div className="min-w-0 flex-1 basis-60">
        <h1 tabIndex={-1} className="font-semibold text-2xl outline-none">
          {title}
        </h1>
        {description !== undefined && <p className="text-muted">{description}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
