import { HoverCard as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'

/**
 * A glance at what a link leads to, on hover and on focus, on Radix. Never the only place of a fact, and nothing in it
 * can be operated: touch has no hover, and the card is not in the tab order. `children` is one link.
 *
 * Do: keep it to what helps to decide whether to follow the link.
 * Don't: put buttons, links or the only copy of a fact in it.
 * Keys: Escape hides it.
 */
export function HoverCard({
  content,
  side = 'bottom',
  children,
  className,
}: {
  content: ReactNode
  /** @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  children: ReactElement
  className?: string | undefined
}) {
  return (
    <Primitive.Root openDelay={400} closeDelay={200}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="hover-card"
          side={side}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-palette w-72 max-w-[calc(100vw-1rem)] animate-rise-in rounded-lg bg-paper p-4 text-base text-ink shadow-menu',
            className,
          )}
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
