import { type DesignerProps, defineDesigner, SelectSetting, SettingsGroup, TextSetting, useT } from '#sdk/designer'
import type divider from './definition.ts'

export default defineDesigner<typeof divider>(DividerDesigner)

function DividerDesigner({ options, onChange }: DesignerProps<typeof divider>) {
  const t = useT()
  return (
    <SettingsGroup title={t('group.line')}>
      <TextSetting
        label={t('text')}
        value={options.text}
        maxLength={60}
        onChange={(text) => onChange({ ...options, text })}
      />
      <SelectSetting
        label={t('line')}
        value={options.line}
        options={lines.map((id) => ({ id, label: t(`line.${id}`) }))}
        onChange={(line) => onChange({ ...options, line })}
      />
      <SelectSetting
        label={t('tone')}
        value={options.tone}
        options={tones.map((id) => ({ id, label: t(`tone.${id}`) }))}
        onChange={(tone) => onChange({ ...options, tone })}
      />
    </SettingsGroup>
  )
}

const lines = ['solid', 'dashed', 'dotted'] as const
const tones = ['quiet', 'strong', 'accent'] as const
