// The fields records usually have. Each is named by the page's text `field.<name>`.
import type { ReactNode } from 'react'
import { NumberInput } from '#ds/number-input'
import { SegmentedControl } from '#ds/segmented-control'
import { TextInput, type TextInputProps } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { useFamilyT, useT } from '#sdk/page'
import type { Status } from '#shared/contract/fields'
import { FormField } from './form-field.tsx'
import type { RecordForm } from './use-record-form.tsx'

type KeysOf<Values, Value> = {
  [Key in keyof Values & string]: Values[Key] extends Value ? (Value extends Values[Key] ? Key : never) : never
}[keyof Values & string]

interface FieldProps<Values, Value> {
  readonly form: RecordForm<Values>
  readonly name: KeysOf<Values, Value>
  readonly required?: boolean
  readonly hint?: ReactNode
}

/** One field changed. The compiler cannot see that a value belongs to a name of an open type; `KeysOf` says so. */
const part = <Values,>(name: keyof Values, value: unknown) => ({ [name]: value }) as Partial<Values>
const read = <Value,>(values: object, name: string) => (values as Record<string, Value>)[name] as Value

/** A line of text. */
export function TextField<Values extends object>({
  form,
  name,
  required = false,
  hint,
  ...rest
}: FieldProps<Values, string> &
  Pick<TextInputProps, 'maxLength' | 'readOnly' | 'type' | 'inputMode' | 'autoComplete'>) {
  const t = useT()
  return (
    <FormField<Values> form={form} name={name} label={t(`field.${name}`)} required={required} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          {...rest}
          value={read<string>(form.values, name)}
          onChange={(text) => form.change(part<Values>(name, text))}
        />
      )}
    </FormField>
  )
}

/** Several lines of text. @param rows lines that are there at first */
export function LongTextField<Values extends object>({
  form,
  name,
  required = false,
  hint,
  rows = 2,
  maxLength = 500,
}: FieldProps<Values, string> & { rows?: number; maxLength?: number }) {
  const t = useT()
  return (
    <FormField<Values> form={form} name={name} label={t(`field.${name}`)} required={required} hint={hint}>
      {(control) => (
        <Textarea
          {...control}
          value={read<string>(form.values, name)}
          onChange={(text) => form.change(part<Values>(name, text))}
          rows={rows}
          maxLength={maxLength}
        />
      )}
    </FormField>
  )
}

/** The order number of a record; undefined while the field is empty, which cannot be saved. */
export function OrderField<Values extends object>({ form, name }: FieldProps<Values, number | undefined>) {
  const t = useT()
  return (
    <FormField<Values> form={form} name={name} label={t(`field.${name}`)} required>
      {(control) => (
        <NumberInput
          {...control}
          value={read<number | undefined>(form.values, name)}
          onChange={(number) => form.change(part<Values>(name, number))}
          min={0}
          max={1_000_000}
          precision={0}
        />
      )}
    </FormField>
  )
}

/** An order number to be sent. One that is missing is no number, so the schema refuses it and the field says so. */
export const orderOf = (number: number | undefined): number => number ?? Number.NaN

export function StatusField<Values extends { readonly status: Status }>({
  form,
  disabled,
}: {
  form: RecordForm<Values>
  disabled?: boolean
}) {
  const t = useT()
  const words = useFamilyT('record-form')
  return (
    <FormField form={form} name="status" label={t('field.status')} isGroup>
      {() => (
        <SegmentedControl
          label={t('field.status')}
          value={form.values.status}
          onChange={(status) => form.change(part<Values>('status', status))}
          options={(['active', 'disabled'] as const).map((each) => ({
            id: each,
            label: words(`status.${each}`),
            disabled,
          }))}
        />
      )}
    </FormField>
  )
}
