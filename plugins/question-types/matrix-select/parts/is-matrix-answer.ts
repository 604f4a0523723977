import { isLonger } from '../../../_families/text/text-length.ts'
import { type MatrixAnswer, maxColumns, maxIdLength, maxRows } from './matrix.ts'

/** What the answer schema says, without a schema library; the contract test holds the two together. */
export const isMatrixAnswer = (answer: unknown): answer is Record<string, string[]> => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const rows = Object.entries(answer)
  return (
    rows.length <= maxRows && rows.every(([rowId, chosen]) => rowId !== '__proto__' && isId(rowId) && isIds(chosen))
  )
}

/** True when no row holds a choice. */
export const isNothingChosen = (answer: MatrixAnswer): boolean => {
  for (const rowId in answer) if (answer[rowId]?.length !== 0) return false
  return true
}

const isIds = (chosen: unknown): boolean =>
  Array.isArray(chosen) &&
  chosen.length <= maxColumns &&
  chosen.every((id, at) => isId(id) && chosen.indexOf(id) === at)

const isId = (id: unknown): boolean => typeof id === 'string' && id !== '' && !isLonger(id, maxIdLength)
