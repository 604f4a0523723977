import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ServerRoute } from '#shared/contract/auth'
import { frameComponent, isPagePath, linkComponent } from '#shared/contract/menu'
import { call } from '#src/api/call.ts'
import { outsideLink } from '#src/console-kit/navigation/outside-link.ts'
import { fetchedAhead } from '#src/console-kit/states/fetched-ahead.tsx'
import { ErrorState, LoadingState } from '#src/console-kit/states/states.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { screens } from '#src/registry/screens.ts'
import { systemPages } from '#src/registry/system-pages.ts'
import { Redirect } from '#src/router/redirect.tsx'
import { firstPage, isDirectory, matchServerPath, menuOf } from '#src/router/server-tree.ts'
import { useMenu } from '#src/session/current-user.ts'
import { safeInternalPath } from '#src/session/safe-internal-path.ts'
import { SystemPageScreen } from './system-page-screen.tsx'
import { UpcomingScreen } from './upcoming-screen.tsx'

/**
 * The screen the server's menu names for this path; what it does not name does not exist (spec 2).
 * `pathname` is that of the matched route, not of the address bar: while a navigation is under way the address is
 * already the next one, and judging it here would send people to /404 from a page that exists.
 */
export function ServerScreen({ pathname }: { pathname: string }) {
  const menu = useMenu()
  if (menu.isPending) return <LoadingState />
  // Not when it is only not brought up to date: that would take every open page away.
  if (!menu.data) return <ErrorState error={menu.error} onRetry={() => void menu.refetch()} headingLevel={1} />

  const match = matchServerPath(menu.data, pathname)
  if (!match) return <NotInMenu pathname={pathname} />
  const { node, params } = match
  if (isDirectory(node)) {
    const first = menuOf([node], match.path.slice(0, match.path.lastIndexOf('/'))).map(firstPage)[0]?.path
    const path = safeInternalPath(node.redirect || first)
    return <Redirect to={path !== null && path !== pathname ? path : '/404'} />
  }
  // Spec 2: userId, dictId, tableId and jobId are digits only.
  if (Object.entries(params).some(([name, value]) => name.endsWith('Id') && !/^\d+$/.test(value)))
    return <Redirect to="/404" />
  if (node.component === frameComponent || node.component === linkComponent) return <Outside node={node} />
  const page = systemPages.get(node.component)
  if (page) return <SystemPageScreen key={pathname} page={page} params={params} />
  const Screen = Object.hasOwn(screens, node.component) ? screens[node.component]?.Screen : undefined
  if (!Screen) return <UpcomingScreen title={node.meta.title} />
  return (
    <Suspense fallback={<LoadingState />}>
      <Screen key={pathname} params={params} />
    </Suspense>
  )
}

/** A page that others may see leads to the no-access page, any other path does not exist (spec 2, 6). */
function NotInMenu({ pathname }: { pathname: string }) {
  const known = useQuery({
    queryKey: ['session', 'known-path', pathname],
    queryFn: ({ signal }) => call(isPagePath, { query: { path: pathname }, signal, quiet: true }),
    retry: false,
  })
  if (known.isPending) return <LoadingState />
  // Not known: to send people away would take the address they came by.
  if (known.isLoadingError)
    return <ErrorState error={known.error} onRetry={() => void known.refetch()} headingLevel={1} />
  return <Redirect to={known.data === true ? '/401' : '/404'} />
}

/** What lies outside of this site; an entry without a web address does not exist. */
function Outside({ node }: { node: ServerRoute }) {
  const t = useT('shell')
  const link = outsideLink(node.meta.link)
  if (link === null) return <Redirect to="/404" />
  const Screen = node.component === frameComponent ? FrameScreen : LinkScreen
  return (
    <Suspense fallback={<LoadingState />}>
      <Screen link={link} title={t(node.meta.title, { defaultValue: node.meta.title })} />
    </Suspense>
  )
}

const FrameScreen = fetchedAhead(async () => (await import('./outside-screen.tsx')).FrameScreen).Screen
const LinkScreen = fetchedAhead(async () => (await import('./outside-screen.tsx')).LinkScreen).Screen
