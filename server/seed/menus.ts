import type { MenuEntry } from '../kernel/menu.ts'

/** Entries with what lies in them, in their order. */
export interface MenuBranch extends MenuEntry {
  readonly children: readonly MenuBranch[]
}

/** @param entries those beside each other in their order */
export const menuTree = (entries: readonly MenuEntry[], under?: string): readonly MenuBranch[] =>
  entries
    .filter((entry) => entry.under === under)
    .map((entry) => ({ ...entry, children: menuTree(entries, entry.name) }))
