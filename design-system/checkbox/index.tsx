import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { joinIds } from '../_internal/control-props.ts'
import { CheckGlyph, DashGlyph } from '../_internal/glyphs.tsx'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'

export interface CheckboxProps {
  checked: boolean | 'mixed'
  onChange: (checked: boolean) => void
  label?: ReactNode
  hint?: ReactNode
  ariaLabel?: string | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  required?: boolean | undefined
  /** Sent as `on` by a native form while it is ticked. */
  name?: string | undefined
  id?: string | undefined
  describedBy?: string | undefined
  /** -1 where a row of a table is the tab stop and Space on it does the same. */
  tabIndex?: number | undefined
  className?: string | undefined
}

/**
 * One yes or no (native checkbox, may be mixed). Without visible `label` give `ariaLabel`.
 *
 * Do: word it so that ticked means yes.
 * Don't: use it for something that takes effect at once; that is a Switch.
 * Keys: Space.
 */
export function Checkbox(props: Controllable<CheckboxProps, 'checked'>) {
  const ref = useRef<HTMLInputElement>(null)
  const {
    checked,
    onChange,
    label,
    hint,
    ariaLabel,
    disabled,
    invalid,
    required,
    name,
    id,
    describedBy,
    tabIndex,
    className,
  } = useControllable<CheckboxProps, 'checked'>(props, false, { value: 'checked', anchor: ref })
  const hintId = useId()
  const mixed = checked === 'mixed'
  // `indeterminate` exists as a property only, not as an attribute.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed
  }, [mixed])
  const Mark = mixed ? DashGlyph : CheckGlyph
  return (
    <label
      data-slot="checkbox"
      className={clsx('inline-flex items-start gap-2', disabled && 'cursor-not-allowed text-muted', className)}
    >
      <span className="relative mt-[calc((1lh-1rem)/2)] grid size-4 shrink-0 place-items-center">
        <input
          ref={ref}
          id={id}
          name={name}
          type="checkbox"
          checked={checked === true}
          disabled={disabled}
          tabIndex={tabIndex}
          aria-label={ariaLabel}
          aria-invalid={invalid || undefined}
          aria-required={required || undefined}
          aria-describedby={joinIds(describedBy, hint !== undefined && hintId)}
          onChange={(event) => onChange(event.target.checked)}
          className={clsx(
            'peer size-4 cursor-[inherit] appearance-none rounded-sm border bg-paper forced-colors:appearance-auto',
            'checked:border-accent-solid checked:bg-accent-solid indeterminate:border-accent-solid indeterminate:bg-accent-solid',
            'disabled:border-hairline disabled:bg-subtle',
            invalid ? 'border-danger-solid' : 'border-control',
            // Small box, full target: 24 px with a mouse, 44 under a finger.
            'before:absolute before:-inset-1 pointer-coarse:before:-inset-3.5',
          )}
        />
        <Mark className="pointer-events-none absolute hidden size-3.5 text-accent-on peer-checked:block peer-indeterminate:block peer-disabled:text-muted forced-colors:hidden" />
      </span>
      {label !== undefined && (
        <span className="min-w-0">
          {label}
          {hint !== undefined && (
            <span id={hintId} className="block text-muted text-sm">
              {hint}
            </span>
          )}
        </span>
      )}
    </label>
  )
}
