import { NumberSetting, SettingsGroup, SwitchSetting, useT } from '#sdk/designer'
import { maxChosen } from './member.ts'

interface Several {
  readonly multiple: boolean
  readonly max?: number
}

/** Whether several may be chosen, and how many at most. Texts of the type: as in `user-select`. */
export const SeveralSetting = ({
  multiple,
  max,
  onChange,
}: Several & { readonly onChange: (change: { multiple?: boolean; max?: number | undefined }) => void }) => {
  const t = useT()
  return (
    <SettingsGroup title={t('group.validation')}>
      <SwitchSetting label={t('multiple')} value={multiple} onChange={(next) => onChange({ multiple: next })} />
      {multiple && (
        <NumberSetting
          label={t('max')}
          value={max}
          min={2}
          max={maxChosen}
          onChange={(next) => onChange({ max: next })}
        />
      )}
    </SettingsGroup>
  )
}
