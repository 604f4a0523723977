import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { withWording } from '#sdk'
import {
  ChoiceListSetting,
  type DesignerProps,
  defineDesigner,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useLanguage,
  useT,
} from '#sdk/designer'
import type horizontalInput from './definition.ts'
import { type BlankChoice, blankKinds, maxBlankChoices, maxBlanks } from './parts/blanks.ts'
import { withoutBlank } from './parts/sentence.ts'

export default defineDesigner<typeof horizontalInput>(HorizontalInputDesigner)

function HorizontalInputDesigner({ options, onChange, newId }: DesignerProps<typeof horizontalInput>) {
  const t = useT()
  const language = useLanguage()
  const { sentence, blanks } = options

  const replace = (index: number, blank: Blank) => onChange({ ...options, blanks: blanks.with(index, blank) })
  const add = () =>
    onChange({
      // Where the sentence ends in this language; in the others it stands at the end without being written.
      sentence: withWording(sentence, language, `${sentence[language] ?? ''}{${blanks.length + 1}}`),
      blanks: [...blanks, { id: newId(), label: {}, kind: 'text', required: false }],
    })
  const remove = (index: number) =>
    onChange({ sentence: withoutBlank(sentence, index), blanks: blanks.toSpliced(index, 1) })

  return (
    <>
      <SettingsGroup title={t('group.sentence')}>
        <TextSetting
          label={t('sentence')}
          hint={t('sentence.hint')}
          multiline
          value={sentence}
          maxLength={2000}
          onChange={(next) => onChange({ ...options, sentence: next })}
        />
        <Button size="small" iconStart={<Icon name="plus" />} disabled={blanks.length >= maxBlanks} onClick={add}>
          {t('blank.add')}
        </Button>
      </SettingsGroup>
      <SettingsGroup title={t('group.blanks')}>
        {blanks.map((blank, index) => (
          <div key={blank.id} className="flex flex-col gap-3 border-hairline border-s-2 ps-3">
            <TextSetting
              label={t('blank.label', { position: index + 1 })}
              hint={t('blank.label.hint')}
              value={blank.label}
              maxLength={60}
              onChange={(label) => replace(index, { ...blank, label })}
            />
            <SelectSetting
              label={t('blank.kind')}
              value={blank.kind}
              options={blankKinds.map((id) => ({ id, label: t(`blank.kind.${id}`) }))}
              onChange={(kind) =>
                replace(
                  index,
                  // A list begins with two choices; what is no list has none.
                  patchOptions<Blank>(
                    { ...blank, kind },
                    { choices: kind === 'select' ? [0, 1].map(() => ({ id: newId(), label: {} })) : undefined },
                  ),
                )
              }
            />
            {blank.kind === 'select' && (
              <ChoiceListSetting
                label={t('blank.choices', { position: index + 1 })}
                items={blank.choices ?? []}
                onChange={(choices) => replace(index, { ...blank, choices })}
                newId={newId}
                create={(choice): BlankChoice => choice}
                max={maxBlankChoices}
                untitled={(position) => t('choice', { position })}
              />
            )}
            <SwitchSetting
              label={t('blank.required')}
              value={blank.required}
              onChange={(required) => replace(index, { ...blank, required })}
            />
            {blanks.length > 1 && (
              <Button size="mini" variant="ghost" onClick={() => remove(index)}>
                {t('blank.remove', { position: index + 1 })}
              </Button>
            )}
          </div>
        ))}
      </SettingsGroup>
    </>
  )
}

type Blank = DesignerProps<typeof horizontalInput>['options']['blanks'][number]
