import { Slot } from 'radix-ui'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { isPlainClick } from '../_internal/plain-click.ts'
import { type Size, useSize } from '../_internal/size-context.ts'
import { type ButtonVariant, buttonClass } from '../button/button.variants.ts'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { LinkLabels } from './labels.ts'

export type { LinkLabels } from './labels.ts'

interface CommonProps extends ComponentPropsWithRef<'a'> {
  /** Opens a browser tab and says so, by a mark and in words. */
  external?: boolean | undefined
  /** The one child is drawn instead of `<a>`: the link component of a router. Its own children stay. */
  asChild?: boolean | undefined
  /** Lets a router follow the link; only for clicks that mean "here" (not Ctrl, middle button …). The browser then stays. */
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  labels?: Partial<LinkLabels> | undefined
}

export interface LinkProps extends CommonProps {
  /** `quiet` looks like the text around it until it is pointed at: for dense tables. @default 'accent' */
  variant?: 'accent' | 'quiet' | undefined
}

export interface LinkButtonProps extends CommonProps {
  /** @default 'secondary' */
  variant?: ButtonVariant | undefined
  size?: Size | undefined
  iconStart?: ReactNode
  /** A square; give it an `aria-label`. */
  iconOnly?: boolean | undefined
}

/**
 * What takes a person elsewhere (APG link, https://www.w3.org/WAI/ARIA/apg/patterns/link/).
 *
 * Do: use it for everything that has an address, so that it can be opened in a tab, copied and shared.
 * Don't: use it for something that happens here; that is a Button.
 * Keys: Enter.
 */
export function Link({ variant = 'accent', className, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      slot="link"
      className={cn(
        'wrap-break-word rounded-sm underline-offset-4',
        variant === 'accent'
          ? 'text-accent-text underline decoration-1 hover:decoration-2'
          : 'text-inherit no-underline hover:text-accent-text hover:underline',
        className,
      )}
    />
  )
}

/**
 * A link that looks like a button, where the next step is a page: "New form", "Open the data". Keys: Enter (not Space).
 *
 * Don't: there is no disabled link. Say why the page cannot be reached, or leave the link out.
 */
export function LinkButton({ variant, size, iconStart, iconOnly, className, ...rest }: LinkButtonProps) {
  const drawn = useSize(size)
  return (
    <Anchor
      {...rest}
      slot="link-button"
      before={iconStart}
      className={cn(buttonClass({ variant, size: drawn, iconOnly }), className)}
    />
  )
}

function Anchor({
  external,
  asChild,
  onFollow,
  labels,
  slot,
  before,
  children,
  onClick,
  ...rest
}: CommonProps & { slot: string; before?: ReactNode }) {
  const Part = asChild ? Slot.Root : 'a'
  return (
    <Part
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      {...rest}
      data-slot={slot}
      onClick={(event) => {
        onClick?.(event)
        if (!onFollow || !isPlainClick(event)) return
        event.preventDefault()
        onFollow(event)
      }}
    >
      {before}
      <Slot.Slottable>{children}</Slot.Slottable>
      {external && <ExternalMark labels={labels} />}
    </Part>
  )
}

function ExternalMark({ labels }: Pick<CommonProps, 'labels'>) {
  const { newTab } = useLabels('link', labels)
  return (
    <>
      <Icon name="external" className="ms-1 inline-block align-[-0.125em] rtl:-scale-x-100" />
      <span className="sr-only"> {newTab}</span>
    </>
  )
}
