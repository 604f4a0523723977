import { ChoiceListSetting, type DesignerProps, defineDesigner, SettingsGroup, useT, useText } from '#sdk/designer'
import { ColumnsSetting } from '../../_families/matrix/columns-setting.tsx'
import { DemandSetting } from '../../_families/matrix/demand-setting.tsx'
import { starterLines } from '../../_families/matrix/lines.ts'
import { namedColumns } from '../../_families/matrix/named-columns.ts'
import { RowsSetting } from '../../_families/matrix/rows-setting.tsx'
import type matrixDropdown from './definition.ts'
import { maxChoices } from './parts/columns.ts'

export default defineDesigner<typeof matrixDropdown>(MatrixDropdownDesigner)

function MatrixDropdownDesigner({ options, onChange, newId }: DesignerProps<typeof matrixDropdown>) {
  const t = useT()
  const text = useText()
  const { columns } = options
  const names = namedColumns(columns, { text, t })
  return (
    <>
      <SettingsGroup title={t('group.lines')}>
        <RowsSetting rows={options.rows} onChange={(rows) => onChange({ ...options, rows })} newId={newId} />
        <ColumnsSetting
          columns={columns}
          onChange={(next) => onChange({ ...options, columns: next })}
          newId={newId}
          create={(line) => ({ ...line, choices: starterLines(newId) })}
        />
      </SettingsGroup>
      {columns.map((column, index) => (
        <SettingsGroup key={column.id} title={t('group.choices', { column: names[index]?.label ?? '' })}>
          <ChoiceListSetting
            label={t('choices')}
            labelHidden
            items={column.choices}
            onChange={(choices) => onChange({ ...options, columns: columns.with(index, { ...column, choices }) })}
            newId={newId}
            create={(line) => line}
            max={maxChoices}
            untitled={(position) => t('choice.untitled', { position })}
          />
        </SettingsGroup>
      ))}
      <SettingsGroup title={t('group.validation')}>
        <DemandSetting value={options.demand} onChange={(demand) => onChange({ ...options, demand })} />
      </SettingsGroup>
    </>
  )
}
