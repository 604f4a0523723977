import {
  ChoiceListSetting,
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SettingsGroup,
  SwitchSetting,
  useLanguage,
  useT,
} from '#sdk/designer'
import { FillSetting } from '../../_families/fill-in/fill-setting.tsx'
import { RowsSetting } from '../../_families/table/rows-setting.tsx'
import { maxColumns, maxRows } from '../../_families/table/table.ts'
import { applyRows } from '../../_families/table/table-text.ts'
import type tableSelect from './definition.ts'

export default defineDesigner<typeof tableSelect>(TableSelectDesigner)

function TableSelectDesigner({ question, options, onChange, newId }: DesignerProps<typeof tableSelect>) {
  const t = useT()
  const language = useLanguage()
  const { columns, rows } = options
  const setColumns = (next: typeof columns) => {
    // Cells stand in the order of the columns, and go along with theirs.
    const places = next.map(({ id }) => columns.findIndex((column) => column.id === id))
    onChange({
      ...options,
      columns: next,
      rows: rows.map((row) => ({ ...row, cells: places.map((place) => row.cells[place] ?? '') })),
    })
  }
  const takeFile = (head: readonly string[], lines: readonly (readonly string[])[]) => {
    const next = head.slice(0, maxColumns).map((label, index) => ({
      ...columns[index],
      id: columns[index]?.id ?? newId(),
      label: { ...columns[index]?.label, [language]: label },
      numeric: lines.every((line) => /^(-?\d+(\.\d+)?)?$/.test(line[index] ?? '')),
    }))
    onChange({ ...options, columns: next, rows: applyRows(rows, lines, next.length, newId) })
  }
  return (
    <>
      <SettingsGroup title={t('group.table')}>
        <ChoiceListSetting
          label={t('columns')}
          items={columns}
          onChange={setColumns}
          newId={newId}
          create={({ id, label }) => ({ id, label, numeric: false })}
          max={maxColumns}
          renderMore={(column, change) => (
            <>
              <SwitchSetting
                label={t('numeric')}
                value={column.numeric}
                onChange={(numeric) => change({ ...column, numeric })}
              />
              {!options.multiple && (
                <FillSetting
                  label={t('fills')}
                  hint={t('fills.hint')}
                  question={question}
                  value={column.fills}
                  onChange={(fills) => change(patchOptions(column, { fills }))}
                />
              )}
            </>
          )}
          untitled={(position) => t('untitledColumn', { position })}
        />
        <RowsSetting
          rows={rows}
          columns={columns.length}
          onChange={(next) => onChange({ ...options, rows: next })}
          onImport={takeFile}
          newId={newId}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <SwitchSetting
          label={t('multiple')}
          value={options.multiple}
          onChange={(multiple) => onChange({ ...options, multiple })}
        />
        {options.multiple && (
          <>
            <NumberSetting
              label={t('min')}
              value={options.min}
              min={1}
              max={maxRows}
              onChange={(min) => onChange(patchOptions(options, { min }))}
            />
            <NumberSetting
              label={t('max')}
              value={options.max}
              min={1}
              max={maxRows}
              onChange={(max) => onChange(patchOptions(options, { max }))}
            />
          </>
        )}
      </SettingsGroup>
    </>
  )
}
