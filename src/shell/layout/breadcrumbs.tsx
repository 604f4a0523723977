import { useNavigate } from '@tanstack/react-router'
import { Breadcrumb } from '#ds/breadcrumb'
import { isIconName } from '#ds/icon'
import { useTitleOf } from '#src/console-kit/navigation/use-navigation.ts'
import { useOpenTabs } from '#src/console-kit/page/open-tabs.atoms.ts'
import { homePath } from '#src/console-kit/page/paths.ts'
import { useT } from '#src/i18n/use-t.ts'
import { matchServerPath } from '#src/router/server-tree.ts'
import { useMenu } from '#src/session/current-user.ts'
import { useThemeSetting } from '#src/state/theme-config.atoms.ts'

/** Where the page lies in the menu: home first, then the groups above it (ux.md 1.4). */
export function Breadcrumbs({ pathname }: { pathname: string }) {
  const t = useT('shell')
  const navigate = useNavigate()
  const titleOf = useTitleOf()
  const isBreadcrumbIcon = useThemeSetting('isBreadcrumbIcon')
  const menu = useMenu().data
  const title = useOpenTabs().find(({ id }) => id === pathname)?.title ?? ''
  const match = menu && matchServerPath(menu, pathname)
  const home = menu && matchServerPath(menu, homePath)
  if (!match) return null
  const iconOf = (icon: string) => (isBreadcrumbIcon && isIconName(icon) ? { icon } : {})
  const items = [
    ...(home && pathname !== homePath ? [{ node: home.node, href: homePath }] : []),
    // A group has no page of its own.
    ...match.parents.map((node) => ({ node, href: undefined })),
    { node: match.node, href: undefined },
  ].map(({ node, href }) => ({
    id: node.name,
    label: node === match.node && title !== '' ? title : titleOf({ node }),
    ...iconOf(node.meta.icon),
    ...(href && { href }),
  }))
  return (
    <Breadcrumb
      items={items}
      label={t('breadcrumb')}
      moreLabel={t('breadcrumb.more')}
      onNavigate={({ href }, event) => {
        if (!href || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate({ to: href })
      }}
      oneLine
      className="max-md:hidden"
    />
  )
}
