import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { joinIds } from '../_internal/control-props.ts'
import { Field, FieldErrors, FieldHint, FieldLabel, RequiredMark, useFieldIds } from '../field/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { FormFieldLabels } from './labels.ts'

export type { FormFieldLabels } from './labels.ts'

/** What a control of the kit needs to belong to its field; to be spread on it. */
export interface FormFieldControl {
  id: string
  labelledBy: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export interface FormFieldProps {
  label: ReactNode
  hint?: ReactNode
  errors?: readonly string[] | undefined
  required?: boolean | undefined
  /** Draws the star of what is required; false where everything is, as in a sign-in. @default required */
  marked?: boolean | undefined
  /** The control is no single element a label could point to: a choice group, a tree, a row of switches. */
  group?: boolean | undefined
  /** Draws a count at the end of the hint's line, under this id: `(id) => <WordCounter id={id} … />`. */
  counter?: ((id: string) => ReactNode) | undefined
  /** Of the control, where somebody else must know it: an error summary. @default generated */
  id?: string | undefined
  /** False where the page announces errors itself. @default true */
  live?: boolean | undefined
  labels?: Partial<FormFieldLabels> | undefined
  /** The control, with what ties it to the rest spread on it. */
  children: (control: FormFieldControl) => ReactNode
  className?: string | undefined
}

/**
 * A whole field of a form: label, control, hint, count and errors, tied together once. The control is handed what it
 * needs, so no id is written by hand.
 *
 * Do: spread what is handed over on the control, and nothing of it anywhere else.
 * Don't: put two controls into one field; those are two fields in a Field group.
 * Keys: those of the control in it; a click on the label focuses it.
 * ARIA: the control is named by the label and described by its errors, its hint and its count, in this order; what is
 * wrong is an alert, https://www.w3.org/TR/wai-aria-1.2/#alert
 */
export function FormField({
  label,
  hint,
  errors,
  required = false,
  marked = required,
  group = false,
  counter,
  id,
  live,
  labels: own,
  children,
  className,
}: FormFieldProps) {
  const ids = useFieldIds(id)
  const counterId = `${ids.controlId}-count`
  const invalid = Boolean(errors?.length)
  const mark = marked && <Mark labels={own} />
  return (
    <Field invalid={invalid} className={clsx('[overflow-wrap:anywhere]', className)}>
      {group ? (
        <FieldLabel id={ids.labelId}>
          {label}
          {mark}
        </FieldLabel>
      ) : (
        <FieldLabel htmlFor={ids.controlId}>
          {/* Without the mark: a control says by itself that it is required, and once is enough. */}
          <span id={ids.labelId}>{label}</span>
          {mark}
        </FieldLabel>
      )}
      {children({
        id: ids.controlId,
        labelledBy: ids.labelId,
        describedBy: joinIds(ids.describedBy({ hint, errors }), counter !== undefined && counterId),
        invalid,
        required,
      })}
      {(hint !== undefined || counter !== undefined) && (
        <div className="flex items-start justify-between gap-3">
          {hint === undefined ? <span /> : <FieldHint id={ids.hintId}>{hint}</FieldHint>}
          {counter?.(counterId)}
        </div>
      )}
      <FieldErrors id={ids.errorsId} errors={errors} live={live} />
    </Field>
  )
}

/** Of its own, so that a field without a star needs no words. */
function Mark({ labels: own }: Pick<FormFieldProps, 'labels'>) {
  const labels = useLabels('form-field', own)
  return (
    <>
      {' '}
      <RequiredMark label={labels.required} />
    </>
  )
}
