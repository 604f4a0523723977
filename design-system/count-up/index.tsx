import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useMedia } from '../_internal/use-media.ts'
import { formatCount } from './format-count.ts'

export { formatCount } from './format-count.ts'

export interface CountUpProps {
  value: number
  /** In ms (spec default). @default 3000 */
  duration?: number | undefined
  /** @default 0 */
  decimals?: number | undefined
  /** Between thousands. @default ',' */
  separator?: string | undefined
  prefix?: string | undefined
  suffix?: string | undefined
  className?: string | undefined
}

/**
 * A number that counts up when it appears and on to a new value when it changes. Assistive technology reads the final
 * value only; under reduced motion it is there at once.
 *
 * Do: use it for the one or two figures a page is about.
 * Don't: use it in tables or for numbers that change every second.
 * Keys: none.
 */
export function CountUp({
  value,
  duration = 3000,
  decimals = 0,
  separator = ',',
  prefix = '',
  suffix = '',
  className,
}: CountUpProps) {
  const still = useMedia('(prefers-reduced-motion: reduce)') || duration <= 0
  const [shown, setShown] = useState(still ? value : 0)

  useEffect(() => {
    if (still) return setShown(value)
    let frame = 0
    let start: number | undefined
    let from = 0
    setShown((now) => {
      from = now
      return now
    })
    const step = (time: number) => {
      start ??= time
      const share = Math.min(1, (time - start) / duration)
      setShown(share === 1 ? value : from + (value - from) * easeOut(share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, duration, still])

  const write = (number: number) => prefix + formatCount(number, decimals, separator) + suffix
  return (
    <span data-slot="count-up" className={clsx('relative inline-block tabular-nums', className)}>
      {/* The final width is kept from the start, so nothing beside it moves. */}
      <span aria-hidden="true" className="invisible">
        {write(value)}
      </span>
      <span aria-hidden="true" data-slot="count-up-value" className="absolute inset-0 whitespace-nowrap text-end">
        {write(still ? value : shown)}
      </span>
      <span className="sr-only">{write(value)}</span>
    </span>
  )
}

function easeOut(share: number): number {
  return 1 - 2 ** (-10 * share)
}
