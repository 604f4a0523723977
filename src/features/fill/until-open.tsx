import { useEffect, useState } from 'react'
import { toBcp47 } from './language-choice.ts'

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
  return <span className="whitespace-nowrap tabular-nums text-muted">{remaining(Math.max(0, at - now), language)}</span>
}

/** `3 days 04:05:06` in the reader's language. */
const remaining = (ms: number, language: string): string => {
  const seconds = Math.ceil(ms / 1000)
  const days = Math.floor(seconds / 86_400)
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  if (days === 0) return clock
  const unit = new Intl.NumberFormat(toBcp47(language), { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return `${unit.format(days)} ${clock}`
}
