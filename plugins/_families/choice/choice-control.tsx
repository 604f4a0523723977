import type { ReactNode } from 'react'
import { Button } from '#ds/button'
import { ChoiceGroup } from '#ds/choice-group'
import type { Issue, Question } from '#sdk'
import { useT, useText } from '#sdk/ui'
import { isOwnPicture } from '#shared/safe-addresses'
import type { Choice, ChoiceAnswer } from './choice.ts'
import { choiceLabel } from './choice-text.ts'
import { OtherText } from './other-text.tsx'
import type { OfferedChoice } from './quota.ts'
import { quotaNote } from './quota-note.ts'
import { useShownOrder } from './use-shown-order.ts'

interface ChoiceControlProps {
  readonly kind: 'radio' | 'checkbox'
  readonly question: Question
  readonly choices: readonly OfferedChoice[]
  readonly columns: 1 | 2 | 3 | 4 | 'inline'
  readonly look?: 'buttons' | undefined
  /** Each respondent sees the options in an order of their own. */
  readonly shuffle?: boolean | undefined
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
export const ChoiceControl = ({
  kind,
  question,
  choices,
  columns,
  look,
  shuffle = false,
  value,
  ...p
}: ChoiceControlProps) => {
  const t = useT()
  const text = useText()
  const ids = value?.ids ?? []
  const withText = choices.find(({ allowText }) => allowText)
  const shown = useShownOrder(choices, shuffle)
  const canClear = kind === 'radio' && ids.length > 0 && !question.required && !p.readOnly

  const choose = (next: readonly string[]) => {
    const settled = settleExclusive(choices, ids, next)
    // An answer says what was chosen, in the author's order, and not in which order it was seen.
    const chosen = choices.flatMap(({ id }) => (settled.includes(id) ? [id] : []))
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
        look={look}
        options={shown.map((choice) => ({
          id: choice.id,
          label: choiceLabel(choice, choices.indexOf(choice), { text, t }),
          ...described([text(choice.description), quotaNote(choice, t)]),
          // Judged once more on the way out: a draft in the designer has not been through the schema.
          image: choice.image && isOwnPicture(choice.image) ? choice.image : undefined,
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

/** Lines below the words of an option, as far as there are any. */
const described = (lines: readonly string[]): { description?: ReactNode } => {
  const said = lines.filter((line) => line !== '')
  if (said.length === 0) return {}
  return {
    description: said.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    )),
  }
}
