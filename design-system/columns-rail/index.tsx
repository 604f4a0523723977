import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { NavAnchor, NavTail, type OnNavigate } from '../_internal/nav-anchor.tsx'
import type { NavItem } from '../_internal/nav-item.ts'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { ColumnsRailLabels } from './labels.ts'

export type { NavItem } from '../_internal/nav-item.ts'
export type { ColumnsRailLabels } from './labels.ts'

export type RailHighlight = 'round' | 'card' | 'arrow'

export interface ColumnsRailProps {
  /** First-level entries. Each has an `href`: of a group, its first page. What is below them is not drawn here. */
  items: readonly NavItem[]
  /** Id of the entry the page belongs to. */
  current?: string | undefined
  /** The entry is itself the page, and not a group above it. @default false */
  currentIsPage?: boolean | undefined
  /** Accessible name of the navigation. */
  label: string
  /** Icon over the label, or beside it. @default 'vertical' */
  layout?: 'vertical' | 'horizontal' | undefined
  /** A pill, a full-width field, or a field with an arrow towards the menu it opens. @default 'round' */
  highlight?: RailHighlight | undefined
  /** Lets a router follow: called for clicks that mean "here" (not Ctrl, middle button …). The browser then stays. */
  onNavigate?: OnNavigate | undefined
  labels?: Partial<ColumnsRailLabels> | undefined
  className?: string | undefined
}

/**
 * First level of a console as a narrow column of links; the level below it stands in a SideMenu beside it (navigation
 * with links, https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html). Labels wrap and are never
 * cut. The mark slides to the chosen entry in 300 ms, at once for people who want no motion.
 *
 * Do: give every entry an icon and a label of one or two words.
 * Don't: switch on hover; people lose the menu they were aiming at.
 * Keys: Tab reaches every entry, Enter follows.
 */
export function ColumnsRail({
  items,
  current,
  currentIsPage = false,
  label,
  layout = 'vertical',
  highlight = 'round',
  onNavigate,
  labels: own,
  className,
}: ColumnsRailProps) {
  const labels = useLabels('columns-rail', own)
  const list = useRef<HTMLUListElement>(null)
  const mark = useMark(list, current)
  return (
    <nav
      aria-label={label}
      data-slot="columns-rail"
      className={cn(layout === 'vertical' ? 'w-17.5' : 'w-max min-w-17.5 max-w-30', className)}
    >
      <ul ref={list} className="relative isolate flex flex-col py-1">
        {mark && (
          <li
            aria-hidden="true"
            data-slot="columns-rail-mark"
            className={cn('absolute top-0 -z-1 transition-transform duration-slow ease-in-out', marks[highlight])}
            style={{
              transform: `translateY(${mark.top + insets[highlight]}px)`,
              height: mark.height - 2 * insets[highlight],
            }}
          />
        )}
        {items.map((item) => (
          <li key={item.id} data-id={item.id}>
            <NavAnchor
              item={item}
              aria-current={item.id === current ? (currentIsPage ? 'page' : 'true') : undefined}
              onNavigate={onNavigate}
              data-slot="columns-rail-item"
              className={cn(
                'relative flex min-h-12.5 items-center py-1.5 text-muted text-xs no-underline transition-colors duration-fast',
                'hover:text-ink aria-[current]:font-medium aria-[current]:text-accent-text',
                highlight === 'round' ? 'rounded-lg' : '',
                // 66 px for the label: "Startseite" and "Verwaltung" stay whole.
                layout === 'vertical'
                  ? 'flex-col justify-center gap-0.5 px-0.5 text-center'
                  : 'gap-1 px-1.5 text-start',
              )}
            >
              {item.icon !== undefined && (
                <Icon name={item.icon} size={layout === 'vertical' ? 20 : 16} className="text-current" />
              )}
              <span className="wrap-break-word min-w-0 max-w-full hyphens-auto leading-tight">{item.label}</span>
              <span className={layout === 'vertical' ? 'absolute end-1 top-1 flex' : 'contents'}>
                <NavTail item={item} newTab={labels.newTab} />
              </span>
            </NavAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where the current entry lies. Follows its height: labels wrap differently in another language or size. */
function useMark(list: RefObject<HTMLUListElement | null>, current: string | undefined) {
  const [mark, setMark] = useState<{ top: number; height: number }>()
  useLayoutEffect(() => {
    if (!list.current) return
    const rows = [...list.current.querySelectorAll<HTMLElement>(':scope > [data-id]')]
    const row = rows.find((each) => each.dataset.id === current)
    const read = () => setMark(row && { top: row.offsetTop, height: row.offsetHeight })
    read()
    const observer = new ResizeObserver(read)
    for (const each of rows) observer.observe(each)
    return () => observer.disconnect()
  }, [list, current])
  return mark
}

/** In px: the pill is 65 × 44 in an entry of 70 × 50 (ux 1.1); the others fill it. */
const insets: Record<RailHighlight, number> = { round: 3, card: 0, arrow: 0 }

const marks: Record<RailHighlight, string> = {
  round: 'inset-x-[2.5px] rounded-lg bg-accent-soft',
  card: 'inset-x-0 bg-accent-soft',
  arrow: [
    'inset-x-0 border-accent-solid border-s-2 bg-accent-soft',
    'after:absolute after:inset-y-0 after:end-0 after:my-auto after:size-2 after:rotate-45 after:translate-x-1/2 after:bg-accent-solid',
    'after:[clip-path:polygon(0_0,0_100%,100%_100%)] rtl:after:-translate-x-1/2 rtl:after:rotate-225',
  ].join(' '),
}
