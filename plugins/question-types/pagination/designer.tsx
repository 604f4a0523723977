import { type DesignerProps, defineDesigner, SettingsGroup, TextSetting, useT } from '#sdk/designer'
import type pagination from './definition.ts'

export default defineDesigner<typeof pagination>(PaginationDesigner)

function PaginationDesigner({ options, onChange }: DesignerProps<typeof pagination>) {
  const t = useT()
  return (
    <SettingsGroup title={t('group.buttons')}>
      <TextSetting
        label={t('next')}
        hint={t('empty')}
        value={options.nextLabel}
        onChange={(nextLabel) => onChange({ ...options, nextLabel })}
        maxLength={40}
      />
      <TextSetting
        label={t('back')}
        hint={t('empty')}
        value={options.backLabel}
        onChange={(backLabel) => onChange({ ...options, backLabel })}
        maxLength={40}
      />
    </SettingsGroup>
  )
}
