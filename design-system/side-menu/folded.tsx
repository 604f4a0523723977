import { Popover } from 'radix-ui'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { NavAnchor, type OnNavigate } from '../_internal/nav-anchor.tsx'
import { isGroup, type NavItem } from '../_internal/nav-item.ts'
import { Icon } from '../icon/index.tsx'
import { Tooltip } from '../tooltip/index.tsx'
import { Branch, type BranchProps, rowClass } from './branch.tsx'
import { walk } from './walk.ts'

/** The first level as icons; a page has its name beside it, a group its pages in a sheet. */
export function Folded({ items, side, ...shared }: BranchProps & { side: 'left' | 'right' }) {
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map((item) => (
        <li key={item.id}>
          {isGroup(item) ? (
            <FlyOut item={item} side={side} {...shared} />
          ) : (
            <Tooltip text={item.label} side={side}>
              <NavAnchor
                item={item}
                current={item.id === shared.current}
                onNavigate={shared.onNavigate}
                aria-label={item.external ? `${item.label} ${shared.newTab}` : item.label}
                data-nav-row=""
                data-slot="side-menu-item"
                className={iconClass}
              >
                <EntryIcon item={item} />
              </NavAnchor>
            </Tooltip>
          )}
        </li>
      ))}
    </ul>
  )
}

/**
 * Opens by click and key, and under a resting mouse. By mouse it takes no focus: the person is only looking, and the keyboard
 * must not lose its place.
 */
function FlyOut({
  item,
  side,
  ...shared
}: Omit<BranchProps, 'items'> & { item: NavItem & { items: readonly NavItem[] }; side: 'left' | 'right' }) {
  const [state, setState] = useState<'closed' | 'looking' | 'open'>('closed')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const rest = (next: 'closed' | 'looking', delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState((now) => (now === 'open' ? now : next)), delay)
  }
  const enter = rest('looking', lookDelay)
  const leave = rest('closed', leaveDelay)
  /** At once: a mouse that came in just before would open it again. */
  const settle = (next: 'closed' | 'open') => {
    clearTimeout(timer.current)
    setState(next)
  }
  const navigate: OnNavigate = (each, event) => {
    settle('closed')
    shared.onNavigate?.(each, event)
  }
  return (
    <Popover.Root
      open={state !== 'closed'}
      // A click while the mouse rests here means "keep it".
      onOpenChange={(open) => settle(open || state === 'looking' ? 'open' : 'closed')}
    >
      <Popover.Trigger
        aria-label={item.label}
        aria-current={shared.way.has(item.id) ? 'true' : undefined}
        data-nav-row=""
        data-slot="side-menu-group"
        onPointerEnter={enter}
        onPointerLeave={leave}
        className={iconClass}
      >
        <EntryIcon item={item} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          data-slot="side-menu-fly-out"
          aria-label={item.label}
          side={side}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          onPointerEnter={enter}
          onPointerLeave={leave}
          onOpenAutoFocus={(event) => {
            // Radix would pass over links.
            event.preventDefault()
            if (state === 'open' && event.target instanceof HTMLElement) {
              event.target.querySelector<HTMLElement>('[data-nav-row]')?.focus()
            }
          }}
          onCloseAutoFocus={(event) => state === 'looking' && event.preventDefault()}
          onEscapeKeyDown={() => settle('closed')}
          onInteractOutside={() => settle('closed')}
          onKeyDown={walk}
          className="z-palette max-h-(--radix-popover-content-available-height) w-55 animate-rise-in overflow-y-auto rounded-lg bg-paper p-1 text-ink shadow-menu outline-none"
        >
          <p className="wrap-break-word px-3 pt-2 pb-1 font-medium text-muted text-sm">{item.label}</p>
          <Branch {...shared} items={item.items} onNavigate={shared.onNavigate && navigate} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Without a drawing of its own an entry shows how its name begins: a row of equal icons would say nothing. */
function EntryIcon({ item }: { item: NavItem }) {
  return item.icon === undefined ? (
    <span aria-hidden="true" className="font-semibold">
      {[...item.label][0]}
    </span>
  ) : (
    <Icon name={item.icon} size={20} className="text-current" />
  )
}

/** Long enough not to follow a mouse that only passes; leaving forgives a slanted way into the sheet. */
const lookDelay = 150
const leaveDelay = 300

const iconClass = `${rowClass} justify-center px-0`
