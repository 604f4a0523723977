/** What is chosen: the ids from the first level down, or, where several may be chosen, a list of such ways. */
export type CascadeAnswer = readonly string[] | readonly (readonly string[])[]

/** More than that nobody chooses by hand. */
export const maxChosen = 50

/** The ways of an answer, whether it is one or several. */
export const waysIn = (answer: CascadeAnswer | undefined): readonly (readonly string[])[] => {
  if (answer === undefined || answer.length === 0) return []
  return isSeveral(answer) ? answer : [answer as readonly string[]]
}

/** An empty list is neither, and counts as one. */
export const isSeveral = (answer: CascadeAnswer): answer is readonly (readonly string[])[] =>
  answer.length > 0 && Array.isArray(answer[0])

/** Every id on any of the ways, once: who chose Hangzhou and Ningbo chose Zhejiang, once. */
export const idsIn = (answer: CascadeAnswer): readonly string[] =>
  isSeveral(answer) ? [...new Set(answer.flat())] : (answer as readonly string[])

export const isSameWay = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, level) => id === other[level])
