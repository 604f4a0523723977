import type { PostedFields } from '#sdk'
import type { Choice } from './choice.ts'

/** Part of the name of the field for the respondent's own words. */
export const otherPart = ':other'

/**
 * What was chosen. Own words without any choice choose their option: where no script runs, their field is there all the
 * time. Beside another choice they were left over.
 */
export const postedChoice = (
  { all, one }: PostedFields,
  choices: readonly Choice[],
): { ids: string[]; other?: string } | undefined => {
  const withText = choices.find(({ allowText }) => allowText)
  const other = withText ? one(otherPart) : ''
  // In the author's order, whatever it was seen in.
  const place = (id: string) => choices.findIndex((choice) => choice.id === id)
  const chosen = [...new Set(all().filter((id) => id !== ''))].toSorted((a, b) => place(a) - place(b))
  const ids = chosen.length === 0 && withText && other.trim() !== '' ? [withText.id] : chosen
  if (ids.length === 0) return undefined
  return { ids, ...(withText && other !== '' && ids.includes(withText.id) && { other }) }
}
