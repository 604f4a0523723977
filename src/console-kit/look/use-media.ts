import { useCallback, useSyncExternalStore } from 'react'

/** Below this width the shell has no side menu, whatever the layout (spec 9: 1000 px). */
export const narrow = '(max-width: 999.98px)'
export const phone = '(max-width: 639.98px)'

/** Whether a media query holds, following the window. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
