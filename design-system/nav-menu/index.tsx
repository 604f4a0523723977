import { NavigationMenu } from 'radix-ui'
import { type ReactNode, type RefObject, useRef } from 'react'
import { cn } from '../_internal/cn.ts'
import { NavAnchor, NavTail, type OnNavigate } from '../_internal/nav-anchor.tsx'
import { isGroup, type NavItem, pathTo } from '../_internal/nav-item.ts'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { NavMenuLabels } from './labels.ts'
import { useFitting } from './use-fitting.ts'

export type { NavItem } from '../_internal/nav-item.ts'
export type { NavMenuLabels } from './labels.ts'

export interface NavMenuProps {
  items: readonly NavItem[]
  /** Id of the page that is shown; the groups above it are marked too. */
  current?: string | undefined
  /** Accessible name of the navigation. */
  label: string
  /** Lets a router follow: called for clicks that mean "here" (not Ctrl, middle button …). The browser then stays. */
  onNavigate?: OnNavigate | undefined
  labels?: Partial<NavMenuLabels> | undefined
  className?: string | undefined
}

/**
 * First level of a product side by side, the levels below in sheets (APG disclosure navigation,
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/), on Radix. What has no room goes
 * under "more"; nothing is cut. Links, not menu items: Ctrl click opens a tab.
 *
 * Do: keep the first level to what people look for daily.
 * Don't: use it for actions; that is a Menu.
 * Keys: Tab and arrow left and right go through; Enter or Space opens a group; arrow down goes into it; Escape closes.
 */
export function NavMenu({ items, current, label, onNavigate, labels: own, className }: NavMenuProps) {
  const labels = useLabels('nav-menu', own)
  const frame = useRef<HTMLElement>(null)
  const measure = useRef<HTMLUListElement>(null)
  const fitting = useFitting(frame, measure)
  const way = new Set(pathTo(items, current).map((item) => item.id))
  const shown = items.slice(0, fitting)
  const rest = items.slice(fitting)
  const shared = { current, way, onNavigate, newTab: labels.newTab }
  return (
    <NavigationMenu.Root
      ref={frame}
      aria-label={label}
      data-slot="nav-menu"
      className={cn('relative min-w-0 flex-1', className)}
    >
      <NavigationMenu.List data-slot="nav-menu-list" className="flex min-w-0">
        {shown.map((item) => (
          <Entry key={item.id} item={item} {...shared} />
        ))}
        {rest.length > 0 && (
          <Group
            name={
              <>
                <Icon name="more" size={20} />
                <span className="sr-only">{labels.more}</span>
              </>
            }
            items={rest}
            holdsCurrent={rest.some((item) => way.has(item.id))}
            {...shared}
          />
        )}
      </NavigationMenu.List>
      <Measure items={items} newTab={labels.newTab} row={measure} />
    </NavigationMenu.Root>
  )
}

interface Shared {
  current: string | undefined
  way: ReadonlySet<string>
  onNavigate: OnNavigate | undefined
  newTab: string
}

function Entry({ item, ...shared }: Shared & { item: NavItem }) {
  if (isGroup(item)) {
    return (
      <Group
        name={<EntryText item={item} newTab={shared.newTab} />}
        items={item.items}
        holdsCurrent={shared.way.has(item.id)}
        {...shared}
      />
    )
  }
  return (
    <NavigationMenu.Item className="shrink-0">
      <NavigationMenu.Link asChild active={item.id === shared.current}>
        <NavAnchor
          item={item}
          current={item.id === shared.current}
          onNavigate={shared.onNavigate}
          data-slot="nav-menu-item"
          className={entryClass}
        >
          <EntryText item={item} newTab={shared.newTab} />
        </NavAnchor>
      </NavigationMenu.Link>
    </NavigationMenu.Item>
  )
}

function Group({
  name,
  items,
  holdsCurrent,
  ...shared
}: Shared & { name: ReactNode; items: readonly NavItem[]; holdsCurrent: boolean }) {
  return (
    <NavigationMenu.Item className="relative shrink-0">
      <NavigationMenu.Trigger
        data-slot="nav-menu-group"
        aria-current={holdsCurrent ? 'true' : undefined}
        className={cn('group/nav', entryClass)}
      >
        {name}
        <Icon
          name="chevron-down"
          className="text-current opacity-70 transition-transform duration-fast group-data-[state=open]/nav:rotate-180"
        />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        ref={keepInView}
        data-slot="nav-menu-sheet"
        className="absolute top-full z-palette mt-1 max-h-[70dvh] w-max min-w-48 max-w-[min(20rem,calc(100vw-1rem))] animate-rise-in overflow-y-auto rounded-lg bg-paper p-1 text-base text-ink shadow-menu start-0"
      >
        <SheetList items={items} {...shared} />
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  )
}

function SheetList({ items, ...shared }: Shared & { items: readonly NavItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {isGroup(item) ? (
            <>
              <p className="wrap-break-word px-2 pt-2 pb-1 font-medium text-muted text-sm">{item.label}</p>
              <div className="ps-3">
                <SheetList items={item.items} {...shared} />
              </div>
            </>
          ) : (
            <NavigationMenu.Link asChild active={item.id === shared.current}>
              <NavAnchor
                item={item}
                current={item.id === shared.current}
                onNavigate={shared.onNavigate}
                data-slot="nav-menu-link"
                className="flex min-h-8 items-center gap-2 rounded-md px-2 py-1 no-underline hover:bg-desk aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text pointer-coarse:min-h-11"
              >
                <EntryText item={item} newTab={shared.newTab} />
              </NavAnchor>
            </NavigationMenu.Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function EntryText({ item, newTab }: { item: NavItem; newTab: string }) {
  return (
    <>
      {item.icon !== undefined && <Icon name={item.icon} size={20} className="text-current" />}
      <span className="wrap-break-word min-w-0">{item.label}</span>
      <NavTail item={item} newTab={newTab} />
    </>
  )
}

/** Every entry and "more" once more, out of sight and out of reach, so that widths are known before room is given. */
function Measure({
  items,
  newTab,
  row,
}: {
  items: readonly NavItem[]
  newTab: string
  row: RefObject<HTMLUListElement | null>
}) {
  return (
    <div aria-hidden="true" inert className="invisible absolute inset-x-0 top-0 h-0 overflow-hidden">
      <ul ref={row} className="flex w-max">
        {items.map((item) => (
          <li key={item.id} className={entryClass}>
            <EntryText item={item} newTab={newTab} />
            {isGroup(item) && <Icon name="chevron-down" />}
          </li>
        ))}
        <li className={entryClass}>
          <Icon name="more" size={20} />
          <Icon name="chevron-down" />
        </li>
      </ul>
    </div>
  )
}

/** Radix places a sheet under its button and no further: near an edge of the window it is moved in. */
function keepInView(sheet: HTMLElement | null) {
  if (!sheet) return
  const gap = 8
  const { left, right } = sheet.getBoundingClientRect()
  const over = Math.max(0, right - (document.documentElement.clientWidth - gap))
  const under = Math.max(0, gap - left)
  sheet.style.translate = `${under - over}px`
}

const entryClass = [
  'flex min-h-10 max-w-64 shrink-0 items-center gap-2 rounded-md px-3 py-1 font-medium text-base text-muted no-underline',
  'transition-colors duration-fast hover:bg-ink/6 hover:text-ink data-[state=open]:bg-ink/6 data-[state=open]:text-ink',
  'aria-[current]:bg-accent-soft aria-[current]:text-accent-text pointer-coarse:min-h-11',
].join(' ')
