// The server's menu as entries of the kit's navigations, in the language on screen.
import { isIconName } from '#ds/icon'
import type { NavItem } from '#ds/side-menu'
import { linkComponent } from '#shared/contract/menu'
import { firstPage, isDirectory, type MenuEntry } from '#src/router/server-tree.ts'
import { outsideLink } from './outside-link.ts'

/** Titles of built-in entries are keys of the shell's texts; what an administrator wrote is shown as it is. */
export type TitleOf = (entry: Pick<MenuEntry, 'node'>) => string

export const navItemsOf = (entries: readonly MenuEntry[], titleOf: TitleOf): readonly NavItem[] =>
  entries.map((entry) => ({
    id: entry.path,
    label: titleOf(entry),
    icon: isIconName(entry.node.meta.icon) ? entry.node.meta.icon : 'layers',
    ...(isDirectory(entry.node)
      ? { items: navItemsOf(entry.children, titleOf) }
      : { href: hrefOf(entry), external: isExternal(entry) }),
  }))

/** The first level alone: a group leads to its first page. */
export const railItemsOf = (entries: readonly MenuEntry[], titleOf: TitleOf): readonly NavItem[] =>
  navItemsOf(entries, titleOf).map(({ items: _, ...item }, at) => {
    const entry = entries[at]
    return entry && isDirectory(entry.node) ? { ...item, href: firstPage(entry).path } : item
  })

/**
 * The entry a path belongs to: its own, else the one above it, as for a record's page below its list.
 * Null for pages the menu does not show.
 */
export const entryOf = (entries: readonly MenuEntry[], pathname: string): MenuEntry | null =>
  entries
    .flatMap((entry) => (isDirectory(entry.node) ? (entryOf(entry.children, pathname) ?? []) : [entry]))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .reduce<MenuEntry | null>(
      (longest, each) => (longest && longest.path.length >= each.path.length ? longest : each),
      null,
    )

/** The first-level entry above a page. */
export const topOf = (entries: readonly MenuEntry[], pathname: string): MenuEntry | null =>
  entries.find((entry) => entryOf([entry], pathname) !== null) ?? null

const isExternal = ({ node }: MenuEntry): boolean =>
  node.component === linkComponent && outsideLink(node.meta.link) !== null
const hrefOf = (entry: MenuEntry): string => (isExternal(entry) ? (entry.node.meta.link ?? '/') : entry.path)
