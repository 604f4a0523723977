import { useSyncExternalStore } from 'react'

/** Whether a media query matches now; follows it while mounted. `false` where there is no window. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', notify)
      return () => list?.removeEventListener('change', notify)
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  )
}
