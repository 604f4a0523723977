import type { Json } from '#sdk'

/** Cells by the id of the child question. */
export type Row = Readonly<Record<string, Json>>

/** Bound of an answer and of the options; the schema and the validator both go by it. */
export const maxRows = 200

/** Of rows that an author names one by one. */
export const maxNamed = 50

/** So many rows are there from the start, and an answer given at all has them. */
export const leastRows = ({ minRows = 0, named = [] }: { minRows?: number; named?: readonly unknown[] }): number =>
  Math.max(minRows, named.length)

export const isBlankRow = (row: Row): boolean => {
  for (const _id in row) return false
  return true
}

/** The rows to draw: those of the answer, and blank ones up to the least number. */
export const shownRows = (rows: readonly Row[] | undefined, minRows: number): readonly Row[] => {
  const given = rows ?? []
  return given.length >= minRows ? given : [...given, ...Array.from({ length: minRows - given.length }, () => blank)]
}

/** A copy of the rows with one cell written, or emptied by `undefined`. */
export const withCell = (
  rows: readonly Row[],
  { row: at, childId, cell }: { row: number; childId: string; cell: Json | undefined },
): readonly Row[] =>
  rows.map((row, index) => {
    if (index !== at) return row
    const { [childId]: _old, ...rest } = row
    return cell === undefined ? rest : { ...rest, [childId]: cell }
  })

/** What of a row goes into a copy of it. */
export const copyOf = (row: Row, isOnce: ((childId: string) => boolean) | undefined): Row =>
  Object.fromEntries(Object.entries(row).filter(([id]) => !isOnce?.(id)))

const blank: Row = Object.freeze({})
