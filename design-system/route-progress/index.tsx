import { useEffect, useState } from 'react'

/**
 * The thin line at the top of the window while a page is on its way (role progressbar, without a value: nobody knows
 * how long). It creeps, and once the page is there it fills and is gone after 300 ms (spec). Under reduced motion it
 * stands still. Give the page itself `aria-busy` while its content loads.
 *
 * Do: give the page itself `aria-busy` while its content loads.
 * Don't: show a spinner for the same wait.
 * Keys: none.
 */
export function RouteProgress({
  active,
  label,
}: {
  /** A page is being fetched. */
  active: boolean
  /** Accessible name: "Loading the page". */
  label: string
}) {
  const [phase, setPhase] = useState<'idle' | 'running' | 'ending'>(active ? 'running' : 'idle')
  if (active && phase !== 'running') setPhase('running')
  if (!active && phase === 'running') setPhase('ending')

  useEffect(() => {
    if (phase !== 'ending') return
    const timer = setTimeout(() => setPhase('idle'), completion)
    return () => clearTimeout(timer)
  }, [phase])

  if (phase === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label={label}
      data-slot="route-progress"
      data-phase={phase}
      className="pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 overflow-hidden"
    >
      <div
        data-slot="route-progress-bar"
        className={
          phase === 'running'
            ? 'h-full origin-left scale-x-80 bg-accent-solid transition-[scale] duration-8000 ease-out motion-reduce:transition-none rtl:origin-right starting:scale-x-5'
            : 'h-full origin-left bg-accent-solid transition-[scale] duration-base ease-out motion-reduce:transition-none rtl:origin-right'
        }
      />
    </div>
  )
}

/** In ms (spec 9: the bar completes after 300 ms). */
const completion = 300
