import type { Cell } from './question-type.ts'

/** A cell where only text can stand; dates in ISO order, as spreadsheets read them. */
export const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'object' ? cell.date.replace('T', ' ') : String(cell)
}
