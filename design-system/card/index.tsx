import { type ReactNode, useId } from 'react'
import { cn } from '../_internal/cn.ts'

/**
 * A sheet of paper on the desk: hairline, no shadow. With `title` it is a named region.
 *
 * Do: give it a title when it stands among others, so that it can be found as a region.
 * Don't: nest cards; a heading and space separate as well.
 * Keys: none.
 */
export function Card({
  title,
  actions,
  flush,
  headingLevel = 2,
  children,
  className,
}: {
  title?: ReactNode
  actions?: ReactNode
  /** No padding: for tables that run to the edge. */
  flush?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
  children?: ReactNode
  className?: string | undefined
}) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const Tag = title === undefined ? 'div' : 'section'
  return (
    <Tag
      data-slot="card"
      aria-labelledby={title === undefined ? undefined : titleId}
      className={cn('min-w-0 rounded-lg border border-hairline bg-paper', flush && 'overflow-hidden', className)}
    >
      {(title !== undefined || actions !== undefined) && (
        <header data-slot="card-header" className="flex min-h-12 flex-wrap items-center gap-2 px-6 pt-4 pb-2">
          {title !== undefined && (
            <Heading id={titleId} className="min-w-0 flex-1 basis-24 font-semibold text-lg">
              {title}
            </Heading>
          )}
          {actions}
        </header>
      )}
      <div data-slot="card-body" className={cn(!flush && 'px-6 pb-6', !flush && title === undefined && 'pt-6')}>
        {children}
      </div>
    </Tag>
  )
}
