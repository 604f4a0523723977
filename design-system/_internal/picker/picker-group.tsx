import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { type ControlProps, joinIds } from '../control-props.ts'
import { leaves } from './leaves.ts'

/** Two fields that give one answer, in one named group. */
export function PickerGroup({
  slot,
  control,
  root,
  onBlur,
  children,
}: {
  slot: string
  control: ControlProps
  root?: Ref<HTMLFieldSetElement>
  /** Focus left the whole of it. */
  onBlur: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <fieldset
      ref={root}
      data-slot={slot}
      aria-label={control.label}
      aria-labelledby={control.labelledBy}
      className={clsx('min-w-0', control.className)}
      onBlur={(event) => {
        if (leaves(event)) onBlur?.()
      }}
    >
      {children}
    </fieldset>
  )
}

/** What the fields of a group take from it. `error` is said of the two together. */
export function inGroup(control: ControlProps, errorId: string, error: string | undefined) {
  return {
    disabled: control.disabled,
    readOnly: control.readOnly,
    required: control.required,
    invalid: control.invalid || error !== undefined,
    describedBy: joinIds(control.describedBy, error !== undefined && errorId),
  }
}

/** Between the ends of a range. */
export function Dash() {
  return (
    <span aria-hidden="true" className="text-muted">
      –
    </span>
  )
}
