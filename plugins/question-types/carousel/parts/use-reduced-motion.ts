import { useSyncExternalStore } from 'react'

/** Whether whoever looks asked their device for less motion. On the server nobody is known to. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, isReduced, () => false)

const isReduced = (): boolean => asked()?.matches ?? false

const subscribe = (hear: () => void): (() => void) => {
  const query = asked()
  query?.addEventListener('change', hear)
  return () => query?.removeEventListener('change', hear)
}

/** Not every DOM has it: that of tests lays nothing out. */
const asked = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-reduced-motion: reduce)')
