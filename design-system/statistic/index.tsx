import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { CountUp } from '../count-up/index.tsx'
import { Icon } from '../icon/index.tsx'

export interface StatisticChange {
  direction: 'up' | 'down' | 'same'
  /** In words, with its sign and what it is measured against: "12 % more than last week". */
  text: string
  /** Whether this is welcome: more answers are, more errors are not. Without it the change is neutral. */
  good?: boolean | undefined
}

/**
 * One figure with its name: it counts up when it appears (spec: 3 s, commas, no decimals), with what changed below.
 *
 * Do: say the unit and what a change is measured against, in words.
 * Don't: line up more than four, or colour the figure itself; a Number summary or a chart tells more.
 * Keys: none.
 * ARIA: description list of one term, https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element; the
 * final value is read, never the counting.
 */
export function Statistic({
  label,
  value,
  decimals,
  duration,
  prefix,
  suffix,
  change,
  hint,
  className,
}: {
  label: ReactNode
  /** Without it a dash is drawn: not known yet, or nothing to measure. */
  value: number | undefined
  /** @default 0 */
  decimals?: number | undefined
  /** Of counting, in ms. @default 3000 */
  duration?: number | undefined
  /** Before the figure: a currency sign. */
  prefix?: string | undefined
  /** After it: a unit, with its space. */
  suffix?: string | undefined
  change?: StatisticChange | undefined
  hint?: ReactNode
  className?: string | undefined
}) {
  return (
    <dl data-slot="statistic" className={cn('min-w-0 text-base', className)}>
      <dt className="wrap-break-word text-muted text-sm">{label}</dt>
      <dd data-slot="statistic-value" className="mt-1 font-semibold text-2xl">
        {value === undefined ? (
          '–'
        ) : (
          <CountUp value={value} decimals={decimals} duration={duration} prefix={prefix} suffix={suffix} />
        )}
      </dd>
      {change && (
        <dd
          data-slot="statistic-change"
          className={cn(
            'mt-1 flex items-baseline gap-1 text-sm',
            change.good === undefined ? 'text-muted' : change.good ? 'text-success-text' : 'text-danger-text',
          )}
        >
          <Icon name={arrows[change.direction]} className="size-3.5 translate-y-0.5" />
          <span className="wrap-break-word min-w-0">{change.text}</span>
        </dd>
      )}
      {hint !== undefined && <dd className="wrap-break-word mt-1 text-muted text-sm">{hint}</dd>}
    </dl>
  )
}

const arrows = { up: 'arrow-up', down: 'arrow-down', same: 'minus' } as const
