import { type DesignerProps, defineDesigner, SettingsGroup, TextSetting, useT } from '#sdk/designer'
import { ChoiceSettings } from '../../_families/choice/choice-settings.tsx'
import type select from './definition.ts'

export default defineDesigner<typeof select>(SelectDesigner)

function SelectDesigner({ options, onChange, newId }: DesignerProps<typeof select>) {
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
      <SettingsGroup title={t('group.control')}>
        <TextSetting
          label={t('placeholder.label')}
          value={options.placeholder}
          onChange={(placeholder) => onChange({ ...options, placeholder })}
        />
      </SettingsGroup>
    </>
  )
}
