import { ChoiceGroup } from '#ds/choice-group'
import { fieldName, type Issue, type Question } from '#sdk'
import { useSeed, useT, useText } from '#sdk/ui'
import { isOwnPicture } from '#shared/safe-addresses'
import type { Choice, ChoiceAnswer } from './choice.ts'
import { choiceLabel } from './choice-text.ts'
import { OtherText } from './other-text.tsx'
import { otherPart } from './posted-choice.ts'
import { shuffledChoices } from './shown-order.ts'

export interface PlainChoiceProps {
  readonly question: Question
  readonly choices: readonly Choice[]
  readonly value: ChoiceAnswer | undefined
  readonly issues: readonly Issue[]
  readonly describedBy: string | undefined
}

/** The options of a choice question where no script runs. */
export const PlainChoice = ({
  kind,
  question,
  choices,
  columns,
  look,
  shuffle = false,
  value,
  issues,
  controlId,
  labelId,
  describedBy,
}: PlainChoiceProps & {
  kind: 'radio' | 'checkbox'
  columns: 1 | 2 | 3 | 4 | 'inline'
  look?: 'buttons' | undefined
  shuffle?: boolean | undefined
  controlId: string
  labelId: string
}) => {
  const t = useT()
  const text = useText()
  const seed = useSeed()
  const shown = shuffle && seed !== undefined ? shuffledChoices(choices, seed) : choices
  return (
    <ChoiceGroup
      id={controlId}
      name={fieldName(question.id)}
      kind={kind}
      labelledBy={labelId}
      describedBy={describedBy}
      required={question.required}
      invalid={issues.length > 0}
      columns={columns}
      look={look}
      options={shown.map((choice) => ({
        id: choice.id,
        label: choiceLabel(choice, choices.indexOf(choice), { text, t }),
        description: text(choice.description) || undefined,
        // Judged once more on the way out, as where scripts run.
        image: choice.image && isOwnPicture(choice.image) ? choice.image : undefined,
        disabled: choice.disabled,
      }))}
      value={value?.ids ?? []}
      onChange={nothing}
      renderAfter={(id) =>
        choices.find((choice) => choice.id === id)?.allowText ? (
          <PlainOther {...{ question, choices, value, issues, describedBy }} />
        ) : null
      }
    />
  )
}

/** The respondent's own words, there from the beginning; null where no option takes any. */
export const PlainOther = ({ question, choices, value, issues, describedBy }: PlainChoiceProps) => {
  const withText = choices.find(({ allowText }) => allowText)
  return withText ? (
    <OtherText
      choice={withText}
      index={choices.indexOf(withText)}
      name={fieldName(question.id, otherPart)}
      value={value?.other}
      onChange={nothing}
      readOnly={false}
      issues={issues}
      describedBy={describedBy}
    />
  ) : null
}

const nothing = () => undefined
