import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CooldownBar, useCooldown } from '../_internal/cooldown.tsx'
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
  /**
   * For what must not be sent twice: after it was pressed (a submit button: after its work began) the button takes no
   * other press for so many milliseconds, and shows the time running out. `true` is the usual 3000.
   */
  cooldown?: boolean | number | undefined
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
  cooldown = false,
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
  const isSubmit = type === 'submit'
  const { cooling, begin } = useCooldown(cooldown, isSubmit && busy)
  const closed = busy || cooling !== undefined
  return (
    <button
      {...rest}
      type={type}
      data-slot="button"
      aria-busy={busy || undefined}
      data-cooling={cooling !== undefined || undefined}
      aria-disabled={closed || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        // Not `disabled`: a disabled button loses focus, and the person their place.
        if (closed) return event.preventDefault()
        onClick?.(event)
        if (!isSubmit) begin()
      }}
      className={clsx(
        buttonClass({ variant, size: drawn, iconOnly }),
        busy && 'cursor-progress',
        cooling !== undefined && 'relative overflow-hidden',
        className,
      )}
    >
      {busy ? <Spinner /> : iconStart}
      {!(busy && iconOnly) && children}
      {iconEnd}
      {cooling !== undefined && !busy && <CooldownBar ms={cooling} />}
    </button>
  )
}
