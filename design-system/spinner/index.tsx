import { clsx } from 'clsx'

/**
 * A turning ring. With `label` it is a status of its own; without, decoration beside a text that says the same.
 *
 * Do: use it inside the thing that is busy, after 200 ms.
 * Don't: cover the page with it; a Skeleton keeps the shape.
 * Keys: none.
 */
export function Spinner({
  label,
  size = 16,
  className,
}: {
  label?: string | undefined
  size?: 16 | 20 | 32 | undefined
  className?: string | undefined
}) {
  const ring = (
    <svg
      className={clsx('animate-spin motion-reduce:animate-none', className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      data-slot={label === undefined ? 'spinner' : undefined}
    >
      <circle cx="8" cy="8" r="6" opacity="0.25" />
      <path d="M14 8a6 6 0 0 0-6-6" />
    </svg>
  )
  if (label === undefined) return ring
  return (
    <span role="status" data-slot="spinner" className="inline-flex items-center gap-2 text-muted">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  )
}
