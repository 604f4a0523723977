import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { menuContentClass, menuItemClass, menuSeparatorClass } from '../_internal/menu-class.ts'
import { Icon, type IconName } from '../icon/index.tsx'

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: IconName | undefined
  tone?: 'danger' | undefined
  disabled?: boolean | undefined
  /** Shown at the end: "Ctrl D". The menu does not listen for it. */
  shortcut?: string | undefined
  /** Marks the current one of several; the item is then a menuitemcheckbox. */
  checked?: boolean | undefined
  /** Opens a sub menu; the item itself then does nothing. One level is enough for nearly everything. */
  items?: readonly MenuEntry[] | undefined
  /** Not called for an item with `items`. */
  onSelect?: (() => void) | undefined
}

export type MenuEntry = MenuItem | 'separator'

/**
 * Menu of actions (APG menu button) on Radix. `trigger` is one element that takes a ref and props: a Button.
 * The menu is named by it.
 * Keys: Enter, Space or arrow down opens; arrows walk, letters jump, Escape closes and focus returns. On an item with a sub
 * menu: arrow right (in right-to-left: left), Enter or Space opens it, the other arrow closes it.
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
          className={cn(menuContentClass, 'max-h-(--radix-dropdown-menu-content-available-height)', className)}
        >
          {header !== undefined && (
            <DropdownMenu.Label className="border-hairline border-b px-2 pt-1 pb-2">{header}</DropdownMenu.Label>
          )}
          <Rows items={items} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Rows({ items }: { items: readonly MenuEntry[] }) {
  return items.map((item, index) => {
    if (item === 'separator') {
      // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity
      return <DropdownMenu.Separator key={`separator-${index}`} className={menuSeparatorClass} />
    }
    return item.items ? <SubMenu key={item.id} item={item} items={item.items} /> : <Row key={item.id} item={item} />
  })
}

function SubMenu({ item, items }: { item: MenuItem; items: readonly MenuEntry[] }) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger
        data-slot="menu-item"
        disabled={item.disabled ?? false}
        className={menuItemClass(item.tone)}
      >
        <RowText item={item} />
        <Icon name="chevron-right" className="text-muted rtl:rotate-180" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent
          data-slot="menu-sub"
          sideOffset={4}
          collisionPadding={8}
          className={cn(menuContentClass, 'max-h-(--radix-dropdown-menu-content-available-height)')}
        >
          <Rows items={items} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

function Row({ item }: { item: MenuItem }) {
  const props = {
    'data-slot': 'menu-item',
    disabled: item.disabled ?? false,
    className: menuItemClass(item.tone),
    ...(item.onSelect && { onSelect: item.onSelect }),
  }
  return item.checked === undefined ? (
    <DropdownMenu.Item {...props}>
      <RowText item={item} />
    </DropdownMenu.Item>
  ) : (
    <DropdownMenu.CheckboxItem checked={item.checked} {...props}>
      <RowText item={item} />
    </DropdownMenu.CheckboxItem>
  )
}

function RowText({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon !== undefined && <Icon name={item.icon} className={item.tone ? '' : 'text-muted'} />}
      <span className="wrap-break-word min-w-0 flex-1">{item.label}</span>
      {item.shortcut !== undefined && <kbd className="font-sans text-muted text-xs">{item.shortcut}</kbd>}
      {item.checked && <Icon name="check" className="text-accent-text" />}
    </>
  )
}
