import {
  type DesignerProps,
  defineDesigner,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import type date from './definition.ts'
import { FormatSetting } from './parts/format-setting.tsx'
import { LimitSetting } from './parts/limit-setting.tsx'

export default defineDesigner<typeof date>(DateDesigner)

function DateDesigner({ options, onChange }: DesignerProps<typeof date>) {
  const t = useT()
  const { kind, range = false } = options
  return (
    <>
      <SettingsGroup title={t('group.control')}>
        <SelectSetting
          label={t('kind')}
          value={kind}
          options={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
          // Bounds and forms of one kind mean nothing to another.
          onChange={(next) =>
            onChange(patchOptions({ ...options, kind: next }, { min: undefined, max: undefined, format: undefined }))
          }
        />
        <SwitchSetting
          label={t('range')}
          hint={t('range.hint')}
          value={range}
          onChange={(next) =>
            onChange(patchOptions(options, { range: next || undefined, ...(next && { startNow: undefined }) }))
          }
        />
        <FormatSetting
          kind={kind}
          value={options.format}
          onChange={(format) => onChange(patchOptions(options, { format }))}
        />
        <TextSetting
          label={t('placeholder')}
          hint={t('placeholder.hint')}
          value={options.placeholder}
          onChange={(placeholder) => onChange({ ...options, placeholder })}
        />
        {!range && (
          <SwitchSetting
            label={t('startNow')}
            hint={t('startNow.hint')}
            value={options.startNow ?? false}
            onChange={(next) => onChange(patchOptions(options, { startNow: next || undefined }))}
          />
        )}
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

const kinds = ['date', 'week', 'month', 'year', 'datetime', 'time'] as const
