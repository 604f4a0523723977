import { useSyncExternalStore } from 'react'

const query = '(max-width: 999.98px)'

/** The console's one layout border: 1000 px (spec 9). */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
