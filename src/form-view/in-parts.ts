import type { Question } from '#shared/form/definition'

/**
 * Cuts questions into parts that stand one below the other, so each begins a row; what rules hide is taken for shown.
 * @param lengths of the first part, which may be none, and of each other one; or more, to the end of a row
 */
export const inParts = (
  questions: readonly Question[],
  { first, each }: { readonly first: number; readonly each: number },
): readonly (readonly Question[])[] => {
  const parts: Question[][] = [[]]
  let wanted = first
  let column = 0
  for (const question of questions) {
    const span = spanOf(question)
    if (column + span > columns) column = 0
    let part = parts.at(-1)
    if (!part || (column === 0 && part.length >= wanted)) {
      part = []
      parts.push(part)
      wanted = each
    }
    part.push(question)
    column += span
    if (column === columns) column = 0
  }
  return parts
}

/** In columns of the grid. */
export const spanOf = ({ span }: Question): number => Math.min(columns, Math.max(1, span))

const columns = 24
