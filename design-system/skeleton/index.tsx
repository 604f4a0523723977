import { clsx } from 'clsx'

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
      className={clsx(
        // Any size or shape by `className` goes before these two, without the weight of a library that compares classes.
        'block animate-pulse bg-hairline motion-reduce:animate-none [:where(&)]:h-4 [:where(&)]:rounded-sm',
        className,
      )}
    />
  )
}
