import type { Text } from '#sdk'
import { NumberSetting, SettingsGroup, SwitchSetting, TextSetting, useT } from '#sdk/designer'
import { amountLimit } from './amount-limit.ts'

export interface Scale {
  min: number
  max: number
  step: number
  unit: Text
  showValue: boolean
}

/** Both ends, step and unit of a scale to slide along. Texts of the type: as in `slider`. */
export const ScaleSetting = <Options extends Scale>({
  options,
  onChange,
}: {
  options: Options
  onChange: (next: Options) => void
}) => {
  const t = useT()
  const { min, max, step } = options
  return (
    <SettingsGroup title={t('group.scale')}>
      <NumberSetting
        label={t('min')}
        required
        value={min}
        min={-amountLimit}
        max={roundedAmount(max - step)}
        precision={scaleDecimals}
        onChange={(next) => onChange({ ...options, min: next })}
      />
      <NumberSetting
        label={t('max')}
        required
        value={max}
        min={roundedAmount(min + step)}
        max={amountLimit}
        precision={scaleDecimals}
        onChange={(next) => onChange({ ...options, max: next })}
      />
      <NumberSetting
        label={t('step')}
        required
        value={step}
        min={1 / 10 ** scaleDecimals}
        max={roundedAmount(max - min)}
        precision={scaleDecimals}
        onChange={(next) => onChange({ ...options, step: next })}
      />
      <TextSetting
        label={t('unit')}
        value={options.unit}
        maxLength={20}
        onChange={(unit) => onChange({ ...options, unit })}
      />
      <SwitchSetting
        label={t('showValue')}
        hint={t('showValue.hint')}
        value={options.showValue}
        onChange={(showValue) => onChange({ ...options, showValue })}
      />
    </SettingsGroup>
  )
}

export const scaleDecimals = 3

/** 0.3 − 0.1 is not 0.2 to the last bit. */
export const roundedAmount = (value: number): number => Number(value.toFixed(scaleDecimals))
