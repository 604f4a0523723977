import { isIconName } from '#ds/icon'
import { keysText } from '#ds/kbd'
import { type PageTag, TagsView } from '#ds/tags-view'
import { useTitleOf } from '#src/console-kit/navigation/use-navigation.ts'
import { changeTabs, useOpenTabs } from '#src/console-kit/page/open-tabs.atoms.ts'
import { ordered } from '#src/console-kit/page/open-tabs.ts'
import { useT } from '#src/i18n/use-t.ts'
import { matchServerPath } from '#src/router/server-tree.ts'
import { useMenu } from '#src/session/current-user.ts'
import { useThemeSetting } from '#src/state/theme-config.atoms.ts'
import { tabKeys } from '../shortcuts/tab-keys.ts'
import { useTabActions } from './use-tab-actions.ts'

/** The open pages as a strip of links (ux.md 1.3). */
export function TagsStrip({ pathname }: { pathname: string }) {
  const t = useT('shell')
  const menu = useMenu().data
  const titleOf = useTitleOf()
  const isTagsviewIcon = useThemeSetting('isTagsviewIcon')
  const tabs = useOpenTabs()
  const { show, close, refresh, fill } = useTabActions(pathname)

  const tags = tabs.flatMap(({ id, href, isFixed, title }): PageTag[] => {
    const match = menu && matchServerPath(menu, id)
    // A page the user may no longer see.
    if (!match) return []
    const { icon } = match.node.meta
    return [{ id, href, fixed: isFixed, label: title || titleOf(match), ...(isIconName(icon) && { icon }) }]
  })

  return (
    <TagsView
      tags={tags}
      current={pathname}
      label={t('tabs')}
      showIcons={isTagsviewIcon}
      shortcuts={{ refresh: keysText(tabKeys.refresh), closeThis: keysText(tabKeys.close) }}
      onNavigate={({ id }) => void show(id)}
      onClose={(ids, next) => void close(ids, next)}
      onRefresh={(id) => void refresh(id)}
      onReorder={(order) =>
        changeTabs((before) =>
          ordered(
            before,
            order.map(({ id }) => id),
          ),
        )
      }
      onFullScreen={(id) => void fill(id)}
      className="print:hidden"
    />
  )
}
