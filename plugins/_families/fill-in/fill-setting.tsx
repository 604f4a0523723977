import type { AnyQuestionType } from '#sdk'
import { type DesignerProps, SelectSetting, useFormFields, useT } from '#sdk/designer'

/**
 * Which question of the form is filled in. Texts: `fills.none`, `fills.gone`.
 * @param value the question's id; undefined: none
 */
export const FillSetting = ({
  label,
  hint,
  question,
  value,
  onChange,
}: {
  label: string
  hint?: string | undefined
  /** The question whose settings these are: none fills in itself. */
  question: DesignerProps<AnyQuestionType>['question']
  value: string | undefined
  onChange: (questionId: string | undefined) => void
}) => {
  const t = useT()
  const questions = useFormFields().filter(
    ({ questionId, address, takesText }) => takesText && address === undefined && questionId !== question.id,
  )
  const isGone = value !== undefined && !questions.some(({ questionId }) => questionId === value)
  return (
    <SelectSetting
      label={label}
      hint={isGone ? t('fills.gone') : hint}
      value={value ?? ''}
      options={[
        { id: '', label: t('fills.none') },
        ...(isGone ? [{ id: value, label: t('fills.gone') }] : []),
        ...questions.map((field) => ({ id: field.questionId, label: field.label })),
      ]}
      onChange={(id) => onChange(id === '' ? undefined : id)}
    />
  )
}
