import { maxCellLength, type Row } from './table.ts'

/** Rows as lines, cells between bars, as they are read and typed. */
export const linesOf = (rows: readonly Row[]): string =>
  rows.map(({ cells }) => cells.map((cell) => cell.replace(/[|\n\t]/g, ' ')).join(' | ')).join('\n')

/** What is typed, or pasted out of a spreadsheet, which puts tabs between cells. Blank lines say nothing. */
export const parseLines = (text: string): readonly (readonly string[])[] =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(line.includes('\t') ? '\t' : '|').map(cellOf))

/** A file as spreadsheets write it: commas, semicolons or tabs between cells, which may stand in quotes. */
export const parseFile = (text: string): readonly (readonly string[])[] => {
  const [head = ''] = text.split(/\r\n|\r|\n/, 1)
  const separator = ['\t', ';', ','].find((each) => head.includes(each)) ?? ','
  const lines: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const end = () => {
    lines.at(-1)?.push(cellOf(cell))
    cell = ''
  }
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < source.length; at++) {
    const letter = source[at] ?? ''
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (source[at + 1] === '"') cell += source[++at]
      else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') isQuoted = true
    else if (letter === separator) end()
    else if (letter === '\n') {
      end()
      lines.push([])
    } else cell += letter
  }
  end()
  return lines.filter((cells) => cells.some((each) => each !== ''))
}

const cellOf = (text: string): string => [...text.trim().replace(/\s+/g, ' ')].slice(0, maxCellLength).join('')

/**
 * Rows of these cells. A row keeps its id where its cells are still there, or else where it is called the same: answers
 * and rules refer to ids.
 */
export const applyRows = (
  rows: readonly Row[],
  lines: readonly (readonly string[])[],
  columns: number,
  newId: () => string,
): Row[] => {
  const free = new Set(rows)
  const take = (is: (row: Row) => boolean) => {
    const row = [...free].find(is)
    if (row) free.delete(row)
    return row?.id
  }
  const cells = lines.map((line) => Array.from({ length: columns }, (_, index) => line[index] ?? ''))
  const same = cells.map((each) => take((row) => row.cells.join('\n') === each.join('\n')))
  const named = cells.map((each, index) => same[index] ?? take((row) => row.cells[0] === each[0] && each[0] !== ''))
  return cells.map((each, index) => ({ id: named[index] ?? newId(), cells: each }))
}
