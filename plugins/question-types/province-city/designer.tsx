import { type DesignerProps, defineDesigner, SelectSetting, SettingsGroup, TextSetting, useT } from '#sdk/designer'
import type provinceCity from './definition.ts'
import { levels } from './parts/place.ts'

export default defineDesigner<typeof provinceCity>(ProvinceCityDesigner)

function ProvinceCityDesigner({ options, onChange }: DesignerProps<typeof provinceCity>) {
  const t = useT()
  return (
    <SettingsGroup title={t('group.address')}>
      <SelectSetting
        label={t('level')}
        value={options.level}
        options={levels.map((id) => ({ id, label: t(`level.${id}`) }))}
        onChange={(level) => onChange({ ...options, level })}
      />
      <SelectSetting
        label={t('detail')}
        value={options.detail}
        options={details.map((id) => ({ id, label: t(`detail.${id}`) }))}
        onChange={(detail) => onChange({ ...options, detail })}
      />
      <TextSetting
        label={t('placeholder.label')}
        value={options.placeholder}
        onChange={(placeholder) => onChange({ ...options, placeholder })}
      />
    </SettingsGroup>
  )
}

const details = ['none', 'optional', 'required'] as const
