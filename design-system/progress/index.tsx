import { clsx } from 'clsx'

/**
 * A thin line that fills (role progressbar). Without `value` the end is unknown and the line breathes.
 *
 * Do: say in words what is done and how much is left.
 * Don't: let it run back or jump to 99 % and stay there.
 * Keys: none.
 */
export function ProgressBar({
  value,
  max = 100,
  label,
  valueText,
  className,
}: {
  value: number | undefined
  max?: number | undefined
  label: string
  /** Spoken value, for example "page 2 of 5". */
  valueText?: string | undefined
  className?: string | undefined
}) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max))
  return (
    <div
      role="progressbar"
      data-slot="progress"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={clsx('h-1 w-full overflow-hidden rounded-full bg-hairline', className)}
    >
      <div
        data-slot="progress-fill"
        className={clsx(
          'h-full w-full origin-left bg-accent-solid transition-transform duration-slow rtl:origin-right',
          share === undefined && 'animate-pulse motion-reduce:animate-none',
        )}
        style={{ transform: `scaleX(${share ?? 1})` }}
      />
    </div>
  )
}
