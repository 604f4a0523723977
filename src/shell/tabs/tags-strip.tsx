import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isIconName } from '#ds/icon'
import { type PageTag, TagsView } from '#ds/tags-view'
import { useT } from '#src/i18n/use-t.ts'
import { matchServerPath } from '#src/router/server-tree.ts'
import { useMenu } from '#src/session/current-user.ts'
import { useThemeConfig } from '#src/state/theme-config.atoms.ts'
import { setFullPage } from '../layout/full-page.atoms.ts'
import { useTitleOf } from '../navigation/use-navigation.ts'
import { changeTabs, useOpenTabs } from './open-tabs.atoms.ts'
import { ordered, refreshed, without } from './open-tabs.ts'

/** The open pages as a strip of links (ux.md 1.3). */
export function TagsStrip({ pathname }: { pathname: string }) {
  const t = useT('shell')
  const menu = useMenu().data
  const titleOf = useTitleOf()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { isTagsviewIcon } = useThemeConfig()
  const tabs = useOpenTabs()

  const tags = tabs.flatMap(({ id, href, isFixed, title }): PageTag[] => {
    const match = menu && matchServerPath(menu, id)
    // A page the user may no longer see.
    if (!match) return []
    const { icon } = match.node.meta
    return [{ id, href, fixed: isFixed, label: title || titleOf(match), ...(isIconName(icon) && { icon }) }]
  })

  const show = (href: string) => navigate({ to: href })

  /** Mounted anew, and asked anew: a cached answer would make "refresh" do nothing (ux.md 1.5). */
  const refresh = async (id: string) => {
    const tab = tabs.find((each) => each.id === id)
    if (tab && id !== pathname) await show(tab.href)
    changeTabs((before) => refreshed(before, id))
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
  }

  return (
    <TagsView
      tags={tags}
      current={pathname}
      label={t('tabs')}
      showIcons={isTagsviewIcon}
      onNavigate={({ href }) => void show(href)}
      onClose={(ids, next) => {
        const target = tabs.find(({ id }) => id === next)
        void (target && next !== pathname ? show(target.href) : Promise.resolve()).then(() =>
          changeTabs((before) => without(before, ids)),
        )
      }}
      onRefresh={(id) => void refresh(id)}
      onReorder={(order) =>
        changeTabs((before) =>
          ordered(
            before,
            order.map(({ id }) => id),
          ),
        )
      }
      onFullScreen={(id) => {
        const tab = tabs.find((each) => each.id === id)
        void (tab && id !== pathname ? show(tab.href) : Promise.resolve()).then(() => setFullPage(true))
      }}
      className="print:hidden"
    />
  )
}
