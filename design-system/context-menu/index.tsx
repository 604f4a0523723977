import { ContextMenu as Primitive } from 'radix-ui'
import type { ReactElement } from 'react'
import { cn } from '../_internal/cn.ts'
import { menuContentClass } from '../_internal/menu-class.ts'
import { type MenuEntry, MenuRows } from '../_internal/menu-rows.tsx'

/**
 * The menu of a thing, where the pointer is (APG menu), on Radix. `children` is one element that takes a ref and props.
 * Whatever it offers must be reachable another way too (a "more" button): many never find a context menu.
 *
 * Do: repeat in it what the row's "more" button offers.
 * Don't: put anything there that exists nowhere else.
 * Keys: the menu key or Shift F10 on something focused inside opens; arrows walk, letters jump, Enter chooses, Escape
 * closes and focus returns; sub menus as in Menu. Under a finger: press and hold.
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
          className={cn(menuContentClass, heightClass, className)}
        >
          <MenuRows parts={Primitive} slot="context-menu" heightClass={heightClass} items={items} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const heightClass = 'max-h-(--radix-context-menu-content-available-height)'
