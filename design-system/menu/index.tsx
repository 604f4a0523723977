import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { menuContentClass } from '../_internal/menu-class.ts'
import { type MenuEntry, MenuRows } from '../_internal/menu-rows.tsx'

export type { MenuEntry, MenuItem } from '../_internal/menu-rows.tsx'

/**
 * Menu of actions (APG menu button) on Radix. `trigger` is one element that takes a ref and props: a Button. The menu
 * is named by it.
 *
 * Do: order by use and set what destroys apart, at the end.
 * Don't: use it to choose a value; that is a Select.
 * Keys: Enter, Space or arrow down opens; arrows walk, letters jump, Escape closes and focus returns. On an item with a
 * sub menu: arrow right (in right-to-left: left), Enter or Space opens it, the other arrow closes it.
 */
export function Menu({
  trigger,
  items,
  header,
  align = 'start',
  className,
}: {
  trigger: ReactElement
  items: readonly MenuEntry[]
  /** Stands above the items and is no item: whose menu this is. */
  header?: ReactNode
  align?: 'start' | 'end' | undefined
  className?: string | undefined
}) {
  return (
    // Not modal: the page behind keeps scrolling and stays in the accessibility tree.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          data-slot="menu"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cn(menuContentClass, heightClass, className)}
        >
          {header !== undefined && (
            <DropdownMenu.Label className="border-hairline border-b px-2 pt-1 pb-2">{header}</DropdownMenu.Label>
          )}
          <MenuRows parts={DropdownMenu} slot="menu" heightClass={heightClass} items={items} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const heightClass = 'max-h-(--radix-dropdown-menu-content-available-height)'
