import {
  type DesignerProps,
  defineDesigner,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import type nps from './definition.ts'

export default defineDesigner<typeof nps>(NpsDesigner)

function NpsDesigner({ options, onChange }: DesignerProps<typeof nps>) {
  const t = useT()
  return (
    <SettingsGroup title={t('group.labels')}>
      <TextSetting
        label={t(options.from ? 'lowLabel.one' : 'lowLabel')}
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
      <SwitchSetting
        label={t('from')}
        hint={t('from.hint')}
        value={options.from === 1}
        onChange={(isOne) => onChange(patchOptions(options, { from: isOne ? 1 : undefined }))}
      />
      <SelectSetting
        label={t('look')}
        value={options.look ?? 'bar'}
        options={looks.map((id) => ({ id, label: t(`look.${id}`) }))}
        onChange={(id) => onChange(patchOptions(options, { look: id === 'bar' ? undefined : id }))}
      />
    </SettingsGroup>
  )
}

const looks = ['bar', 'buttons'] as const
