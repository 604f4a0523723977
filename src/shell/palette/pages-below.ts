import type { NavItem } from '#ds/side-menu'

export type { NavItem } from '#ds/side-menu'

/** All pages of a navigation with the group each is in. */
export const pagesBelow = (
  items: readonly NavItem[],
  above?: NavItem,
): readonly { readonly item: NavItem; readonly above: NavItem | undefined }[] =>
  items.flatMap((item) => (item.items ? pagesBelow(item.items, item) : [{ item, above }]))
