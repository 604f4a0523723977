import { Popover as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'

/**
 * A floating panel (non-modal dialog) on Radix. `trigger` is one element that takes a ref and props: a Button.
 *
 * Do: keep it to a few controls about the thing it hangs on.
 * Don't: hold there the only copy of a fact, or a form of its own.
 * Keys: Escape closes and focus returns to the trigger.
 */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'start',
  side = 'bottom',
  children,
  className,
}: {
  trigger: ReactElement
  /** Accessible name of the panel. */
  label: string
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  align?: 'start' | 'center' | 'end' | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <Primitive.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="popover"
          aria-label={label}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            'z-palette max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto',
            'animate-rise-in rounded-lg bg-paper p-4 text-base text-ink shadow-menu outline-none',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
