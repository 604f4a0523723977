import type { ReactNode } from 'react'
import { ChoiceListSetting, useT } from '#sdk/designer'
import { type Line, maxColumns } from './lines.ts'

/** The columns of a matrix, with what else a column of the type has. */
export const ColumnsSetting = <Column extends Line>({
  columns,
  onChange,
  newId,
  create,
  renderMore,
  max = maxColumns,
}: {
  columns: readonly Column[]
  onChange: (next: Column[]) => void
  newId: () => string
  create: (line: Line) => NoInfer<Column>
  renderMore?: (column: Column, update: (next: Column) => void) => ReactNode
  max?: number
}) => {
  const t = useT()
  return (
    <ChoiceListSetting
      label={t('columns')}
      items={columns}
      onChange={onChange}
      newId={newId}
      create={create}
      renderMore={renderMore}
      max={max}
      untitled={(position) => t('column.untitled', { position })}
    />
  )
}
