import { type DesignerProps, defineDesigner, SelectSetting, SettingsGroup, SwitchSetting, useT } from '#sdk/designer'
import type signaturePad from './definition.ts'
import { inks, pens, sizes } from './parts/ink.ts'

export default defineDesigner<typeof signaturePad>(SignatureDesigner)

function SignatureDesigner({ options, onChange }: DesignerProps<typeof signaturePad>) {
  const t = useT()
  return (
    <SettingsGroup title={t('group.pad')}>
      <SelectSetting
        label={t('ink')}
        value={options.ink}
        options={inks.map((id) => ({ id, label: t(`ink.${id}`) }))}
        onChange={(ink) => onChange({ ...options, ink })}
      />
      <SelectSetting
        label={t('pen')}
        value={options.pen}
        options={pens.map((id) => ({ id, label: t(`pen.${id}`) }))}
        onChange={(pen) => onChange({ ...options, pen })}
      />
      <SelectSetting
        label={t('size')}
        value={options.size}
        options={sizes.map((id) => ({ id, label: t(`size.${id}`) }))}
        onChange={(size) => onChange({ ...options, size })}
      />
      <SwitchSetting
        label={t('fullScreen')}
        hint={t('fullScreen.hint')}
        value={options.fullScreen}
        onChange={(fullScreen) => onChange({ ...options, fullScreen })}
      />
    </SettingsGroup>
  )
}
