import {
  ChoiceListSetting,
  type DesignerProps,
  defineDesigner,
  SettingsGroup,
  SwitchSetting,
  useT,
} from '#sdk/designer'
import type matrixSelect from './definition.ts'
import { maxColumns, maxRows } from './parts/matrix.ts'

export default defineDesigner<typeof matrixSelect>(MatrixSelectDesigner)

function MatrixSelectDesigner({ options, onChange, newId }: DesignerProps<typeof matrixSelect>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.lines')}>
        <ChoiceListSetting
          label={t('rows')}
          items={options.rows}
          onChange={(rows) => onChange({ ...options, rows })}
          newId={newId}
          create={({ id, label }) => ({ id, label })}
          max={maxRows}
        />
        <ChoiceListSetting
          label={t('columns')}
          items={options.columns}
          onChange={(columns) => onChange({ ...options, columns })}
          newId={newId}
          create={({ id, label }) => ({ id, label })}
          max={maxColumns}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <SwitchSetting
          label={t('multiple')}
          value={options.multiple}
          onChange={(multiple) => onChange({ ...options, multiple })}
        />
        <SwitchSetting
          label={t('requireEveryRow')}
          hint={t('requireEveryRow.hint')}
          value={options.requireEveryRow}
          onChange={(requireEveryRow) => onChange({ ...options, requireEveryRow })}
        />
      </SettingsGroup>
    </>
  )
}
