import { useCallback, useEffect, useRef, useState } from 'react'

/** The spec's re-click guard, in milliseconds. */
export const cooldownMs = 3000

/**
 * Keeps a button from being pressed twice.
 *
 * @param cooldown milliseconds, `true` for the usual, `false` for none
 * @param working begins the time by itself when it becomes true
 * @returns `cooling`: how long the time still running is in all; undefined when the button may be pressed
 */
export function useCooldown(cooldown: boolean | number, working: boolean) {
  const ms = cooldown === true ? cooldownMs : cooldown === false ? 0 : cooldown
  const [cooling, setCooling] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const begin = useCallback(() => {
    if (ms <= 0) return
    clearTimeout(timer.current)
    setCooling(ms)
    timer.current = setTimeout(() => setCooling(undefined), ms)
  }, [ms])
  useEffect(() => {
    if (working) begin()
  }, [working, begin])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { cooling, begin }
}

/** A line along the button's lower edge that grows shorter until it may be pressed again. */
export function CooldownBar({ ms }: { ms: number }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Without motion the line stays until the time is over, which still says that it runs.
    if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
    const run = bar.current?.animate?.([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: ms,
      fill: 'forwards',
    })
    return () => run?.cancel()
  }, [ms])
  return (
    <span
      ref={bar}
      aria-hidden="true"
      data-slot="cooldown"
      className="pointer-events-none absolute inset-x-0 bottom-0 h-1 origin-left bg-current opacity-70 rtl:origin-right"
    />
  )
}
