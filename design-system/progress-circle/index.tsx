import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'

export type ProgressCircleTone = 'accent' | 'success' | 'warning' | 'danger'

/**
 * A share as a ring, with the share in words inside. Without `value` the end is unknown and the ring breathes.
 *
 * Do: use it where a number stands alone (a quota, a score), with the figure readable inside.
 * Don't: use it for a page that loads or for steps; a Skeleton, a Progress or Steps tell more.
 * Keys: none.
 * ARIA: progressbar, or meter for a share that is a fact and not work under way,
 * https://www.w3.org/WAI/ARIA/apg/patterns/meter/
 */
export function ProgressCircle({
  value,
  max = 100,
  label,
  valueText,
  meter,
  tone = 'accent',
  size = 96,
  children,
  className,
}: {
  value: number | undefined
  /** @default 100 */
  max?: number | undefined
  /** Accessible name: what is measured. */
  label: string
  /** Drawn inside and read out; without it nothing is written. "68 %", "340 of 500". */
  valueText?: string | undefined
  /** A fact (quota, score) rather than work under way. */
  meter?: boolean | undefined
  /** @default 'accent' */
  tone?: ProgressCircleTone | undefined
  /** Edge in px. @default 96 */
  size?: number | undefined
  /** Below the figure, inside the ring: one or two short words. */
  children?: ReactNode
  className?: string | undefined
}) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max))
  const width = size < 48 ? 3 : 6
  const radius = (size - width) / 2
  const round = 2 * Math.PI * radius
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take all of these
    <div
      role={meter && value !== undefined ? 'meter' : 'progressbar'}
      data-slot="progress-circle"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cn('relative inline-grid shrink-0 place-items-center text-ink', className)}
      style={{ width: size, minHeight: size }}
    >
      <svg
        aria-hidden="true"
        focusable="false"
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        strokeWidth={width}
        // Fills clockwise from the top in every direction of text, as a clock does.
        className={cn('-rotate-90 absolute inset-0', share === undefined && 'animate-pulse motion-reduce:animate-none')}
      >
        <circle cx={size / 2} cy={size / 2} r={radius} className="stroke-hairline" />
        <circle
          data-slot="progress-circle-fill"
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - (share ?? 0.25))}
          // A round cap would leave a dot at zero.
          className={cn(share === 0 && 'hidden', tones[tone])}
        />
      </svg>
      {(valueText !== undefined || children !== undefined) && (
        <div aria-hidden="true" className="relative max-w-[78%] py-2 text-center leading-tight">
          {valueText !== undefined && (
            <p className={cn('wrap-break-word font-semibold tabular-nums', size < 64 ? 'text-xs' : 'text-lg')}>
              {valueText}
            </p>
          )}
          {children !== undefined && <p className="wrap-break-word text-muted text-xs">{children}</p>}
        </div>
      )}
    </div>
  )
}

const tones: Record<ProgressCircleTone, string> = {
  accent: 'stroke-accent-solid',
  success: 'stroke-success-solid',
  warning: 'stroke-warning-solid',
  danger: 'stroke-danger-solid',
}
