import { cn } from '../_internal/cn.ts'

/**
 * A grey stand-in with the final shape. Give it the size by `className`; the waiting itself is told by a busy region.
 *
 * Do: give it the shape of what comes, so that nothing jumps.
 * Don't: show it for less than 200 ms, or after the first load.
 * Keys: none.
 */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn('block h-4 animate-pulse rounded-sm bg-hairline motion-reduce:animate-none', className)}
    />
  )
}
