import { useRouter } from '@tanstack/react-router'
import { Activity, memo, useLayoutEffect } from 'react'
import { frameComponent, linkComponent } from '#shared/contract/menu'
import { useOpenTabs, visitTab } from '#src/console-kit/page/open-tabs.atoms.ts'
import { homePath } from '#src/console-kit/page/paths.ts'
import { isDirectory, matchServerPath } from '#src/router/server-tree.ts'
import { useCurrentUser, useMenu } from '#src/session/current-user.ts'
import { ServerScreen } from '../server-screen.tsx'
import { OwnAddress } from './own-address.tsx'
import { TabView } from './tab-view.tsx'

/**
 * The open pages (ux.md 1.3, 1.5). The one on screen is visible; those that may be kept are mounted and hidden by
 * `<Activity>`: their effects stop, their state, scroll and focus stay. A closed page is destroyed. Cached by tab, not by
 * component, so two records of one screen never share state.
 * @param pathname of the matched route; while a navigation is under way the address bar is already the next one
 * @param search of the matched route, too: of the same page
 */
export function TabHost({ pathname, search }: { pathname: string; search: Record<string, unknown> }) {
  const menu = useMenu().data
  const userId = useCurrentUser().data?.user.id
  const href = pathname + useRouter().options.stringifySearch(search)
  const tabs = useOpenTabs()
  const isKept = (path: string) => {
    const node = menu && matchServerPath(menu, path)?.node
    // A frame would lose what was done in it, and nobody can put that back.
    return node ? node.meta.isKeepAlive || node.component === frameComponent : false
  }
  const match = menu && matchServerPath(menu, pathname)
  // Links out of here open browser tabs, and so have none among ours (ux.md 1.3).
  const isPage = Boolean(match && !isDirectory(match.node) && match.node.component !== linkComponent)

  useLayoutEffect(() => {
    if (isPage && userId !== undefined) visitTab(userId, { id: pathname, href, isFixed: pathname === homePath })
  }, [isPage, userId, pathname, href])

  // Redirects, pages that do not exist, and the moment before the menu is there: no tab, and nothing to keep.
  if (!isPage) return <ServerScreen pathname={pathname} />

  const kept = tabs.filter(({ id, seen }) => id !== pathname && seen > 0 && isKept(id))
  // The page on screen is among the tabs only after its first drawing: it must not be mounted twice for that.
  const round = tabs.find(({ id }) => id === pathname)?.round ?? 0
  return [...kept, { id: pathname, round, href }]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, round, href }) => (
      <Activity key={`${round} ${id}`} mode={id === pathname ? 'visible' : 'hidden'}>
        <OwnAddress id={id} href={href}>
          <KeptPage id={id} />
        </OwnAddress>
      </Activity>
    ))
}

/** A hidden page is not drawn again because another one is on screen, nor all of one because its address changed. */
const KeptPage = memo(function KeptPage({ id }: { id: string }) {
  return (
    <TabView id={id}>
      <ServerScreen pathname={id} />
    </TabView>
  )
})
