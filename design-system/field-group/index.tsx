import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { joinIds } from '../_internal/control-props.ts'
import { FieldErrors, FieldHint } from '../field/index.tsx'

export interface FieldGroupProps {
  legend: ReactNode
  hint?: ReactNode
  /** What is wrong with the whole: two days that contradict each other. What is wrong with one field stands at it. */
  errors?: readonly string[] | undefined
  /** None of the fields in it can be used. */
  disabled?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

/**
 * Fields that belong together under one legend: an address, a period, a person.
 *
 * Do: name by the legend what the fields have in common, and keep the fields' own labels short.
 * Don't: use it around a single field, or to draw a box; that is a Card.
 * Keys: Tab goes through the fields.
 * ARIA: a fieldset with its legend, described by its errors and its hint,
 * https://www.w3.org/WAI/tutorials/forms/grouping/
 */
export function FieldGroup({ legend, hint, errors, disabled, children, className }: FieldGroupProps) {
  const id = useId()
  const invalid = Boolean(errors?.length)
  return (
    <fieldset
      data-slot="field-group"
      disabled={disabled}
      aria-describedby={joinIds(invalid && `${id}-errors`, hint !== undefined && `${id}-hint`)}
      className={clsx('min-w-0 [overflow-wrap:anywhere]', className)}
    >
      <legend className="mb-1.5 font-semibold text-base text-ink">{legend}</legend>
      {hint !== undefined && (
        <FieldHint id={`${id}-hint`} className="-mt-1 mb-3">
          {hint}
        </FieldHint>
      )}
      <div data-slot="field-group-fields" className="flex flex-col gap-4">
        {children}
      </div>
      <FieldErrors id={`${id}-errors`} errors={errors} className="mt-2" />
    </fieldset>
  )
}
