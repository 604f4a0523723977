import { useId } from 'react'
import { Field, FieldLabel } from '#ds/field'
import { IconPicker } from '#ds/icon-picker'
import { type FieldIcon, fieldIcons } from './field-icons.ts'

/** The drawing before or after the field. */
export const FieldIconSetting = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: FieldIcon | undefined
  onChange: (next: FieldIcon | undefined) => void
}) => {
  const id = useId()
  return (
    <Field>
      <FieldLabel id={`${id}-label`}>{label}</FieldLabel>
      <IconPicker
        labelledBy={`${id}-label`}
        size="small"
        icons={fieldIcons}
        value={value}
        onChange={(name) => onChange(fieldIcons.find((icon) => icon === name))}
      />
    </Field>
  )
}
