import { useEffect, useState } from 'react'
import { toBcp47 } from '#shared/language-choice'

/** Counts down to a moment of the device's clock and calls then. Not a live region: it would talk without end. */
export const UntilOpen = ({ at, language, onOpen }: { at: number; language: string; onOpen: () => void }) => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const isOver = now >= at
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over; the caller makes onOpen anew each time
  useEffect(() => {
    if (!isOver) return
    // A hall of phones does not ask in the same instant.
    const timer = setTimeout(onOpen, Math.random() * 2000)
    return () => clearTimeout(timer)
  }, [isOver])
  return <span className="block tabular-nums text-muted">{remaining(Math.max(0, at - now), language)}</span>
}

/** `3 days 4 hr 5 min 6 sec` in the reader's language: beside a time of day, bare figures would look like another one. */
const remaining = (ms: number, language: string): string => {
  const seconds = Math.ceil(ms / 1000)
  const parts = [
    ['day', 'long', Math.floor(seconds / 86_400)],
    ['hour', 'short', Math.floor(seconds / 3600) % 24],
    ['minute', 'short', Math.floor(seconds / 60) % 60],
    ['second', 'short', seconds % 60],
  ] as const
  return parts
    .slice(parts.findIndex(([unit, , count]) => count > 0 || unit === 'second'))
    .map(([unit, unitDisplay, count]) =>
      new Intl.NumberFormat(toBcp47(language), { style: 'unit', unit, unitDisplay }).format(count),
    )
    .join(' ')
}
