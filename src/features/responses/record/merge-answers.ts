import type { Answers } from '#shared/form/definition'

/**
 * Answers as two people changed them from the same beginning: each change stays, and where both changed the same question
 * it is one's own.
 *
 * @returns the questions where that took the other's change away, too
 */
export const mergeAnswers = ({
  before,
  own,
  theirs,
}: {
  before: Answers
  own: Answers
  theirs: Answers
}): { answers: Answers; contested: readonly string[] } => {
  const ids = [...new Set([before, own, theirs].flatMap((each) => Object.keys(each)))]
  const isSame = (id: string, a: Answers, b: Answers) => JSON.stringify(a[id]) === JSON.stringify(b[id])
  const changed = ids.filter((id) => !isSame(id, before, own))
  const kept = ids.flatMap((id) => {
    const answer = (changed.includes(id) ? own : theirs)[id]
    return answer === undefined ? [] : [[id, answer] as const]
  })
  return {
    answers: Object.fromEntries(kept),
    contested: changed.filter((id) => !isSame(id, before, theirs) && !isSame(id, own, theirs)),
  }
}
