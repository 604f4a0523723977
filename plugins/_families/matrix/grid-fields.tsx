import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Issue } from '#sdk'
import { useT, useText } from '#sdk/ui'
import { cellId, type GridOptions } from './grid.ts'
import type { Line } from './lines.ts'
import { MatrixTable, tableCell } from './matrix-table.tsx'
import { namedColumns } from './named-columns.ts'
import { namedRows } from './named-rows.ts'

interface GridFieldsProps<Column extends Line> {
  readonly options: GridOptions<Column>
  readonly controlId: string
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly onBlur: () => void
  readonly issues: readonly Issue[]
  readonly isLeft: (rowId: string, columnId: string) => boolean
  /** The field of a cell, named by the words of its row and column. */
  readonly renderField: (field: {
    readonly rowId: string
    readonly column: Column
    readonly labelledBy: string
    readonly invalid: boolean
  }) => ReactNode
}

/** A field per cell; on a card each with the words of its column above it. */
export const GridFields = <Column extends Line>({ options, isLeft, renderField, ...p }: GridFieldsProps<Column>) => {
  const { rows, columns } = options
  const t = useT()
  const text = useText()
  const labels = namedColumns(columns, { text, t })
  const isCellInvalid = (rowId: string, columnId: string) =>
    p.issues.some(({ path = [] }) => {
      const [row, column] = path
      if (column !== undefined) return row === rowId && column === columnId
      // Of a whole row, or the whole question: what was left empty is what is missing.
      return (row === undefined || row === rowId) && isLeft(rowId, columnId)
    })
  const isInvalid = (rowId: string) => columns.some(({ id }) => isCellInvalid(rowId, id))
  return (
    <MatrixTable
      id={p.controlId}
      labelledBy={p.labelId}
      describedBy={p.describedBy}
      onBlur={p.onBlur}
      rows={namedRows(rows, { text, t })}
      columns={labels}
      roomy
      isInvalid={isInvalid}
      renderRow={(row, { rowId, columnId }) =>
        columns.map((column, index) => (
          <td
            key={column.id}
            data-cell={cellId(row.id, column.id)}
            className={clsx(tableCell, 'not-first-of-type:mt-3 @min-[640px]:p-1')}
          >
            {/* The heading of the column names the field; here it is drawn once more. */}
            <span aria-hidden="true" className="wrap-anywhere mb-1 block text-muted text-sm @min-[640px]:hidden">
              {labels[index]?.label}
            </span>
            {renderField({
              rowId: row.id,
              column,
              labelledBy: `${rowId} ${columnId(column.id)}`,
              invalid: isCellInvalid(row.id, column.id),
            })}
          </td>
        ))
      }
    />
  )
}
