import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import type textarea from './definition.ts'

export default defineDesigner<typeof textarea>(TextareaDesigner)

function TextareaDesigner({ options, onChange }: DesignerProps<typeof textarea>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.control')}>
        <TextSetting
          label={t('placeholder')}
          multiline
          value={options.placeholder}
          onChange={(placeholder) => onChange({ ...options, placeholder })}
        />
        <NumberSetting
          label={t('rows')}
          hint={t('rows.hint')}
          required
          value={options.rows}
          min={2}
          max={20}
          onChange={(rows) => onChange({ ...options, rows })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <NumberSetting
          label={t('minLength')}
          value={options.minLength}
          min={1}
          max={options.maxLength ?? 20_000}
          onChange={(minLength) => onChange(patchOptions(options, { minLength }))}
        />
        <NumberSetting
          label={t('maxLength')}
          value={options.maxLength}
          min={options.minLength ?? 1}
          max={20_000}
          onChange={(maxLength) => onChange(patchOptions(options, { maxLength }))}
        />
        <SwitchSetting
          label={t('showCount')}
          hint={t('showCount.hint')}
          value={options.showCount}
          onChange={(showCount) => onChange({ ...options, showCount })}
        />
      </SettingsGroup>
    </>
  )
}
