import type { ReactNode } from 'react'
import type { ColumnState, DataColumn } from './column.ts'
import type { Density } from './density.ts'
import type { SelectedKeys } from './selection.ts'
import type { SortRule } from './sort.ts'

export interface RowSelection<Row> {
  /** Keys of chosen rows, also of rows on other pages. */
  selected: SelectedKeys
  onChange: (selected: Set<string>) => void
  /** Accessible name of a row's checkbox. */
  label: (row: Row) => string
  /** Accessible name of the checkbox in the head. */
  allLabel: string
}

/** What the data table and the tree table share. */
export interface RowTableProps<Row> {
  /** Accessible name. */
  label: string
  columns: readonly DataColumn<Row>[]
  /** In the order shown: sorting is the caller's (`sortRows`) or the server's. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What the user changed about columns. Without `onColumnState` columns are fixed. */
  columnState?: ColumnState | undefined
  onColumnState?: ((state: ColumnState) => void) | undefined
  sort?: readonly SortRule[] | undefined
  /** Without it no column sorts. */
  onSort?: ((sort: SortRule[]) => void) | undefined
  /** Row height. @default by component size */
  density?: Density | undefined
  selection?: RowSelection<Row> | undefined
  /** A row was clicked, or Enter pressed on it. Put a link with the same effect into a cell as well. */
  onRowOpen?: ((row: Row) => void) | undefined
  /** Key of the row whose details are open. */
  openKey?: string | undefined
  /** Key of the row that was just written: its ground is coloured for as long as it is given. */
  markedKey?: string | undefined
  /** First load draws skeleton rows; later loads keep the old rows under a line. */
  loading?: boolean | undefined
  /** Shown instead of rows when loading failed. */
  error?: ReactNode
  /** Shown when there are no rows. */
  empty?: ReactNode
  /** Rows in all, where `rows` is one page of them. */
  totalRows?: number | undefined
  /** How many rows lie before the first of `rows`. */
  rowOffset?: number | undefined
  /** Wording of a column's new width (px) for screen readers. */
  announceWidth?: ((column: string, px: number) => string) | undefined
  /** Wording of a column's new place (from 1) for screen readers. */
  announceMove?: ((column: string, position: number, count: number) => string) | undefined
  className?: string | undefined
}
