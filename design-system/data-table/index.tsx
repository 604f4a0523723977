import { RowTable } from './row-table.tsx'
import type { RowTableProps } from './row-table-props.ts'

export type { CellValue, ColumnFacts, ColumnPin, ColumnState, DataColumn } from './column.ts'
export {
  arrangeColumns,
  canMoveColumn,
  hideColumn,
  moveColumn,
  pinColumn,
  readColumnState,
  resizeColumn,
} from './column-state.ts'
export type { Density } from './density.ts'
export type { RowSelection } from './row-table-props.ts'
export { type SortRule, sortRows } from './sort.ts'

export interface DataTableProps<Row> extends RowTableProps<Row> {}

/**
 * A table for long lists: a hundred thousand rows cost no more than those in sight (APG table; no grid, cells are not
 * edited). The head and pinned columns stay in view; columns sort, resize, move, hide and pin, and what the user
 * changed is plain JSON in `columnState`. Give it a height, by `className` or by the box around it: it scrolls by
 * itself.
 *
 * Do: name every column in one or two words and align numbers at the end.
 * Don't: fetch all rows for it: sorting and filtering belong to the server beyond some thousand.
 * Keys in the head (one tab stop): arrows, Home, End walk; Enter sorts, Shift with Enter as a further rule; Shift with
 * an arrow resizes, Ctrl with Shift and an arrow moves.
 * Keys in the rows (one tab stop): arrows, Page up and down, Home, End move; Space chooses, with Shift a range; Shift
 * with an arrow extends; Ctrl A chooses all; Enter opens; Escape leaves a drag.
 * ARIA: table, https://www.w3.org/WAI/ARIA/apg/patterns/table/ and, for rows, .../patterns/treegrid/ (row focus). Browsers
 * limit the height of a page's elements: above about 350,000 rows page the data.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <RowTable {...props} />
}
