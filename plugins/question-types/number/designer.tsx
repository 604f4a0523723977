import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import type number from './definition.ts'

export default defineDesigner<typeof number>(NumberDesigner)

function NumberDesigner({ options, onChange }: DesignerProps<typeof number>) {
  const t = useT()
  const { precision } = options
  return (
    <>
      <SettingsGroup title={t('group.control')}>
        <TextSetting
          label={t('placeholder')}
          value={options.placeholder}
          onChange={(placeholder) => onChange({ ...options, placeholder })}
        />
        <TextSetting
          label={t('unit')}
          value={options.unit}
          maxLength={20}
          onChange={(unit) => onChange({ ...options, unit })}
        />
        <SelectSetting
          label={t('stepButtons')}
          value={options.stepButtons ?? 'none'}
          options={stepButtons.map((id) => ({ id, label: t(`stepButtons.${id}`) }))}
          onChange={(id) => onChange(patchOptions(options, { stepButtons: id === 'none' ? undefined : id }))}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <NumberSetting
          label={t('min')}
          value={options.min}
          min={-limit}
          max={options.max ?? limit}
          precision={precision}
          onChange={(min) => onChange(patchOptions(options, { min }))}
        />
        <NumberSetting
          label={t('max')}
          value={options.max}
          min={options.min ?? -limit}
          max={limit}
          precision={precision}
          onChange={(max) => onChange(patchOptions(options, { max }))}
        />
        <NumberSetting
          label={t('precision')}
          hint={t('precision.hint')}
          required
          value={precision}
          min={0}
          max={10}
          onChange={(next) => onChange({ ...options, precision: next })}
        />
        <NumberSetting
          label={t('step')}
          required
          value={options.step}
          min={1 / 10 ** precision}
          max={limit}
          precision={precision}
          onChange={(step) => onChange({ ...options, step })}
        />
        <SwitchSetting
          label={t('strictStep')}
          hint={t('strictStep.hint')}
          value={options.strictStep}
          onChange={(strictStep) => onChange({ ...options, strictStep })}
        />
      </SettingsGroup>
    </>
  )
}

const stepButtons = ['none', 'around', 'behind'] as const
const limit = 999_999_999_999_999
