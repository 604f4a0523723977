import type { OptionsOf } from '#sdk'
import { type DesignerProps, SettingsGroup, SwitchSetting, useT } from '#sdk/designer'
import { FillSetting } from '../../../_families/fill-in/fill-setting.tsx'
import { RowsSetting } from '../../../_families/table/rows-setting.tsx'
import { applyRows } from '../../../_families/table/table-text.ts'
import type scan from '../definition.ts'
import { maxFilled } from './kinds.ts'

type LookUp = NonNullable<OptionsOf<typeof scan>['lookUp']>

/** A table of codes, and the questions that its cells are written into. */
export const LookUpSetting = ({
  question,
  value,
  onChange,
  newId,
}: {
  question: DesignerProps<typeof scan>['question']
  value: LookUp | undefined
  onChange: (next: LookUp | undefined) => void
  newId: () => string
}) => {
  const t = useT()
  const { fills, rows } = value ?? { fills: [], rows: [] }
  const setFill = (place: number, id: string | undefined) => {
    if (id !== undefined) return onChange({ rows, fills: [...fills.slice(0, place), id, ...fills.slice(place + 1)] })
    // Cells stand in the order of the questions, and go with theirs.
    onChange({
      fills: fills.toSpliced(place, 1),
      rows: rows.map((row) => ({ ...row, cells: row.cells.toSpliced(place + 1, 1) })),
    })
  }
  // One more than are chosen: there the next is chosen.
  const places = [...fills, undefined].slice(0, maxFilled)
  return (
    <SettingsGroup title={t('group.lookUp')}>
      <SwitchSetting
        label={t('lookUp')}
        hint={t('lookUp.hint')}
        value={value !== undefined}
        onChange={(isOn) => onChange(isOn ? { fills: [], rows: [] } : undefined)}
      />
      {value &&
        places.map((id, place) => (
          <FillSetting
            // biome-ignore lint/suspicious/noArrayIndexKey: they are places
            key={place}
            label={t('lookUp.fills', { column: place + 2 })}
            question={question}
            value={id}
            onChange={(next) => (next ?? id) !== undefined && setFill(place, next)}
          />
        ))}
      {value && (
        <RowsSetting
          rows={rows}
          columns={fills.length + 1}
          onChange={(next) => onChange({ fills, rows: next })}
          onImport={(_, lines) => onChange({ fills, rows: applyRows(rows, lines, fills.length + 1, newId) })}
          newId={newId}
        />
      )}
    </SettingsGroup>
  )
}
