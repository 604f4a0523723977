import { isLonger } from '#sdk'
import { isRecordOf } from '../../../_families/matrix/is-record-of.ts'
import { heldAt, maxColumns, maxIdLength, maxRows, type NamedLine } from '../../../_families/matrix/lines.ts'

/** Chosen column ids by row id; always lists, also where only one may be chosen. */
export type MatrixAnswer = Readonly<Record<string, readonly string[]>>

/** The choice of a row. */
export const chosenIn = (answer: MatrixAnswer | undefined, rowId: string): readonly string[] =>
  heldAt(answer, rowId) ?? []

/** The chosen columns of a row in words; '' for a row without a choice. */
export const rowText = (chosen: readonly string[], columns: readonly NamedLine[], separator: string): string =>
  chosen.map((id) => columns.find((column) => column.id === id)?.label ?? id).join(separator)

/** True when no row holds a choice. */
export const isNothingChosen = (answer: MatrixAnswer): boolean => {
  for (const rowId in answer) if (answer[rowId]?.length !== 0) return false
  return true
}

const isIds = (chosen: unknown): chosen is string[] => {
  if (!Array.isArray(chosen) || chosen.length > maxColumns) return false
  for (let at = 0; at < chosen.length; at++) if (!isId(chosen[at]) || chosen.indexOf(chosen[at]) !== at) return false
  return true
}

const isId = (id: unknown): boolean => typeof id === 'string' && id !== '' && !isLonger(id, maxIdLength)

export const isMatrixAnswer = isRecordOf(isIds, maxRows)
