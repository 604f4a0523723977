import { type DesignerProps, defineDesigner, SettingsGroup, SwitchSetting, TextSetting, useT } from '#sdk/designer'
import type nps from './definition.ts'

export default defineDesigner<typeof nps>(NpsDesigner)

function NpsDesigner({ options, onChange }: DesignerProps<typeof nps>) {
  const t = useT()
  return (
    <SettingsGroup title={t('group.labels')}>
      <TextSetting
        label={t('lowLabel')}
        value={options.lowLabel}
        maxLength={60}
        onChange={(lowLabel) => onChange({ ...options, lowLabel })}
      />
      <TextSetting
        label={t('midLabel')}
        value={options.midLabel}
        maxLength={60}
        onChange={(midLabel) => onChange({ ...options, midLabel })}
      />
      <TextSetting
        label={t('highLabel')}
        value={options.highLabel}
        maxLength={60}
        onChange={(highLabel) => onChange({ ...options, highLabel })}
      />
      <SwitchSetting
        label={t('reversed')}
        value={options.reversed}
        onChange={(reversed) => onChange({ ...options, reversed })}
      />
    </SettingsGroup>
  )
}
