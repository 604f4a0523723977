import { cellText } from '#shared/form/cell'
import type { Cell } from '#shared/form/question-type'
import { fitCell, inertText } from './cell-safety.ts'

/** Starts every file: without it Excel takes UTF-8 for a local code page. */
export const byteOrderMark = '\uFEFF'

/** Rows as RFC 4180 lines, each ended by CRLF. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string => {
  let text = ''
  for (const row of rows) text += `${row.map(csvField).join(',')}\r\n`
  return text
}

const csvField = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell !== 'string') return cellText(cell)
  const text = inertText(fitCell(cell))
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// Semicolons and tabs too: in many countries Excel splits lines at them.
const needsQuotes = /[",;\t\r\n]|^\s|\s$/
