import { Switch as Primitive } from 'radix-ui'
import { type ReactNode, useId, useRef } from 'react'
import { cn } from '../_internal/cn.ts'
import { joinIds } from '../_internal/control-props.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  label?: ReactNode
  hint?: ReactNode
  ariaLabel?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  disabled?: boolean | undefined
  /** Sent as `on` by a native form while it is on. */
  name?: string | undefined
  id?: string | undefined
  className?: string | undefined
}

/**
 * On or off, at once (APG switch). `label` is visible; use `ariaLabel` or `labelledBy` without it.
 *
 * Do: use it for settings that take effect at once.
 * Don't: use it in a form that is sent later; that is a Checkbox.
 * Keys: Space or Enter.
 */
export function Switch(props: Controllable<SwitchProps, 'checked'>) {
  const button = useRef<HTMLButtonElement>(null)
  const { checked, onChange, label, hint, ariaLabel, labelledBy, describedBy, disabled, name, id, className } =
    useControllable<SwitchProps, 'checked'>(props, false, { value: 'checked', anchor: button })
  const own = useId()
  const controlId = id ?? own
  const hintId = `${controlId}-hint`
  return (
    <div data-slot="switch-row" className={cn('flex items-start gap-3', className)}>
      <Primitive.Root
        ref={button}
        id={controlId}
        data-slot="switch"
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled ?? false}
        {...(name !== undefined && { name })}
        aria-label={ariaLabel}
        aria-labelledby={labelledBy}
        aria-describedby={joinIds(describedBy, hint !== undefined && hintId)}
        className={cn(
          'relative mt-[calc((1lh-1.25rem)/2)] h-5 w-9 shrink-0 rounded-full border border-control bg-subtle transition-colors duration-fast',
          'data-[state=checked]:border-accent-solid data-[state=checked]:bg-accent-solid',
          'disabled:cursor-not-allowed disabled:opacity-55',
          // A finger needs more than 20 px: the hit area grows, the drawing does not.
          'after:absolute after:-inset-x-1 after:-inset-y-3 pointer-fine:after:hidden',
        )}
      >
        <Primitive.Thumb
          data-slot="switch-thumb"
          className={cn(
            'block size-3.5 translate-x-0.5 rounded-full bg-control transition-transform duration-fast',
            'data-[state=checked]:translate-x-[1.125rem] data-[state=checked]:bg-accent-on',
            'rtl:-translate-x-0.5 rtl:data-[state=checked]:-translate-x-[1.125rem]',
          )}
        />
      </Primitive.Root>
      {label !== undefined && (
        <div className="min-w-0">
          <label htmlFor={controlId}>{label}</label>
          {hint !== undefined && (
            <p id={hintId} className="text-muted text-sm">
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
