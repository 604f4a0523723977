/** Cells in the order of the columns. What tables hold is data, such as a room's number: the same in every language. */
export interface Row {
  id: string
  cells: string[]
}

export const maxColumns = 8
export const maxRows = 500
export const maxCellLength = 200
export const maxIdLength = 40

/** What a row is called: its first cell that says anything, else its place. */
export const rowName = ({ cells }: Row, index: number): string => cells.find((cell) => cell !== '') ?? String(index + 1)

/** What a cell of a column of numbers says, where it is a plain figure. */
export const figureIn = (cell: string): number | undefined =>
  /^-?\d{1,15}(\.\d+)?$/.test(cell) ? Number(cell) : undefined
