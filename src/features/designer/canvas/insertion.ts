// Where something that is held over the paper would go between the questions on it.
import { createContext, useContext } from 'react'

/** The edge of a question at which the line is drawn; the one that comes after it there. */
export interface Insertion {
  /** Position of the new question, from 0. */
  readonly index: number
  readonly at: { readonly questionId: string; readonly edge: 'top' | 'bottom' | 'start' | 'end' } | null
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Beside the question nearest to the pointer: before it where the pointer is in its first half, else behind it. A question
 * that shares its row is judged from side to side.
 *
 * @param width of the whole row
 */
export const insertionAt = (
  boxes: readonly { readonly questionId: string; readonly box: Box }[],
  { x, y }: { readonly x: number; readonly y: number },
  width: number,
): Insertion => {
  const distance = ({ left, right, top, bottom }: Box) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  const nearest = boxes
    .map((each, index) => ({ ...each, index, far: distance(each.box) }))
    .reduce<{ questionId: string; box: Box; index: number; far: number } | null>(
      (best, each) => (best && best.far <= each.far ? best : each),
      null,
    )
  if (!nearest) return { index: 0, at: null }
  const { box, index, questionId } = nearest
  const sharesRow = box.right - box.left < width * 0.9 && y >= box.top && y <= box.bottom
  const isBefore = sharesRow ? x < (box.left + box.right) / 2 : y < (box.top + box.bottom) / 2
  if (isBefore) return { index, at: { questionId, edge: sharesRow ? 'start' : 'top' } }
  return { index: index + 1, at: { questionId, edge: sharesRow ? 'end' : 'bottom' } }
}

export const InsertionContext = createContext<Insertion | null>(null)

/** The edge of this question at which the line is; null: it is elsewhere, or nothing is held over the paper. */
export const useInsertionEdge = (questionId: string) => {
  const at = useContext(InsertionContext)?.at
  return at?.questionId === questionId ? at.edge : null
}
