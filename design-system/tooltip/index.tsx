import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/**
 * A short text on hover and focus (APG tooltip). Never the only place of a needed fact: touch has no hover. `children`
 * is one focusable element.
 *
 * Do: name an icon button by it, or add what an expert wants to know.
 * Don't: put anything needed there; touch has no hover.
 * Keys: Escape hides it.
 */
export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  children: ReactElement
}) {
  return (
    <Primitive.Provider delayDuration={400} skipDelayDuration={200}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            data-slot="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-palette max-w-64 animate-fade-in rounded-md bg-ink px-2 py-1 text-paper text-xs"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
