import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FloatButton } from '#ds/float-button'
import { frameComponent } from '#shared/contract/menu'
import { useT } from '#src/i18n/use-t.ts'
import { matchServerPath } from '#src/router/server-tree.ts'
import { useMenu } from '#src/session/current-user.ts'
import { changeThemeConfig, useThemeSetting } from '#src/state/theme-config.atoms.ts'
import { Breadcrumbs } from './layout/breadcrumbs.tsx'
import { useFullPage } from './layout/full-page.atoms.ts'
import { LayoutFrame } from './layout/layout-frame.tsx'
import { LeaveFullPage } from './layout/leave-full-page.tsx'
import { LayoutDrawer } from './layout-drawer/layout-drawer.tsx'
import { TabShortcuts } from './shortcuts/tab-shortcuts.tsx'
import { TagsStrip } from './tabs/tags-strip.tsx'
import { TopTools } from './top-tools.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

/** Everything around a page of the server's menu (spec 2 "Layouts"). */
export function ShellLayout({ children }: { children: ReactNode }) {
  const t = useT('shell')
  const isDrawer = useThemeSetting('isDrawer')
  const isFullPage = useFullPage()
  // Of the page on screen: the address is already the next one while that page is still loading.
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  const menu = useMenu().data
  const isFramed = menu !== undefined && matchServerPath(menu, pathname)?.node.component === frameComponent
  useHeadingFocus()
  return (
    <>
      <LayoutFrame
        breadcrumbs={<Breadcrumbs pathname={pathname} />}
        tools={<TopTools />}
        tags={<TagsStrip pathname={pathname} />}
        isFullPage={isFullPage}
        isFramed={isFramed}
      >
        {children}
      </LayoutFrame>
      {isFullPage ? (
        <LeaveFullPage />
      ) : (
        <FloatButton
          icon="settings"
          label={t('drawer.open')}
          defaultTop={250}
          pressed={isDrawer}
          onClick={() => changeThemeConfig({ isDrawer: true })}
          className="max-sm:hidden print:hidden"
        />
      )}
      <LayoutDrawer />
      <TabShortcuts pathname={pathname} />
    </>
  )
}
