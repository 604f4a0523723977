import { TextInput } from '#ds/text-input'
import type { Issue } from '#sdk'
import { useT, useText } from '#sdk/ui'
import type { Choice } from './choice.ts'
import { choiceLabel } from './choice-text.ts'

/** The respondent's own words for the option that takes a text. */
export const OtherText = ({
  choice,
  index,
  name,
  value = '',
  onChange,
  onBlur,
  readOnly,
  issues,
  describedBy,
}: {
  choice: Choice
  /** Place of the option, counted from 0. */
  index: number
  /** Where it is posted. */
  name?: string | undefined
  value: string | undefined
  onChange: (next: string) => void
  onBlur?: (() => void) | undefined
  readOnly: boolean
  issues: readonly Issue[]
  describedBy: string | undefined
}) => {
  const t = useT()
  const text = useText()
  return (
    <TextInput
      label={t('choice.textOf', { label: choiceLabel(choice, index, { text, t }) })}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      readOnly={readOnly}
      required={choice.textRequired}
      invalid={issues.some(({ code }) => code.endsWith('.otherRequired'))}
      describedBy={describedBy}
      placeholder={t('choice.textPlaceholder')}
    />
  )
}
