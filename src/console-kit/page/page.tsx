import { type ReactNode, use } from 'react'
import { PageHeader } from '#ds/page-header'
import { matchServerPath } from '#src/router/server-tree.ts'
import { usePageTitle } from '#src/router/title.ts'
import { useMenu } from '#src/session/current-user.ts'
import { useTitleOf } from '../navigation/use-navigation.ts'
import { useOpenTabs } from './open-tabs.atoms.ts'
import { TabContext } from './tab-context.ts'

/** A page of the shell: its heading, the window's title, and what is on it, one gutter apart. */
export function Page({
  title,
  windowTitle = title,
  description,
  actions,
  children,
}: {
  title: string
  /** Outside of the tabs, where the heading says something that is no name of a page. */
  windowTitle?: string
  description?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const route = useRouteTitle()
  usePageTitle(...(route ?? [windowTitle]))
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4">
      <PageHeader title={title} description={description} actions={actions} />
      {children}
    </div>
  )
}

/** In a tab the window is called as the route is (spec 2), and after the record in it; null elsewhere. */
const useRouteTitle = (): readonly string[] | null => {
  const id = use(TabContext)
  const menu = useMenu().data
  const titleOf = useTitleOf()
  const record = useOpenTabs().find((tab) => tab.id === id)?.title ?? ''
  const match = id !== null && menu ? matchServerPath(menu, id) : null
  if (!match) return null
  const title = titleOf(match)
  // A record may be called by what is done with it: said once.
  return record.includes(title) ? [record] : [title, record]
}
