import type { PostedFields } from '#sdk'
import { postedAmount } from '../amount/posted-amount.ts'
import { cellId, type GridOptions } from './grid.ts'
import type { Line } from './lines.ts'

/** A number per row; what is no number stands in its row as it was typed. */
export const postedRowNumbers = (
  { one }: PostedFields,
  { rows }: { readonly rows: readonly Line[] },
): Record<string, number | string> | undefined => {
  const filled = rows.flatMap(({ id }) => {
    const amount = postedAmount(one(id))
    return amount === undefined ? [] : [[id, amount] as const]
  })
  return filled.length === 0 ? undefined : Object.fromEntries(filled)
}

/** A value per cell. @param read undefined for a cell that was left empty */
export const postedGrid = <Value, Column extends Line>(
  { one }: PostedFields,
  { rows, columns }: Pick<GridOptions<Column>, 'rows' | 'columns'>,
  read: (typed: string, column: Column) => Value | undefined,
): Record<string, Record<string, Value>> | undefined => {
  const grid: Record<string, Record<string, Value>> = {}
  for (const row of rows) {
    const cells = columns.flatMap((column) => {
      const value = read(one(cellId(row.id, column.id)), column)
      return value === undefined ? [] : [[column.id, value] as const]
    })
    if (cells.length > 0) grid[row.id] = Object.fromEntries(cells)
  }
  return Object.keys(grid).length === 0 ? undefined : grid
}
