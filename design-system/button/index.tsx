import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type Size, useSize } from '../_internal/size-context.ts'
import { Spinner } from '../spinner/index.tsx'
import { type ButtonVariant, buttonClass } from './button.variants.ts'

export { type ButtonVariant, buttonClass } from './button.variants.ts'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** @default 'secondary' */
  variant?: ButtonVariant | undefined
  size?: Size | undefined
  /** Work is under way: the label stays, clicks do nothing, focus is kept. */
  busy?: boolean | undefined
  iconStart?: ReactNode
  iconEnd?: ReactNode
  /** A square button; give it an `aria-label`. */
  iconOnly?: boolean | undefined
}

/**
 * A button (APG button).
 *
 * Do: name what happens: "Publish", not "OK". One `primary` per screen or dialog.
 * Don't: disable it to say that something is missing; let it be pressed and say what.
 * Keys: Enter and Space.
 */
export function Button({
  variant,
  size,
  busy = false,
  iconStart,
  iconEnd,
  iconOnly,
  type = 'button',
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const drawn = useSize(size)
  return (
    <button
      {...rest}
      type={type}
      data-slot="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        // Not `disabled`: a disabled button loses focus, and the person their place.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      className={clsx(buttonClass({ variant, size: drawn, iconOnly }), busy && 'cursor-progress', className)}
    >
      {busy ? <Spinner /> : iconStart}
      {!(busy && iconOnly) && children}
      {iconEnd}
    </button>
  )
}
