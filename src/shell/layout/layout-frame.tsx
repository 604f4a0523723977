import { type CSSProperties, type ReactNode, useState } from 'react'
import { Button } from '#ds/button'
import { ColumnsRail } from '#ds/columns-rail'
import { Drawer } from '#ds/drawer'
import { Icon } from '#ds/icon'
import { NavMenu } from '#ds/nav-menu'
import { narrow, useMedia } from '#src/console-kit/look/use-media.ts'
import { useNavigation } from '#src/console-kit/navigation/use-navigation.ts'
import { mainId, SkipLink } from '#src/console-kit/page/skip-link.tsx'
import { OfflineBanner } from '#src/console-kit/states/offline-banner.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { useThemeConfig } from '#src/state/theme-config.atoms.ts'
import { type Arrangement, arrangementOf, measures } from './arrangement.ts'
import { Footer } from './footer.tsx'
import { Logo } from './logo.tsx'
import { MenuFold } from './menu-fold.tsx'
import { MenuTree } from './menu-tree.tsx'
import { useInverseTheme } from './use-inverse-theme.ts'

export interface LayoutFrameProps {
  /** What belongs to the page's place: breadcrumbs, beside the fold button. */
  readonly breadcrumbs: ReactNode
  /** At the end of the header. */
  readonly tools: ReactNode
  /** The strip of open pages. */
  readonly tags: ReactNode
  /** Nothing but the page: the strip, header and menus are gone (tag menu, "full screen"). */
  readonly isFullPage: boolean
  /** Something from outside fills the page: no copyright of ours below it. */
  readonly isFramed: boolean
  readonly children: ReactNode
}

/**
 * The parts of the shell, put where the arrangement says (spec 2, ux.md 1.1). One frame for four layouts, so that changing
 * the layout moves the parts around the page and never mounts the page anew.
 */
export function LayoutFrame({ breadcrumbs, tools, tags, isFullPage, isFramed, children }: LayoutFrameProps) {
  const config = useThemeConfig()
  const isNarrow = useMedia(narrow)
  const navigation = useNavigation()
  const arrangement = arrangementOf(config, isNarrow, navigation.below.length)
  const inverseTheme = useInverseTheme()
  const themeOf = (part: Arrangement['inverse']) => (arrangement.inverse === part ? inverseTheme : {})
  const { side, isHeaderFixed } = arrangement
  const isWindowHeader = arrangement.header === 'window'

  const header = !isFullPage && (
    <header
      {...themeOf('header')}
      style={{ minHeight: measures.header }}
      className={`${isHeaderFixed ? 'sticky top-0' : ''} z-shell flex items-center gap-1 border-hairline border-b bg-paper px-2 text-ink print:hidden`}
    >
      {isNarrow ? <OffCanvasMenu /> : side && (isWindowHeader || arrangement.hasBreadcrumb) ? <MenuFold /> : null}
      {arrangement.logo === 'header' && <Logo />}
      {arrangement.hasBreadcrumb && breadcrumbs}
      {arrangement.firstLevel === 'header' ? <HeaderMenu /> : <div className="flex-1" />}
      {tools}
    </header>
  )

  return (
    <div
      data-layout={arrangement.layout}
      className={`flex flex-col bg-desk ${isHeaderFixed ? 'h-dvh overflow-hidden' : 'min-h-dvh'}`}
    >
      <SkipLink />
      {isWindowHeader && header}
      <div className="flex min-h-0 min-w-0 flex-1">
        {arrangement.firstLevel === 'rail' && !isFullPage && (
          <div {...themeOf('rail')} className={`${column(isHeaderFixed)} bg-paper text-ink`}>
            <Rail />
          </div>
        )}
        {side && !isFullPage && (
          <aside
            {...themeOf('side')}
            style={{ '--side': `${side.width}px` } as CSSProperties} // a custom property is no known property of React's
            className={`${column(isHeaderFixed)} w-(--side) border-hairline border-e bg-paper text-ink transition-[width] duration-base`}
            inert={side.width === 0}
          >
            {arrangement.logo === 'side' && (
              <div className="px-2">
                <Logo isFolded={side.isFolded} />
              </div>
            )}
            {side.width > 0 && <MenuTree shows={side.shows} isFolded={side.isFolded} />}
          </aside>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          {!isWindowHeader && header}
          <OfflineBanner />
          {arrangement.hasTags && !isFullPage && tags}
          <main
            id={mainId}
            tabIndex={-1}
            className={`flex min-w-0 flex-1 flex-col overflow-x-clip outline-none ${isHeaderFixed ? 'overflow-y-auto' : ''}`}
          >
            <div className="flex-1 px-4 py-6 sm:px-gutter">{children}</div>
            {arrangement.hasFooter && !isFramed && <Footer />}
          </main>
        </div>
      </div>
    </div>
  )
}

/** A column of the frame: beside the page at window height, scrolling by itself. */
const column = (isHeaderFixed: boolean): string =>
  `shrink-0 overflow-x-hidden overflow-y-auto print:hidden ${isHeaderFixed ? '' : 'sticky top-0 max-h-dvh self-start min-h-dvh'}`

function Rail() {
  const t = useT('shell')
  const { columnsAsideLayout, columnsAsideStyle } = useThemeConfig()
  const { rail, currentTop, current, follow } = useNavigation()
  return (
    <ColumnsRail
      items={rail}
      current={currentTop}
      currentIsPage={currentTop === current}
      label={t('menu.top')}
      layout={columnsAsideLayout === 'columns-vertical' ? 'vertical' : 'horizontal'}
      highlight={columnsAsideStyle === 'columns-round' ? 'round' : 'card'}
      onNavigate={follow}
    />
  )
}

function HeaderMenu() {
  const t = useT('shell')
  const { items, current, follow } = useNavigation()
  return <NavMenu items={items} current={current} label={t('menu')} onNavigate={follow} className="mx-2" />
}

/** Below 1000 px the menu comes over the page, and goes when a page is chosen. */
function OffCanvasMenu() {
  const t = useT('shell')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" iconOnly aria-label={t('menu.open')} onClick={() => setOpen(true)}>
        <Icon name="menu" size={20} />
      </Button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        side="start"
        width={measures.side}
        title={t('menu')}
        closeLabel={t('menu.close')}
      >
        <div className="-mx-6 -my-4">
          <MenuTree shows="menu" onFollow={() => setOpen(false)} />
        </div>
      </Drawer>
    </>
  )
}
