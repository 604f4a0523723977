import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'

/**
 * A few figures in one calm line (description list). Values come formatted.
 *
 * Do: show three to five figures that belong together, in the order they are asked for.
 * Don't: repeat what a chart beside it already says.
 * Keys: none.
 */
export function NumberSummary({
  items,
  className,
}: {
  items: readonly { id: string; label: ReactNode; value: ReactNode; hint?: ReactNode }[]
  className?: string | undefined
}) {
  return (
    <dl data-slot="number-summary" className={cn('flex flex-wrap gap-x-8 gap-y-4', className)}>
      {items.map((item) => (
        <div key={item.id} className="flex min-w-20 flex-col">
          <dt className="text-muted text-sm">{item.label}</dt>
          <dd className="font-semibold text-2xl">{item.value}</dd>
          {item.hint !== undefined && <dd className="text-muted text-xs">{item.hint}</dd>}
        </div>
      ))}
    </dl>
  )
}
