import { type DesignerProps, defineDesigner, SelectSetting, SettingsGroup, useT } from '#sdk/designer'
import { ColumnsSetting } from '../../_families/matrix/columns-setting.tsx'
import { DemandSetting } from '../../_families/matrix/demand-setting.tsx'
import { RowsSetting } from '../../_families/matrix/rows-setting.tsx'
import type matrixInput from './definition.ts'

export default defineDesigner<typeof matrixInput>(MatrixInputDesigner)

function MatrixInputDesigner({ options, onChange, newId }: DesignerProps<typeof matrixInput>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.lines')}>
        <RowsSetting rows={options.rows} onChange={(rows) => onChange({ ...options, rows })} newId={newId} />
        <ColumnsSetting
          columns={options.columns}
          onChange={(columns) => onChange({ ...options, columns })}
          newId={newId}
          create={(line) => ({ ...line, kind: 'text' as const })}
          renderMore={(column, update) => (
            <SelectSetting
              label={t('kind')}
              value={column.kind}
              options={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
              onChange={(kind) => update({ ...column, kind })}
            />
          )}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <DemandSetting value={options.demand} onChange={(demand) => onChange({ ...options, demand })} />
      </SettingsGroup>
    </>
  )
}

const kinds = ['text', 'number'] as const
