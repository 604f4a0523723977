import { ContextMenu as Primitive } from 'radix-ui'
import type { ReactElement } from 'react'
import { cn } from '../_internal/cn.ts'
import { Icon } from '../icon/index.tsx'
import type { MenuEntry, MenuItem } from '../menu/index.tsx'

/**
 * The menu of a thing, where the pointer is (APG menu), on Radix. `children` is one element that takes a ref and props. Whatever
 * it offers must be reachable another way too (a "more" button): many never find a context menu.
 * Keys: the menu key or Shift F10 on something focused inside opens; arrows walk, letters jump, Enter chooses, Escape closes
 * and focus returns. Under a finger: press and hold.
 */
export function ContextMenu({
  items,
  label,
  disabled,
  onOpenChange,
  children,
  className,
}: {
  items: readonly MenuEntry[]
  /** Accessible name of the menu. */
  label: string
  /** The browser's own menu opens instead. */
  disabled?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactElement
  className?: string | undefined
}) {
  return (
    <Primitive.Root modal={false} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Trigger asChild disabled={disabled ?? false}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="context-menu"
          aria-label={label}
          collisionPadding={8}
          className={cn(
            'z-palette max-h-(--radix-context-menu-content-available-height) min-w-44 max-w-80 overflow-y-auto',
            'animate-rise-in rounded-lg bg-paper p-1 text-base text-ink shadow-menu outline-none',
            className,
          )}
        >
          {items.map((item, index) =>
            item === 'separator' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity
              <Primitive.Separator key={`separator-${index}`} className="mx-2 my-1 h-px bg-hairline" />
            ) : (
              <Row key={item.id} item={item} />
            ),
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function Row({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} className={item.tone ? '' : 'text-muted'} />}
      <span className="wrap-break-word min-w-0 flex-1">{item.label}</span>
      {item.shortcut !== undefined && <kbd className="font-sans text-muted text-xs">{item.shortcut}</kbd>}
      {item.checked && <Icon name="check" className="text-accent-text" />}
    </>
  )
  const props = {
    'data-slot': 'context-menu-item',
    disabled: item.disabled ?? false,
    className: cn(
      'flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1 outline-none pointer-coarse:min-h-11',
      'data-highlighted:bg-desk data-disabled:cursor-not-allowed data-disabled:opacity-55',
      item.tone === 'danger' && 'text-danger-text data-highlighted:bg-danger-soft',
    ),
    ...(item.onSelect && { onSelect: item.onSelect }),
  }
  return item.checked === undefined ? (
    <Primitive.Item {...props}>{content}</Primitive.Item>
  ) : (
    <Primitive.CheckboxItem checked={item.checked} {...props}>
      {content}
    </Primitive.CheckboxItem>
  )
}
