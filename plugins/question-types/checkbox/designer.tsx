import { type DesignerProps, defineDesigner, patchOptions, SettingsGroup, SwitchSetting, useT } from '#sdk/designer'
import { ChoiceCountSetting } from '../../_families/choice/choice-count-setting.tsx'
import { ChoiceSettings } from '../../_families/choice/choice-settings.tsx'
import { ColumnsSetting } from '../../_families/choice/columns-setting.tsx'
import type checkbox from './definition.ts'

export default defineDesigner<typeof checkbox>(CheckboxDesigner)

function CheckboxDesigner({ options, onChange, newId }: DesignerProps<typeof checkbox>) {
  const t = useT()
  const total = options.choices.length
  return (
    <>
      <SettingsGroup title={t('group.choices')}>
        <ChoiceSettings
          choices={options.choices}
          onChange={(choices) => onChange({ ...options, choices })}
          newId={newId}
          renderMore={(choice, update) => (
            <SwitchSetting
              label={t('choice.exclusive')}
              hint={t('choice.exclusive.hint')}
              value={choice.exclusive ?? false}
              onChange={(exclusive) => update({ ...choice, exclusive })}
            />
          )}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <ChoiceCountSetting {...options} total={total} onChange={(change) => onChange(patchOptions(options, change))} />
      </SettingsGroup>
      <SettingsGroup title={t('group.layout')}>
        <ColumnsSetting value={options.columns} onChange={(columns) => onChange({ ...options, columns })} />
      </SettingsGroup>
    </>
  )
}
