import { ChoiceListSetting, type DesignerProps, defineDesigner, patchOptions, SettingsGroup, useT } from '#sdk/designer'
import { ChoiceCountSetting } from '../../_families/choice/choice-count-setting.tsx'
import type sort from './definition.ts'
import { maxChoices } from './parts/ranking.ts'

export default defineDesigner<typeof sort>(SortDesigner)

function SortDesigner({ options, onChange, newId }: DesignerProps<typeof sort>) {
  const t = useT()
  const total = options.choices.length
  return (
    <>
      <SettingsGroup title={t('group.choices')}>
        <ChoiceListSetting
          label={t('choices')}
          labelHidden
          items={options.choices}
          onChange={(choices) => onChange({ ...options, choices })}
          newId={newId}
          create={({ id, label }) => ({ id, label })}
          min={2}
          max={maxChoices}
          untitled={(position) => t('choice.untitled', { position })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <ChoiceCountSetting
          {...options}
          total={total}
          hints={{ min: t('min.hint'), max: t('max.hint') }}
          onChange={(change) => onChange(patchOptions(options, change))}
        />
      </SettingsGroup>
    </>
  )
}
