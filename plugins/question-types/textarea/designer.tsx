import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SettingsGroup,
  TextSetting,
  useT,
} from '#sdk/designer'
import { LengthSetting } from '../../_families/text/length-setting.tsx'
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
        <NumberSetting
          label={t('maxRows')}
          hint={t('maxRows.hint')}
          value={options.maxRows}
          min={options.rows}
          max={50}
          onChange={(maxRows) => onChange(patchOptions(options, { maxRows }))}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <LengthSetting {...options} longest={20_000} onChange={(change) => onChange(patchOptions(options, change))} />
      </SettingsGroup>
    </>
  )
}
