import {
  type DesignerProps,
  defineDesigner,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  TextSetting,
  useT,
} from '#sdk/designer'
import type date from './definition.ts'
import { LimitSetting } from './parts/limit-setting.tsx'

export default defineDesigner<typeof date>(DateDesigner)

function DateDesigner({ options, onChange }: DesignerProps<typeof date>) {
  const t = useT()
  const { kind } = options
  return (
    <>
      <SettingsGroup title={t('group.control')}>
        <SelectSetting
          label={t('kind')}
          value={kind}
          options={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
          // Bounds of one kind mean nothing to another.
          onChange={(next) => onChange({ kind: next, placeholder: options.placeholder })}
        />
        <TextSetting
          label={t('placeholder')}
          hint={t('placeholder.hint')}
          value={options.placeholder}
          onChange={(placeholder) => onChange({ ...options, placeholder })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <LimitSetting
          edge="min"
          kind={kind}
          value={options.min}
          onChange={(min) => onChange(patchOptions(options, { min }))}
        />
        <LimitSetting
          edge="max"
          kind={kind}
          value={options.max}
          onChange={(max) => onChange(patchOptions(options, { max }))}
        />
      </SettingsGroup>
    </>
  )
}

const kinds = ['date', 'month', 'year', 'datetime', 'time'] as const
