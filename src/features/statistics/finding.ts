import type { QuestionSummary } from '#sdk/designer'

export type FoundFact =
  | { readonly kind: 'leader'; readonly label: string; readonly share: number }
  | { readonly kind: 'mean'; readonly mean: number; readonly min: number; readonly max: number }

/** The one sentence a report says of a question; null where figures of parts, or none, leave nothing to say. */
export const findingOf = (summary: Pick<QuestionSummary, 'answered' | 'parts'>): FoundFact | null => {
  const [part, ...others] = summary.parts
  if (!part || others.length > 0 || summary.answered === 0) return null
  if (part.numbers) {
    const { mean, min, max } = part.numbers
    // A mean of answers that all say the same is none.
    if (min === max) return null
    return { kind: 'mean', mean: Math.round(mean * 100) / 100, min, max }
  }
  const [leader, second] = [...part.values].sort((a, b) => b.count - a.count)
  // Two equals in front: nobody leads.
  if (!leader || leader.count === 0 || leader.count === second?.count) return null
  return { kind: 'leader', label: leader.label, share: leader.count / summary.answered }
}
