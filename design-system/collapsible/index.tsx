import { Collapsible as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { Icon } from '../icon/index.tsx'

/**
 * More, when it is asked for: a button that shows and hides what follows it (APG disclosure,
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/), on Radix. Several with headings are an `#ds/accordion`.
 *
 * Do: name what is behind it: "Advanced settings", not "More".
 * Don't: fold away required fields or errors.
 * Keys: Enter and Space.
 */
export function Collapsible({
  title,
  open,
  defaultOpen = false,
  onOpenChange,
  disabled,
  children,
  className,
}: {
  /** Text of the button. It does not change with the state: aria-expanded says that. */
  title: ReactNode
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  disabled?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <Primitive.Root
      data-slot="collapsible"
      defaultOpen={defaultOpen}
      disabled={disabled ?? false}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
      className={cn('min-w-0', className)}
    >
      <Primitive.Trigger
        data-slot="collapsible-head"
        className="group/head -ms-1 inline-flex min-h-control-small max-w-full items-center gap-1.5 rounded-md px-1 text-start font-medium text-base hover:bg-ink/4 disabled:cursor-not-allowed disabled:text-muted disabled:hover:bg-transparent"
      >
        <Icon
          name="chevron-right"
          className="text-muted transition-transform duration-fast group-data-[state=open]/head:rotate-90 rtl:group-data-[state=closed]/head:rotate-180"
        />
        <span className="wrap-break-word min-w-0">{title}</span>
      </Primitive.Trigger>
      <Primitive.Content data-slot="collapsible-content" className="min-w-0 ps-5 pt-1">
        {children}
      </Primitive.Content>
    </Primitive.Root>
  )
}
