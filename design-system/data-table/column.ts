import type { ReactNode } from 'react'

/** What sorting compares, and the text of the cell unless the column has `text` or `cell`. */
export type CellValue = string | number | boolean | Date | null | undefined

export interface DataColumn<Row> {
  /** Stable: saved column settings refer to it. */
  id: string
  /** Shown in the head, and the column's name in column settings and announcements. */
  header: string
  value: (row: Row) => CellValue
  /** The value as people read it (dates, money); the cheap way to format. */
  text?: ((row: Row) => string) | undefined
  /** Draws the cell when the value as text will not do. May hold links, buttons and state of its own. */
  cell?: ((row: Row) => ReactNode) | undefined
  /** Numbers go to the end, with tabular figures. @default 'start' */
  align?: 'start' | 'end' | 'center' | undefined
  /** In px, where the user has not chosen another. @default 160 */
  width?: number | undefined
  /** In px. @default 64 */
  minWidth?: number | undefined
  /** Where the column stands until the user pins it elsewhere. */
  pin?: ColumnPin | undefined
  sortable?: boolean | undefined
  /** `false`: cannot be hidden (the name of a thing). */
  hideable?: boolean | undefined
  /** Hidden until the user shows it. */
  hiddenAtFirst?: boolean | undefined
}

export type ColumnPin = 'start' | 'end'

/**
 * What a user has changed about columns; plain JSON, to be kept per table. Everything may be missing, and ids that no
 * column has (a plugin that is away, a question that was removed) are kept but ignored.
 */
export interface ColumnState {
  order?: string[] | undefined
  /** Ids the user hid or showed; others are as their column says. */
  hidden?: Record<string, boolean> | undefined
  /** px */
  widths?: Record<string, number> | undefined
  pinned?: Record<string, ColumnPin | 'none'> | undefined
}

/** What column settings need to know of a column; every DataColumn is one. */
export type ColumnFacts = Omit<DataColumn<never>, 'value' | 'text' | 'cell'>
