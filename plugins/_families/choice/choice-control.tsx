import { Button } from '#ds/button'
import { ChoiceGroup } from '#ds/choice-group'
import type { Issue, Question } from '#sdk'
import { useT, useText } from '#sdk/ui'
import type { Choice, ChoiceAnswer } from './choice.ts'
import { choiceLabel } from './choice-text.ts'
import { OtherText } from './other-text.tsx'

interface ChoiceControlProps {
  readonly kind: 'radio' | 'checkbox'
  readonly question: Question
  readonly choices: readonly Choice[]
  readonly columns: 1 | 2 | 3 | 4 | 'inline'
  readonly value: ChoiceAnswer | undefined
  readonly onChange: (next: { ids: string[]; other?: string } | undefined) => void
  readonly onBlur: () => void
  readonly issues: readonly Issue[]
  readonly readOnly: boolean
  readonly controlId: string
  readonly labelId: string
  readonly describedBy: string | undefined
}

/** The options of a choice question, with the text field of "other" below its option while that is chosen. */
export const ChoiceControl = ({ kind, question, choices, columns, value, ...p }: ChoiceControlProps) => {
  const t = useT()
  const text = useText()
  const ids = value?.ids ?? []
  const withText = choices.find(({ allowText }) => allowText)
  const canClear = kind === 'radio' && ids.length > 0 && !question.required && !p.readOnly

  const choose = (next: readonly string[]) => {
    const chosen = settleExclusive(choices, ids, next)
    if (chosen.length === 0) return p.onChange(undefined)
    const keepsText = value?.other !== undefined && withText !== undefined && chosen.includes(withText.id)
    p.onChange({ ids: chosen, ...(keepsText && { other: value.other }) })
  }
  const clear = () => {
    // The button is about to go, and would take the keyboard's place along.
    document.getElementById(p.controlId)?.querySelector('input')?.focus()
    p.onChange(undefined)
  }
  const write = (other: string) => p.onChange({ ids: [...ids], ...(other !== '' && { other }) })

  return (
    <>
      <ChoiceGroup
        id={p.controlId}
        kind={kind}
        labelledBy={p.labelId}
        describedBy={p.describedBy}
        required={question.required}
        readOnly={p.readOnly}
        invalid={p.issues.length > 0}
        columns={columns}
        options={choices.map((choice, index) => ({
          id: choice.id,
          label: choiceLabel(choice, index, { text, t }),
          image: choice.image,
          disabled: choice.disabled,
        }))}
        value={ids}
        onChange={choose}
        onBlur={p.onBlur}
        renderAfter={(id) =>
          id === withText?.id && ids.includes(id) ? (
            <OtherText
              choice={withText}
              index={choices.indexOf(withText)}
              value={value?.other}
              onChange={write}
              readOnly={p.readOnly}
              issues={p.issues}
              describedBy={p.describedBy}
            />
          ) : null
        }
      />
      {canClear && (
        <div className="mt-2">
          <Button size="small" variant="ghost" onClick={clear}>
            {t('choice.clear')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Choosing an option that stands alone drops the others; choosing another one drops it. */
const settleExclusive = (choices: readonly Choice[], before: readonly string[], next: readonly string[]): string[] => {
  const added = next.find((id) => !before.includes(id))
  if (added === undefined) return [...next]
  const alone = new Set(choices.filter(({ exclusive }) => exclusive).map(({ id }) => id))
  return alone.has(added) ? [added] : next.filter((id) => !alone.has(id))
}
