import { Collapsible } from 'radix-ui'
import { NavAnchor, NavTail, type OnNavigate } from '../_internal/nav-anchor.tsx'
import { isGroup, type NavItem } from '../_internal/nav-item.ts'
import { Icon } from '../icon/index.tsx'

export interface BranchProps {
  items: readonly NavItem[]
  current: string | undefined
  /** Ids from the first level to the current page. */
  way: ReadonlySet<string>
  open: ReadonlySet<string>
  toggle: (id: string) => void
  onNavigate: OnNavigate | undefined
  newTab: string
}

/** One level of the menu with everything below it. */
export function Branch({ items, ...shared }: BranchProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map((item) => (
        <li key={item.id}>
          {isGroup(item) ? (
            <Collapsible.Root open={shared.open.has(item.id)} onOpenChange={() => shared.toggle(item.id)}>
              <Collapsible.Trigger
                data-nav-row=""
                data-slot="side-menu-group"
                // A closed group tells that the page lies in it; an open one shows the page itself.
                data-holds-current={(shared.way.has(item.id) && !shared.open.has(item.id)) || undefined}
                className={`group/row ${rowClass}`}
              >
                <RowText item={item} newTab={shared.newTab} />
                <Icon
                  name="chevron-right"
                  className="text-current opacity-80 transition-transform duration-fast group-data-[state=open]/row:rotate-90 rtl:group-data-[state=closed]/row:rotate-180"
                />
              </Collapsible.Trigger>
              <Collapsible.Content data-slot="side-menu-content" className="mt-0.5 ps-4">
                <Branch {...shared} items={item.items} />
              </Collapsible.Content>
            </Collapsible.Root>
          ) : (
            <NavAnchor
              item={item}
              current={item.id === shared.current}
              onNavigate={shared.onNavigate}
              data-nav-row=""
              data-slot="side-menu-item"
              className={rowClass}
            >
              <RowText item={item} newTab={shared.newTab} />
            </NavAnchor>
          )}
        </li>
      ))}
    </ul>
  )
}

function RowText({ item, newTab }: { item: NavItem; newTab: string }) {
  return (
    <>
      {item.icon !== undefined && <Icon name={item.icon} size={20} className="text-current" />}
      <span className="wrap-break-word min-w-0 flex-1 hyphens-auto text-start">{item.label}</span>
      <NavTail item={item} newTab={newTab} />
    </>
  )
}

export const rowClass = [
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-2 font-medium text-base text-muted no-underline',
  'transition-colors duration-fast hover:bg-ink/6 hover:text-ink data-holds-current:text-accent-text',
  'aria-[current]:bg-accent-soft aria-[current]:text-accent-text pointer-coarse:min-h-11',
].join(' ')
