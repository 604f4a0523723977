import { type DesignerProps, defineDesigner, patchOptions, SettingsGroup, SwitchSetting, useT } from '#sdk/designer'
import { ChoiceQuota, QuotaSettings } from '../../_families/choice/quota-setting.tsx'
import { ColumnsSetting } from '../../_families/matrix/columns-setting.tsx'
import { EveryRowSetting } from '../../_families/matrix/every-row-setting.tsx'
import { RowsSetting } from '../../_families/matrix/rows-setting.tsx'
import type matrixSelect from './definition.ts'
import { quotasOf } from './parts/quotas.ts'

export default defineDesigner<typeof matrixSelect>(MatrixSelectDesigner)

function MatrixSelectDesigner({ options, onChange, newId }: DesignerProps<typeof matrixSelect>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.lines')}>
        <RowsSetting rows={options.rows} onChange={(rows) => onChange({ ...options, rows })} newId={newId} />
        <ColumnsSetting
          columns={options.columns}
          onChange={(columns) => onChange({ ...options, columns })}
          newId={newId}
          create={(line) => line}
          renderMore={(column, update) => <ChoiceQuota choice={column} update={update} />}
        />
      </SettingsGroup>
      <QuotaSettings options={quotasOf(options)} onChange={(change) => onChange(patchOptions(options, change))} />
      <SettingsGroup title={t('group.validation')}>
        <SwitchSetting
          label={t('multiple')}
          value={options.multiple}
          onChange={(multiple) => onChange({ ...options, multiple })}
        />
        <EveryRowSetting
          value={options.requireEveryRow}
          onChange={(requireEveryRow) => onChange({ ...options, requireEveryRow })}
        />
      </SettingsGroup>
    </>
  )
}
