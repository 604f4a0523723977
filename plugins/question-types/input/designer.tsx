import {
  type DesignerProps,
  defineDesigner,
  PlainTextSetting,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import { LengthSetting } from '../../_families/text/length-setting.tsx'
import type input from './definition.ts'
import { FieldIconSetting } from './parts/field-icon-setting.tsx'

export default defineDesigner<typeof input>(InputDesigner)

function InputDesigner({ options, onChange }: DesignerProps<typeof input>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.control')}>
        <TextSetting
          label={t('placeholder')}
          value={options.placeholder}
          onChange={(placeholder) => onChange({ ...options, placeholder })}
        />
        <TextSetting
          label={t('prefix')}
          value={options.prefix}
          onChange={(prefix) => onChange({ ...options, prefix })}
        />
        <FieldIconSetting
          label={t('prefixIcon')}
          value={options.prefixIcon}
          onChange={(prefixIcon) => onChange(patchOptions(options, { prefixIcon }))}
        />
        <TextSetting
          label={t('suffix')}
          value={options.suffix}
          onChange={(suffix) => onChange({ ...options, suffix })}
        />
        <FieldIconSetting
          label={t('suffixIcon')}
          value={options.suffixIcon}
          onChange={(suffixIcon) => onChange(patchOptions(options, { suffixIcon }))}
        />
        <SwitchSetting
          label={t('clearable')}
          value={options.clearable ?? false}
          onChange={(next) => onChange(patchOptions(options, { clearable: next || undefined }))}
        />
        <SwitchSetting
          label={t('readOnly')}
          hint={t('readOnly.hint')}
          value={options.readOnly ?? false}
          onChange={(next) => onChange(patchOptions(options, { readOnly: next || undefined }))}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <SelectSetting
          label={t('format')}
          value={options.format}
          options={formats.map((id) => ({ id, label: t(`format.${id}`) }))}
          onChange={(format) => onChange({ ...options, format })}
        />
        <LengthSetting {...options} longest={2000} onChange={(change) => onChange(patchOptions(options, change))} />
        <PlainTextSetting
          label={t('pattern')}
          hint={t('pattern.hint')}
          maxLength={500}
          value={options.pattern}
          onChange={(pattern) => onChange({ ...options, pattern })}
        />
        <TextSetting
          label={t('patternMessage')}
          value={options.patternMessage}
          onChange={(patternMessage) => onChange({ ...options, patternMessage })}
        />
        <SwitchSetting
          label={t('unique')}
          hint={t('unique.hint')}
          value={options.unique ?? false}
          onChange={(next) => onChange(patchOptions(options, { unique: next || undefined }))}
        />
        {options.unique && (
          <TextSetting
            label={t('uniqueMessage')}
            value={options.uniqueMessage ?? {}}
            maxLength={200}
            onChange={(uniqueMessage) => onChange({ ...options, uniqueMessage })}
          />
        )}
      </SettingsGroup>
    </>
  )
}

const formats = ['none', 'mobile', 'email', 'idCard', 'url', 'number', 'chinese', 'letters'] as const
