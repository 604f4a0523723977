import type { ReactNode } from 'react'
import { Button } from '#ds/button'
import { ChoiceListSetting, SwitchSetting, useLanguage, useT } from '#sdk/designer'
import { type Choice, maxChoices } from './choice.ts'

/** The option list of a choice question, each option with its own switches. */
export const ChoiceSettings = ({
  choices,
  onChange,
  newId,
  renderMore,
}: {
  choices: readonly Choice[]
  onChange: (next: Choice[]) => void
  newId: () => string
  /** Switches of one type only. */
  renderMore?: ((choice: Choice, update: (next: Choice) => void) => ReactNode) | undefined
}) => {
  const t = useT()
  const language = useLanguage()
  const canAddOther = choices.length < maxChoices && !choices.some(({ allowText }) => allowText)

  return (
    <>
      <ChoiceListSetting
        label={t('choice.list')}
        labelHidden
        items={choices}
        onChange={onChange}
        newId={newId}
        create={(choice) => choice}
        max={maxChoices}
        untitled={(position) => t('choice.untitled', { position })}
        renderMore={(choice, update) => (
          <>
            <SwitchSetting
              label={t('choice.allowText')}
              value={choice.allowText ?? false}
              onChange={(allowText) => onChange(withTextAt(choices, choice.id, allowText))}
            />
            {choice.allowText && (
              <SwitchSetting
                label={t('choice.textRequired')}
                value={choice.textRequired ?? false}
                onChange={(textRequired) => update({ ...choice, textRequired })}
              />
            )}
            <SwitchSetting
              label={t('choice.disabled')}
              value={choice.disabled ?? false}
              onChange={(disabled) => update({ ...choice, disabled })}
            />
            {renderMore?.(choice, update)}
          </>
        )}
      />
      {canAddOther && (
        <Button
          size="small"
          variant="ghost"
          onClick={() =>
            onChange([
              ...choices,
              { id: newId(), label: { [language]: t('choice.otherLabel') }, allowText: true, textRequired: true },
            ])
          }
        >
          {t('choice.addOther')}
        </Button>
      )}
    </>
  )
}

/** An answer has room for one text, so switching it on for one option switches it off for the others. */
const withTextAt = (choices: readonly Choice[], id: string, allowText: boolean): Choice[] =>
  choices.map((choice) => {
    if (choice.id === id) return { ...choice, allowText }
    return choice.allowText ? { ...choice, allowText: false } : choice
  })
