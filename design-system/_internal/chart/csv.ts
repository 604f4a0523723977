export interface ChartColumn {
  id: string
  label: string
  /** Numbers go to the end. @default 'start' */
  align?: 'start' | 'end' | undefined
}

/** What a cell shows, and the bare value for a spreadsheet where that differs ("1,500" and 1500). */
export type ChartCell = string | { text: string; value: number | string }

export interface ChartTable {
  columns: readonly ChartColumn[]
  rows: readonly { id: string; cells: readonly ChartCell[] }[]
}

/** RFC 4180 with a byte order mark, so that spreadsheet programs read it as UTF-8. Texts cannot start a formula (T21). */
export function toCsv({ columns, rows }: ChartTable): string {
  const lines = [
    columns.map(({ label }) => quoted(label)),
    ...rows.map(({ cells }) => cells.map((cell) => field(cell))),
  ]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}

function field(cell: ChartCell): string {
  const value = typeof cell === 'string' ? cell : cell.value
  return typeof value === 'number' ? String(value) : quoted(value)
}

function quoted(text: string): string {
  const inert = /^[\s]*[=+\-@]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
