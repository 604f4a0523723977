import type { ReactNode } from 'react'
import { Field, FieldErrors, FieldHint, FieldLabel, RequiredMark, useFieldIds } from '#ds/field'
import { useFamilyT } from '#sdk/page'
import type { RecordForm } from './use-record-form.tsx'

/** What a control of the kit needs to belong to its field. */
export interface FieldControl {
  readonly id: string
  readonly labelledBy: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

/** One field of a record: label, hint, control, and what is wrong with it. */
export function FormField<Values>({
  form,
  name,
  label,
  hint,
  required = false,
  isGroup = false,
  className,
  children,
}: {
  form: Pick<RecordForm<Values>, 'errorOf'>
  name: keyof Values & string
  label: string
  hint?: ReactNode
  required?: boolean
  /** The control is no single element a label could point to: a tree, a row of switches. */
  isGroup?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}) {
  const t = useFamilyT('record-form')
  const ids = useFieldIds()
  const error = form.errorOf(name)
  const errors = error === undefined ? undefined : [error]
  return (
    <Field invalid={error !== undefined} {...(className !== undefined && { className })}>
      <FieldLabel id={ids.labelId} htmlFor={isGroup ? undefined : ids.controlId}>
        {label}
        {required && (
          <>
            {' '}
            <RequiredMark label={t('required')} />
          </>
        )}
      </FieldLabel>
      {children({
        id: ids.controlId,
        labelledBy: ids.labelId,
        describedBy: ids.describedBy({ hint, errors }),
        invalid: error !== undefined,
        required,
      })}
      {hint !== undefined && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <FieldErrors id={ids.errorsId} errors={errors} />
    </Field>
  )
}
