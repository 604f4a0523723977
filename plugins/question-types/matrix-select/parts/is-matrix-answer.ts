import { isLonger } from '#sdk'
import { type MatrixAnswer, maxColumns, maxIdLength, maxRows } from './matrix.ts'

/** What the answer schema says, without a schema library; the contract test holds the two together. */
export const isMatrixAnswer = (answer: unknown): answer is Record<string, string[]> => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const rowIds = Object.keys(answer)
  if (rowIds.length > maxRows) return false
  // Own keys of an object: reading them is safe, and each value is checked before it is believed.
  const rows = answer as Readonly<Record<string, unknown>>
  for (const rowId of rowIds) if (rowId === '__proto__' || !isId(rowId) || !isIds(rows[rowId])) return false
  return true
}

/** True when no row holds a choice. */
export const isNothingChosen = (answer: MatrixAnswer): boolean => {
  for (const rowId in answer) if (answer[rowId]?.length !== 0) return false
  return true
}

const isIds = (chosen: unknown): boolean => {
  if (!Array.isArray(chosen) || chosen.length > maxColumns) return false
  for (let at = 0; at < chosen.length; at++) if (!isId(chosen[at]) || chosen.indexOf(chosen[at]) !== at) return false
  return true
}

const isId = (id: unknown): boolean => typeof id === 'string' && id !== '' && !isLonger(id, maxIdLength)
