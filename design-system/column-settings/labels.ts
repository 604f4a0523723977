/** Texts; the ones that take a column are accessible names. */
export interface ColumnSettingsLabels {
  /** Of the button and of the panel. */
  trigger: string
  show: (column: string) => string
  pinStart: (column: string) => string
  moveUp: (column: string) => string
  moveDown: (column: string) => string
  /** Told after a move; places count from 1. */
  moved: (column: string, position: number, count: number) => string
  reset: string
}
