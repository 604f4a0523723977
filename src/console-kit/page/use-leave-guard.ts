import { useBlocker } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { matchServerPath } from '#src/router/server-tree.ts'
import { useMenu } from '#src/session/current-user.ts'
import { useUnsavedWork } from '#src/session/use-unsaved-work.ts'

/**
 * Asks once before typed work is lost or left behind: on another page or address, on Back, on closing the browser's tab
 * (ux C27). A session that ends meanwhile is begun anew over the page, which stays.
 * @param isDirty whether there is something to lose
 * @param holdsState the address of the page may change meanwhile (its pages, its filters): only another page is asked about
 * @returns `isAsking` for the dialog with its two answers, `isKept` when what was typed stays in the page's tab, which is
 *   only left, and `release` to be called before leaving after a save
 */
export const useLeaveGuard = (isDirty: boolean, { holdsState = false }: { holdsState?: boolean } = {}) => {
  const isReleased = useRef(false)
  useUnsavedWork(useMemo(() => ({ isSaved: () => !isDirty || isReleased.current }), [isDirty]))
  const menu = useMenu().data
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !isReleased.current && !(holdsState && current.pathname === next.pathname),
    enableBeforeUnload: () => isDirty && !isReleased.current,
    withResolver: true,
  })
  const { status, current, next, proceed, reset } = blocker
  const isLeft = status === 'blocked' && current.pathname !== next.pathname
  return {
    isAsking: status === 'blocked',
    isKept: isLeft && Boolean(menu && matchServerPath(menu, current.pathname)?.node.meta.isKeepAlive),
    leave: () => proceed?.(),
    stay: () => reset?.(),
    release: () => {
      isReleased.current = true
    },
  }
}
