import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SettingsGroup,
  TextSetting,
  useT,
} from '#sdk/designer'
import type subForm from './definition.ts'
import { maxRows } from './parts/rows.ts'

export default defineDesigner<typeof subForm>(SubFormDesigner)

/** Rows only; the questions in them are edited by the designer itself, as for every container. */
function SubFormDesigner({ options, onChange }: DesignerProps<typeof subForm>) {
  const t = useT()
  return (
    <SettingsGroup title={t('group.rows')}>
      <NumberSetting
        label={t('minRows')}
        hint={t('minRows.hint')}
        value={options.minRows}
        min={1}
        max={options.maxRows ?? maxRows}
        onChange={(minRows) => onChange(patchOptions(options, { minRows }))}
      />
      <NumberSetting
        label={t('maxRows')}
        value={options.maxRows}
        min={options.minRows ?? 1}
        max={maxRows}
        onChange={(next) => onChange(patchOptions(options, { maxRows: next }))}
      />
      <TextSetting
        label={t('addLabel')}
        value={options.addLabel}
        onChange={(addLabel) => onChange({ ...options, addLabel })}
      />
    </SettingsGroup>
  )
}
