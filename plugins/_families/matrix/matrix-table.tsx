import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import type { NamedLine } from './lines.ts'

/** A column, perhaps with a word about it below its name. */
export interface NotedLine extends NamedLine {
  readonly note?: ReactNode
}

interface MatrixTableProps {
  readonly id: string
  readonly labelledBy: string
  readonly describedBy: string | undefined
  /** When the focus leaves the matrix. */
  readonly onBlur: () => void
  readonly rows: readonly NamedLine[]
  /** Headings of the columns; none where a row has one control only. */
  readonly columns: readonly NotedLine[]
  /** Columns of fields need room to write in: where there is too little for all, the table scrolls inside. */
  readonly roomy?: boolean
  readonly isInvalid: (rowId: string) => boolean
  /** The `<td>` or several of a row. Classes: `tableCell`. */
  readonly renderRow: (
    row: NamedLine,
    ids: { readonly rowId: string; readonly columnId: (id: string) => string },
  ) => ReactNode
}

/** A table where there is room (640 px), else a card per row; the same elements, so that focus and answers stay. */
export const MatrixTable = ({ id, rows, columns, roomy = false, isInvalid, renderRow, ...p }: MatrixTableProps) => {
  const columnId = (column: string) => `${id}-column-${column}`
  return (
    <div className="@container">
      {/* The room around it is for outlines, which a box that scrolls would cut off. */}
      <div className={clsx(roomy && '@min-[640px]:-m-1 @min-[640px]:overflow-x-auto @min-[640px]:p-1')}>
        <table
          id={id}
          aria-labelledby={p.labelledBy}
          aria-describedby={p.describedBy}
          className={clsx(
            'block w-full table-fixed border-collapse @min-[640px]:table',
            roomy && '@min-[640px]:min-w-[calc(10rem+var(--columns)*8rem)]',
          )}
          style={columnsStyle(columns.length)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
          }}
        >
          {columns.length > 0 && (
            <thead className="hidden @min-[640px]:table-header-group">
              <tr>
                <td className={roomy ? 'w-40' : 'w-1/3'} />
                {columns.map((column) => (
                  <th
                    key={column.id}
                    id={columnId(column.id)}
                    scope="col"
                    className="wrap-anywhere px-1 pb-2 text-center align-bottom font-normal text-base"
                  >
                    {column.label}
                    {column.note}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody className="flex flex-col gap-3 @min-[640px]:table-row-group">
            {rows.map((row) => {
              const rowId = `${id}-${row.id}`
              return (
                <tr
                  key={row.id}
                  className={clsx(
                    'block rounded-lg border p-3 @min-[640px]:table-row @min-[640px]:rounded-none @min-[640px]:border-x-0',
                    isInvalid(row.id) ? 'border-danger-solid' : 'border-hairline',
                  )}
                >
                  <th
                    id={rowId}
                    scope="row"
                    className={clsx(
                      'wrap-anywhere block pb-2 text-start font-semibold @min-[640px]:table-cell @min-[640px]:py-2 @min-[640px]:pe-3 @min-[640px]:font-normal',
                      columns.length === 0 && '@min-[640px]:w-1/3',
                    )}
                  >
                    {row.label}
                  </th>
                  {renderRow(row, { rowId, columnId })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Of a `<td>` in a row: below the row's words on a card, beside them in the table. */
export const tableCell = 'block p-0 @min-[640px]:table-cell'

/** Of one that fills its row, so that it keeps off the lines between the rows. */
export const roomAround = '@min-[640px]:py-1.5'

// A custom property, because the columns stand side by side only where there is room for them.
export const columnsStyle = (count: number) => ({ '--columns': count }) as CSSProperties
