import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { NavItem } from '#ds/side-menu'
import { useT } from '#src/i18n/use-t.ts'
import { type MenuEntry, menuOf } from '#src/router/server-tree.ts'
import { useMenu } from '#src/session/current-user.ts'
import { entryOf, navItemsOf, railItemsOf, type TitleOf, topOf } from './nav-items.ts'

export interface Navigation {
  /** All levels. */
  readonly items: readonly NavItem[]
  /** The first level only. */
  readonly rail: readonly NavItem[]
  /** What is below the first-level entry of the page on screen. */
  readonly below: readonly NavItem[]
  /** Id of the entry of the page on screen. */
  readonly current: string | undefined
  readonly currentTop: string | undefined
  /** For the kit's navigations: goes there without loading the console anew. */
  readonly follow: (item: Pick<NavItem, 'href' | 'external'>) => void
}

const none: readonly MenuEntry[] = []

/** The server's menu, in the language on screen and seen from the page on screen. */
export const useNavigation = (): Navigation => {
  const tree = useMenu().data
  const titleOf = useTitleOf()
  // Of the page on screen: the address is already the next one while that page is still loading.
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  const navigate = useNavigate()
  const follow = useCallback(
    ({ href = '/', external }: Pick<NavItem, 'href' | 'external'>) => {
      if (external) open(href, '_blank', 'noreferrer')
      else void navigate({ to: href })
    },
    [navigate],
  )
  const entries = useMemo(() => (tree ? menuOf(tree) : none), [tree])
  return useMemo(() => {
    const top = topOf(entries, pathname)
    const items = navItemsOf(entries, titleOf)
    return {
      items,
      rail: railItemsOf(entries, titleOf),
      below: items.find(({ id }) => id === top?.path)?.items ?? [],
      current: entryOf(entries, pathname)?.path,
      currentTop: top?.path,
      follow,
    }
  }, [entries, titleOf, pathname, follow])
}

export const useTitleOf = (): TitleOf => {
  const t = useT('shell')
  return useCallback(({ node }) => t(node.meta.title, { defaultValue: node.meta.title }), [t])
}
