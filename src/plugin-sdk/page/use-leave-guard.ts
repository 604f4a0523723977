import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'

/**
 * Asks once before typed work is lost: on another page or address, on Back, on closing the browser's tab (ux C27).
 * @param isDirty whether there is something to lose
 * @param holdsState the address of the page may change meanwhile (its pages, its filters): only another page is asked about
 * @returns `isAsking` for the dialog with its two answers, and `release` to be called before leaving after a save
 */
export const useLeaveGuard = (isDirty: boolean, { holdsState = false }: { holdsState?: boolean } = {}) => {
  const isReleased = useRef(false)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !isReleased.current && !(holdsState && current.pathname === next.pathname),
    enableBeforeUnload: () => isDirty && !isReleased.current,
    withResolver: true,
  })
  return {
    isAsking: status === 'blocked',
    leave: () => proceed?.(),
    stay: () => reset?.(),
    release: () => {
      isReleased.current = true
    },
  }
}
