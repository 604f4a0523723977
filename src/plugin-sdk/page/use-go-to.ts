import { useNavigate } from '@tanstack/react-router'
import { use, useCallback } from 'react'
import { changeTabs } from '../../console-kit/page/open-tabs.atoms.ts'
import { without } from '../../console-kit/page/open-tabs.ts'
import { TabContext } from '../../console-kit/page/tab-context.ts'

/** Goes to another page from a menu item; where something can be a link, it is a `PageLink` (ux C5). */
export const useGoTo = (): ((path: string, search?: PageSearch) => void) => {
  const navigate = useNavigate()
  return useCallback((path, search = {}) => void navigate({ to: path, search }), [navigate])
}

/** What the address says behind the path: an open record, filters. */
type PageSearch = Readonly<Record<string, string | number>>

/** Leaves the page for another one and closes its tab: what was to be done there is done. */
export const useClosePage = (): ((to: string) => Promise<void>) => {
  const navigate = useNavigate()
  const id = use(TabContext)
  return useCallback(
    async (to) => {
      await navigate({ to })
      if (id !== null) changeTabs((tabs) => without(tabs, [id]))
    },
    [navigate, id],
  )
}
