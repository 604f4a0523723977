import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { EmptyState } from '../empty-state/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { Tag } from '../tag/index.tsx'
import type { NoAccessLabels } from './labels.ts'

export type { NoAccessLabels } from './labels.ts'

/**
 * A page that this person may not see, reached by its address: which permission is missing, and a way back.
 *
 * Do: name the missing permission as the role editor names it, so that it can be asked for, and offer one way back.
 * Don't: use it for a button or a menu row; what is not allowed there is left out.
 * Keys: those of the action in it.
 * ARIA: heading and text; the page's title says the same. No pattern of its own.
 */
export function NoAccess({
  title,
  description,
  permissions = [],
  action,
  labels: ownLabels,
  headingLevel = 1,
  className,
}: {
  title: ReactNode
  description?: ReactNode
  /** Labels of the missing permissions, as people know them. */
  permissions?: readonly string[] | undefined
  /** The way back. */
  action: ReactNode
  labels?: Partial<NoAccessLabels> | undefined
  /** @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined
  className?: string | undefined
}) {
  const labels = useLabels('no-access', ownLabels)
  return (
    <div data-slot="no-access" className={cn(className)}>
      <EmptyState
        illustration="lock"
        headingLevel={headingLevel}
        title={title}
        description={description}
        action={
          <div className="flex flex-col items-center gap-4">
            {permissions.length > 0 && (
              <p className="flex flex-wrap items-center justify-center gap-2 text-muted text-sm">
                {labels.missing}
                {permissions.map((permission) => (
                  <Tag key={permission} text={permission} />
                ))}
              </p>
            )}
            {action}
          </div>
        }
      />
    </div>
  )
}
