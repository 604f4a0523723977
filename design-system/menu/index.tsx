import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
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
  onSelect: () => void
}

export type MenuEntry = MenuItem | 'separator'

/**
 * Menu of actions (APG menu button) on Radix. `trigger` is one element that takes a ref and props: a Button.
 * The menu is named by it.
 * Keys: Enter, Space or arrow down opens; arrows walk, letters jump, Escape closes and focus returns.
 */
export function Menu({
  trigger,
  items,
  align = 'start',
  className,
}: {
  trigger: ReactElement
  items: readonly MenuEntry[]
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
          className={cn(
            'z-palette max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-80 overflow-y-auto',
            'animate-rise-in rounded-lg bg-paper p-1 text-base text-ink shadow-menu outline-none',
            className,
          )}
        >
          {items.map((item, index) =>
            item === 'separator' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity
              <DropdownMenu.Separator key={`separator-${index}`} className="mx-2 my-1 h-px bg-hairline" />
            ) : (
              <Row key={item.id} item={item} />
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Row({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} className={item.tone ? '' : 'text-muted'} />}
      <span className="min-w-0 flex-1">{item.label}</span>
      {item.shortcut !== undefined && <kbd className="font-sans text-muted text-xs">{item.shortcut}</kbd>}
      {item.checked && <Icon name="check" className="text-accent-text" />}
    </>
  )
  const props = {
    'data-slot': 'menu-item',
    disabled: item.disabled ?? false,
    onSelect: item.onSelect,
    className: cn(
      'flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1 outline-none pointer-coarse:min-h-11',
      'data-highlighted:bg-desk data-disabled:cursor-not-allowed data-disabled:opacity-55',
      item.tone === 'danger' && 'text-danger-text data-highlighted:bg-danger-soft',
    ),
  }
  return item.checked === undefined ? (
    <DropdownMenu.Item {...props}>{content}</DropdownMenu.Item>
  ) : (
    <DropdownMenu.CheckboxItem checked={item.checked} {...props}>
      {content}
    </DropdownMenu.CheckboxItem>
  )
}
