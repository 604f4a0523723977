import { useSyncExternalStore } from 'react'

/** Whether the browser believes it has a network. `true` may still be wrong (a captive portal); `false` never is. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (notify) => {
      addEventListener('online', notify)
      addEventListener('offline', notify)
      return () => {
        removeEventListener('online', notify)
        removeEventListener('offline', notify)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}
