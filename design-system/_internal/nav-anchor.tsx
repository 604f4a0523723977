import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/index.tsx'
import type { NavItem } from './nav-item.ts'
import { isPlainClick } from './plain-click.ts'

/** Lets a router follow: called for clicks that mean "here" only, and the browser then stays. */
export type OnNavigate = (item: NavItem, event: MouseEvent) => void

/** The link of a navigation entry. */
export function NavAnchor({
  item,
  current,
  onNavigate,
  onClick,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  item: NavItem
  current?: boolean | undefined
  onNavigate?: OnNavigate | undefined
}) {
  return (
    <a
      href={item.href}
      aria-current={current ? 'page' : undefined}
      {...(item.external && { target: '_blank', rel: 'noreferrer' })}
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        if (!onNavigate || !isPlainClick(event)) return
        event.preventDefault()
        onNavigate(item, event)
      }}
    />
  )
}

/** Count and mark behind the label of an entry. */
export function NavTail({ item, newTab }: { item: NavItem; newTab: string }): ReactNode {
  return (
    <>
      {item.badge !== undefined && (
        <span className="shrink-0 rounded-full bg-ink/8 px-1.5 font-medium text-ink text-xs tabular-nums">
          {item.badge}
        </span>
      )}
      {item.external && <Icon name="external" label={newTab} className="opacity-80 rtl:-scale-x-100" />}
    </>
  )
}
