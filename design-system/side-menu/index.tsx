import { useRef } from 'react'
import { cn } from '../_internal/cn.ts'
import type { OnNavigate } from '../_internal/nav-anchor.tsx'
import { type NavItem, pathTo } from '../_internal/nav-item.ts'
import { useTextDirection } from '../_internal/use-text-direction.ts'
import { useLabels } from '../labels/index.tsx'
import { Branch } from './branch.tsx'
import { Folded } from './folded.tsx'
import type { SideMenuLabels } from './labels.ts'
import { useOpenGroups } from './use-open-groups.ts'
import { walk } from './walk.ts'

export type { NavItem } from '../_internal/nav-item.ts'
export type { SideMenuLabels } from './labels.ts'

export interface SideMenuProps {
  items: readonly NavItem[]
  /** Id of the page that is shown. The groups above it open. */
  current?: string | undefined
  /** Accessible name of the navigation. */
  label: string
  /** 64 px of icons; groups open beside it. */
  folded?: boolean | undefined
  /** At most one group of a level is open. @default false */
  uniqueOpen?: boolean | undefined
  /** Which groups are open at first: those above the current page, or all (not with `uniqueOpen`). @default 'current' */
  defaultOpen?: 'current' | 'all' | undefined
  /** Lets a router follow: called for clicks that mean "here" (not Ctrl, middle button …). The browser then stays. */
  onNavigate?: OnNavigate | undefined
  labels?: Partial<SideMenuLabels> | undefined
  className?: string | undefined
}

/**
 * The nested menu at the side of a console (APG disclosure navigation,
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/), on Radix: links in lists,
 * groups as buttons with aria-expanded, the page marked aria-current. Folded it is a column of icons with names and
 * sheets beside it.
 *
 * Do: give first-level entries an icon, they are all that is left when it folds.
 * Don't: nest deeper than three levels; the third is rarely found.
 * Keys: Tab reaches every entry; Enter follows a link; Enter or Space opens and closes a group; arrow up and down, Home
 * and End walk; arrow right opens and enters, arrow left closes and leaves (mirrored in right-to-left); Escape closes a
 * sheet.
 */
export function SideMenu({
  items,
  current,
  label,
  folded = false,
  uniqueOpen = false,
  defaultOpen = 'current',
  onNavigate,
  labels: own,
  className,
}: SideMenuProps) {
  const labels = useLabels('side-menu', own)
  const nav = useRef<HTMLElement>(null)
  const direction = useTextDirection(nav)
  const groups = useOpenGroups({ items, current, unique: uniqueOpen, defaultOpen })
  const way = new Set(pathTo(items, current).map((item) => item.id))
  const branch = { items, current, way, ...groups, onNavigate, newTab: labels.newTab }
  return (
    <nav
      ref={nav}
      aria-label={label}
      data-slot="side-menu"
      data-folded={folded || undefined}
      onKeyDown={walk}
      className={cn('p-2', folded ? 'w-16' : 'w-full', className)}
    >
      {folded ? <Folded {...branch} side={direction === 'rtl' ? 'left' : 'right'} /> : <Branch {...branch} />}
    </nav>
  )
}
