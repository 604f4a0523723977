import { type DesignerProps, defineDesigner, SettingsGroup, SwitchSetting, TextSetting, useT } from '#sdk/designer'
import type cascader from './definition.ts'
import { TreeSetting } from './parts/tree-setting.tsx'

export default defineDesigner<typeof cascader>(CascaderDesigner)

function CascaderDesigner({ options, onChange, newId }: DesignerProps<typeof cascader>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.options')}>
        <TreeSetting value={options.nodes} onChange={(nodes) => onChange({ ...options, nodes })} newId={newId} />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <SwitchSetting
          label={t('anyLevel')}
          hint={t('anyLevel.hint')}
          value={options.anyLevel}
          onChange={(anyLevel) => onChange({ ...options, anyLevel })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.control')}>
        <TextSetting
          label={t('placeholder.label')}
          value={options.placeholder}
          maxLength={60}
          onChange={(placeholder) => onChange({ ...options, placeholder })}
        />
      </SettingsGroup>
    </>
  )
}
