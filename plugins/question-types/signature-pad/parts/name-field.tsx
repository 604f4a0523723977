import { useId } from 'react'
import { TextInput } from '#ds/text-input'
import { useT } from '#sdk/ui'

/** The way to sign by keyboard: the name that is typed is the signature. */
export const NameField = ({
  id,
  describedBy,
  invalid,
  focused,
  value,
  onChange,
  onDone,
}: {
  id: string
  describedBy: string | undefined
  invalid: boolean
  /** It has the focus as soon as it is there. */
  focused: boolean
  value: string
  onChange: (name: string) => void
  /** Enter, or the field was left. */
  onDone: () => void
}) => {
  const t = useT()
  const hintId = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-base">
        {t('name')}
      </label>
      <TextInput
        id={id}
        describedBy={[hintId, describedBy].filter(Boolean).join(' ')}
        invalid={invalid}
        value={value}
        autoComplete="name"
        autoFocus={focused}
        onChange={onChange}
        onEnter={onDone}
        onBlur={onDone}
      />
      <p id={hintId} className="text-muted text-sm">
        {t('name.hint')}
      </p>
    </div>
  )
}
