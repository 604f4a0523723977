import type { Choice } from './choice.ts'

/** Options by their ids or by any wording of their labels; "other" with its text behind a colon. */
export const parseChoice = (
  text: string,
  choices: readonly Choice[],
): { ids: string[]; other?: string } | undefined => {
  // A label may hold a comma itself.
  const parts = [text, ...text.split('\n')].some((line) => found(line, choices))
    ? text.split('\n')
    : text.split(/[,，、\n]/)
  const named = parts.filter((part) => part.trim() !== '').map((part) => found(part, choices))
  const ids: string[] = []
  let other: string | undefined
  for (const each of named) {
    // Half of what was meant would be another answer.
    if (!each) return undefined
    if (!ids.includes(each.id)) ids.push(each.id)
    other = each.other ?? other
  }
  return ids.length === 0 ? undefined : { ids, ...(other !== undefined && { other }) }
}

const found = (part: string, choices: readonly Choice[]): { id: string; other?: string } | undefined => {
  const exact = named(part, choices)
  if (exact) return { id: exact.id }
  const colon = part.search(/[:：]/)
  const other = colon < 0 ? undefined : named(part.slice(0, colon), choices)
  return other?.allowText ? { id: other.id, other: part.slice(colon + 1).trim() } : undefined
}

const named = (part: string, choices: readonly Choice[]): Choice | undefined => {
  const wanted = part.trim()
  const folded = wanted.toLowerCase()
  return (
    choices.find(({ id }) => id === wanted) ??
    choices.find(({ label }) =>
      Object.values(label).some((wording) => wording.trim().toLowerCase() === folded && folded !== ''),
    )
  )
}
