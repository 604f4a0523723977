import { Button } from '#ds/button'
import { type RendererProps, useT, useText } from '#sdk/ui'
import { ChoiceControl } from '../../../_families/choice/choice-control.tsx'
import { choiceLabel } from '../../../_families/choice/choice-text.ts'
import { useOfferedChoices } from '../../../_families/choice/use-offered-choices.ts'
import { UnfoldingField } from '../../../_families/unfolding/unfolding-field.tsx'
import type select from '../definition.ts'

/** A field that says what is chosen and unfolds the options below itself, each to tick. */
export const SelectSeveral = ({ options, value, onChange, ...p }: RendererProps<typeof select>) => {
  const t = useT()
  const text = useText()
  const choices = useOfferedChoices(options.choices, { value, readOnly: p.readOnly, issues: p.issues })
  const shown = (value?.ids ?? [])
    .map((id) => {
      const index = options.choices.findIndex((choice) => choice.id === id)
      const choice = options.choices[index]
      if (!choice) return id
      const label = choiceLabel(choice, index, { text, t })
      return choice.allowText && value?.other ? t('choice.withText', { label, text: value.other }) : label
    })
    .join(t('choice.separator'))

  return (
    <UnfoldingField
      {...p}
      shown={shown}
      placeholder={text(options.placeholder) || t('placeholder')}
      panel={(close) => (
        <>
          <div className="max-h-80 overflow-y-auto">
            <ChoiceControl
              {...p}
              onBlur={nothing}
              kind="checkbox"
              choices={choices}
              columns="inline"
              shuffle={options.shuffle}
              value={value}
              onChange={onChange}
              controlId={`${p.controlId}-list`}
            />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={close}>
              {t('done')}
            </Button>
            {shown !== '' && (
              <Button
                size="small"
                variant="ghost"
                onClick={() => {
                  close()
                  onChange(undefined)
                }}
              >
                {t('choice.clear')}
              </Button>
            )}
          </div>
        </>
      )}
    />
  )
}

/** The field is left when its panel is left, too. */
const nothing = () => undefined
