import { type DesignerProps, defineDesigner, SettingsGroup, useT } from '#sdk/designer'
import { ChoiceSettings } from '../../_families/choice/choice-settings.tsx'
import { ColumnsSetting } from '../../_families/choice/columns-setting.tsx'
import type radio from './definition.ts'

export default defineDesigner<typeof radio>(RadioDesigner)

function RadioDesigner({ options, onChange, newId }: DesignerProps<typeof radio>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.choices')}>
        <ChoiceSettings
          choices={options.choices}
          onChange={(choices) => onChange({ ...options, choices })}
          newId={newId}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.layout')}>
        <ColumnsSetting value={options.columns} onChange={(columns) => onChange({ ...options, columns })} />
      </SettingsGroup>
    </>
  )
}
