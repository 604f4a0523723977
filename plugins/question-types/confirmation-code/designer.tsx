import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  useT,
} from '#sdk/designer'
import type confirmationCode from './definition.ts'
import { maxUses } from './parts/code.ts'

export default defineDesigner<typeof confirmationCode>(ConfirmationCodeDesigner)

function ConfirmationCodeDesigner({ options, onChange }: DesignerProps<typeof confirmationCode>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.code')}>
        <NumberSetting
          label={t('length')}
          required
          value={options.length}
          min={6}
          max={16}
          onChange={(length) => onChange({ ...options, length })}
        />
        <SelectSetting
          label={t('from')}
          value={options.from}
          options={sources.map((id) => ({ id, label: t(`from.${id}`) }))}
          onChange={(from) => onChange({ ...options, from })}
        />
        <SwitchSetting label={t('showQr')} value={options.qr} onChange={(qr) => onChange({ ...options, qr })} />
      </SettingsGroup>
      <SettingsGroup title={t('group.redeem')}>
        <NumberSetting
          label={t('uses')}
          hint={t('uses.hint')}
          required
          value={options.uses}
          min={1}
          max={maxUses}
          onChange={(uses) => onChange({ ...options, uses })}
        />
        <NumberSetting
          label={t('validDays')}
          hint={t('validDays.hint')}
          value={options.validDays}
          min={1}
          max={3650}
          onChange={(validDays) => onChange(patchOptions(options, { validDays }))}
        />
      </SettingsGroup>
    </>
  )
}

const sources = ['digits', 'both'] as const
