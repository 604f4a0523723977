import { type DesignerProps, defineDesigner, PlainTextSetting, SettingsGroup, SwitchSetting, useT } from '#sdk/designer'
import type phoneVerification from './definition.ts'

export default defineDesigner<typeof phoneVerification>(PhoneVerificationDesigner)

function PhoneVerificationDesigner({ options, onChange }: DesignerProps<typeof phoneVerification>) {
  const t = useT()
  return (
    <SettingsGroup title={t('group.verification')}>
      <PlainTextSetting
        label={t('prefix')}
        hint={t('prefix.hint')}
        value={options.prefix}
        maxLength={5}
        onChange={(typed) => {
          const digits = typed.replace(/\D/g, '').slice(0, 4)
          onChange({ ...options, prefix: digits === '' ? '+86' : `+${digits}` })
        }}
      />
      <SwitchSetting
        label={t('unique')}
        hint={t('unique.hint')}
        value={options.unique}
        onChange={(unique) => onChange({ ...options, unique })}
      />
    </SettingsGroup>
  )
}
