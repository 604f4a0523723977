import { cn } from '../_internal/cn.ts'

/** A grey stand-in with the final shape. Give it the size by `className`; the waiting itself is told by a busy region. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn('block h-4 animate-pulse rounded-sm bg-hairline motion-reduce:animate-none', className)}
    />
  )
}
