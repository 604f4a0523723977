import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { changeTabs, useOpenTabs } from '#src/console-kit/page/open-tabs.atoms.ts'
import { refreshed, without } from '#src/console-kit/page/open-tabs.ts'
import { setFullPage } from '../layout/full-page.atoms.ts'

/** What can be done to the open pages, by the strip and by keys. `current` is the path of the page on screen. */
export const useTabActions = (current: string) => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const tabs = useOpenTabs()

  /** True once it is on screen; a page with unsaved work may have kept its place. */
  const show = async (id: string): Promise<boolean> => {
    const tab = tabs.find((each) => each.id === id)
    if (!tab) return false
    if (id === current) return true
    await router.navigate({ to: tab.href })
    return router.latestLocation.pathname === id
  }
  return {
    show,
    /** Closes; `next` is shown then, where it is not already. */
    close: async (ids: readonly string[], next: string | undefined) => {
      if (next !== undefined && next !== current && !(await show(next))) return
      changeTabs((before) => without(before, ids))
      // Opened again, a page shows no answers of last time (ux.md 1.5); those on screen stay as they are.
      await queryClient.invalidateQueries({
        predicate: (query) => query.queryKey[0] !== 'session' && !query.isActive(),
        refetchType: 'none',
      })
    },
    /** Mounted anew, and asked anew: a cached answer would make "refresh" do nothing (ux.md 1.5). */
    refresh: async (id: string) => {
      if (!(await show(id))) return
      changeTabs((before) => refreshed(before, id))
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    },
    /** The page has the window for itself. */
    fill: async (id: string) => {
      if (await show(id)) setFullPage(true)
    },
  }
}
