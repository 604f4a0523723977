import { useState } from 'react'
import { isGroup, type NavItem, pathTo } from '../_internal/nav-item.ts'

/** Which groups are open. Going to a page opens the groups above it; with `unique`, a group closes its siblings. */
export function useOpenGroups({
  items,
  current,
  unique,
  defaultOpen,
}: {
  items: readonly NavItem[]
  current: string | undefined
  unique: boolean
  defaultOpen: 'current' | 'all'
}): { open: ReadonlySet<string>; toggle: (id: string) => void } {
  const above = pathTo(items, current)
    .filter(isGroup)
    .map((group) => group.id)
  const aboveKey = above.join('\n')
  const [shown, setShown] = useState(aboveKey)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(defaultOpen === 'all' && !unique ? groupsOf(items) : above),
  )

  // Another page: its groups open before it is drawn, and what the person opened otherwise stays.
  if (shown !== aboveKey) {
    setShown(aboveKey)
    setOpen(above.reduce((groups, id) => opened(items, groups, id, unique), open))
  }

  return {
    open,
    toggle: (id) => setOpen((before) => (before.has(id) ? without(before, [id]) : opened(items, before, id, unique))),
  }
}

function opened(items: readonly NavItem[], open: ReadonlySet<string>, id: string, unique: boolean) {
  const parent = pathTo(items, id).at(-2)
  const siblings = (parent?.items ?? items).map((each) => each.id)
  return new Set([...(unique ? without(open, siblings) : open), id])
}

const without = (open: ReadonlySet<string>, ids: readonly string[]) =>
  new Set([...open].filter((each) => !ids.includes(each)))

const groupsOf = (items: readonly NavItem[]): string[] =>
  items.filter(isGroup).flatMap((group) => [group.id, ...groupsOf(group.items)])
