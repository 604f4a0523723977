import { type DesignerProps, defineDesigner, NumberSetting, SettingsGroup, useT } from '#sdk/designer'
import type duration from './definition.ts'

export default defineDesigner<typeof duration>(DurationDesigner)

function DurationDesigner({ options, onChange }: DesignerProps<typeof duration>) {
  const t = useT()
  return (
    <SettingsGroup title={t('group.validation')}>
      <NumberSetting
        label={t('maxHours')}
        required
        value={options.maxHours}
        min={1}
        max={1000}
        onChange={(maxHours) => onChange({ ...options, maxHours })}
      />
    </SettingsGroup>
  )
}
