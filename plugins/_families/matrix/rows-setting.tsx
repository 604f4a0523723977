import { ChoiceListSetting, useT } from '#sdk/designer'
import { type Line, maxRows } from './lines.ts'

/** The rows of a matrix. */
export const RowsSetting = ({
  rows,
  onChange,
  newId,
}: {
  rows: readonly Line[]
  onChange: (next: Line[]) => void
  newId: () => string
}) => {
  const t = useT()
  return (
    <ChoiceListSetting
      label={t('rows')}
      items={rows}
      onChange={onChange}
      newId={newId}
      create={({ id, label }) => ({ id, label })}
      max={maxRows}
      untitled={(position) => t('row.untitled', { position })}
    />
  )
}
