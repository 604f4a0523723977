import { TextInput, type TextInputProps } from '#ds/text-input'

/** A field for a number where no script helps: as it is typed, so it is posted. */
export const PlainAmount = ({
  value,
  unread,
  unit = '',
  ...props
}: Pick<
  TextInputProps,
  'id' | 'name' | 'label' | 'labelledBy' | 'describedBy' | 'required' | 'invalid' | 'placeholder' | 'className'
> & {
  value: number | string | undefined
  unread?: string | undefined
  unit?: string
}) => (
  <TextInput
    {...props}
    inputMode="decimal"
    autoComplete="off"
    value={unread ?? (value === undefined ? '' : String(value))}
    onChange={nothing}
    suffix={unit || undefined}
  />
)

const nothing = () => undefined
