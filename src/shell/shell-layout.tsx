import { type ReactNode, useState } from 'react'
import { Button } from '#ds/button'
import { Drawer } from '#ds/drawer'
import { Icon } from '#ds/icon'
import { useT } from '#src/i18n/use-t.ts'
import { useProductName } from '#src/router/title.ts'
import { changeThemeConfig, useThemeConfig } from '#src/state/theme-config.atoms.ts'
import { SideMenu } from './side-menu.tsx'
import { mainId, SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import { narrow, useMedia } from './use-media.ts'

/** Header, menu and the page. Below 1000 px the menu is a drawer (spec 9). */
export function ShellLayout({ children }: { children: ReactNode }) {
  const t = useT('shell')
  const isNarrow = useMedia(narrow)
  const { isCollapse } = useThemeConfig()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const product = useProductName()
  useHeadingFocus()

  const fold = isNarrow ? (
    <Button variant="ghost" iconOnly aria-label={t('menu.open')} onClick={() => setDrawerOpen(true)}>
      <Icon name="menu" size={20} />
    </Button>
  ) : (
    <Button
      variant="ghost"
      iconOnly
      aria-label={t('menu.fold')}
      aria-expanded={!isCollapse}
      onClick={() => changeThemeConfig({ isCollapse: !isCollapse })}
    >
      <Icon name="panel-left" size={20} />
    </Button>
  )

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar start={fold} />
      <div className="flex min-w-0 flex-1">
        {!isNarrow && (
          <aside
            className={`sticky top-13 h-[calc(100dvh-3.25rem)] shrink-0 overflow-y-auto border-hairline border-e bg-paper ${isCollapse ? 'w-16' : 'w-55'}`}
          >
            <SideMenu collapsed={isCollapse} />
          </aside>
        )}
        <main id={mainId} tabIndex={-1} className="min-w-0 flex-1 px-4 py-6 outline-none sm:px-gutter">
          {children}
        </main>
      </div>
      {isNarrow && (
        <Drawer
          open={drawerOpen}
          onOpenChange={setDrawerOpen}
          side="start"
          width={280}
          title={product}
          closeLabel={t('menu.close')}
        >
          <div className="-mx-6 -my-4">
            <SideMenu onNavigate={() => setDrawerOpen(false)} />
          </div>
        </Drawer>
      )}
    </div>
  )
}
