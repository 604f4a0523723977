import type { ContextMenu, DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.tsx'
import { menuContentClass, menuItemClass, menuSeparatorClass } from './menu-class.ts'

export interface MenuItem {
  id: string
  label: ReactNode
  /** A drawing of the set, or one that is somebody's own. */
  icon?: IconName | ReactElement | undefined
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

/** Which of Radix' two menus the rows belong to: the same parts under two names. */
export type MenuParts = typeof DropdownMenu | typeof ContextMenu

interface RowsProps {
  parts: MenuParts
  /** `data-slot` of the rows; sub menus and rows are named after it. */
  slot: string
  /** Greatest height of a sub menu: each Radix menu names the room there is differently. */
  heightClass: string
}

/** The rows of a menu, of whichever kind. */
export function MenuRows({ items, ...shared }: RowsProps & { items: readonly MenuEntry[] }) {
  const { parts } = shared
  return items.map((item, index) => {
    if (item === 'separator') {
      // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity
      return <parts.Separator key={`separator-${index}`} className={menuSeparatorClass} />
    }
    return item.items ? (
      <SubMenu key={item.id} {...shared} item={item} items={item.items} />
    ) : (
      <Row key={item.id} {...shared} item={item} />
    )
  })
}

function SubMenu({ item, items, ...shared }: RowsProps & { item: MenuItem; items: readonly MenuEntry[] }) {
  const { parts, slot, heightClass } = shared
  return (
    <parts.Sub>
      <parts.SubTrigger
        data-slot={`${slot}-item`}
        disabled={item.disabled ?? false}
        className={menuItemClass(item.tone)}
      >
        <RowText item={item} />
        <Icon name="chevron-right" className="text-muted rtl:rotate-180" />
      </parts.SubTrigger>
      <parts.Portal>
        <parts.SubContent
          data-slot={`${slot}-sub`}
          sideOffset={4}
          collisionPadding={8}
          className={`${menuContentClass} ${heightClass}`}
        >
          <MenuRows {...shared} items={items} />
        </parts.SubContent>
      </parts.Portal>
    </parts.Sub>
  )
}

function Row({ parts, slot, item }: RowsProps & { item: MenuItem }) {
  const props = {
    'data-slot': `${slot}-item`,
    disabled: item.disabled ?? false,
    className: menuItemClass(item.tone),
    ...(item.onSelect && { onSelect: item.onSelect }),
  }
  return item.checked === undefined ? (
    <parts.Item {...props}>
      <RowText item={item} />
    </parts.Item>
  ) : (
    <parts.CheckboxItem checked={item.checked} {...props}>
      <RowText item={item} />
    </parts.CheckboxItem>
  )
}

function RowText({ item }: { item: MenuItem }) {
  return (
    <>
      {typeof item.icon === 'string' ? <Icon name={item.icon} className={item.tone ? '' : 'text-muted'} /> : item.icon}
      <span className="wrap-break-word min-w-0 flex-1">{item.label}</span>
      {item.shortcut !== undefined && <kbd className="font-sans text-muted text-xs">{item.shortcut}</kbd>}
      {item.checked && <Icon name="check" className="text-accent-text" />}
    </>
  )
}
