// A number per row: what scales and sliders in rows have in common.
import type { Fact, FormatContext, Labelled } from '#sdk'
import { heldAt, type Line } from './lines.ts'
import { namedRows } from './named-rows.ts'

export type RowNumbers = Readonly<Record<string, number>>

export interface RowOptions {
  readonly rows: readonly Line[]
}

/** Rows with their numbers, in one line. @param write the number as people read it */
export const rowNumbersText = (
  answer: RowNumbers,
  { rows }: RowOptions,
  context: FormatContext,
  write: (value: number) => string,
): string =>
  namedRows(rows, context)
    .flatMap(({ id, label }) => {
      const value = heldAt(answer, id)
      return value === undefined ? [] : [context.t('rowWithChoice', { row: label, chosen: write(value) })]
    })
    .join(context.t('rowSeparator'))

/** Bare numbers, so that a spreadsheet can calculate with them. */
export const rowNumbersCells = (answer: RowNumbers, { rows }: RowOptions): readonly (number | null)[] =>
  rows.map(({ id }) => heldAt(answer, id) ?? null)

export const rowNumbersFacts = (answer: RowNumbers, { rows }: RowOptions): readonly Fact[] =>
  rows.flatMap(({ id }) => {
    const number = heldAt(answer, id)
    return number === undefined ? [] : [{ part: id, number }]
  })

/** Rows as parts of statistics and heads of columns. */
export const rowLabels = ({ rows }: RowOptions, context: FormatContext): readonly Labelled[] => namedRows(rows, context)

/** The answer with another number in a row, in the order of the rows; undefined when none is left. */
export const withRowNumber = (
  answer: RowNumbers | undefined,
  { rows }: RowOptions,
  rowId: string,
  value: number | undefined,
): Record<string, number> | undefined => {
  const next: Record<string, number> = {}
  for (const { id } of rows) {
    const kept = id === rowId ? value : heldAt(answer, id)
    if (kept !== undefined) next[id] = kept
  }
  return Object.keys(next).length === 0 ? undefined : next
}
