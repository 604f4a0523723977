import type { IconName } from '../icon/index.tsx'

/** One entry of a navigation: a page when it has `href`, a group when it has `items`. */
export interface NavItem {
  id: string
  label: string
  icon?: IconName | undefined
  href?: string | undefined
  /** Leads out of the product: opens a browser tab, is marked, and never becomes current. */
  external?: boolean | undefined
  /** A count beside the label: things to do. */
  badge?: string | number | undefined
  items?: readonly NavItem[] | undefined
}

export function isGroup(item: NavItem): item is NavItem & { items: readonly NavItem[] } {
  return item.items !== undefined
}

/** The entries from the first level down to the one with this id, itself included; empty when there is none. */
export function pathTo(items: readonly NavItem[], id: string | undefined): readonly NavItem[] {
  if (id === undefined) return []
  for (const item of items) {
    if (item.id === id) return [item]
    const below = item.items ? pathTo(item.items, id) : []
    if (below.length > 0) return [item, ...below]
  }
  return []
}
