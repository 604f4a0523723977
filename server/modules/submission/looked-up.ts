import { placesIn, textsInside, type VersionReading } from './answer-places.ts'
import type { Matching, SortRule } from './matching-repository.ts'
import { choicesNamed } from './named-choices.ts'

/** What to look for, with what only the form's definition knows: where parts of answers stand, which options are meant. */
export const lookedUp = async (
  reading: VersionReading,
  formId: string,
  { filters, search }: Pick<Matching, 'filters' | 'search'>,
  sort?: readonly SortRule[] | undefined,
): Promise<Matching> => {
  const [places, choices, texts] = await Promise.all([
    placesIn(reading, formId, { filters, sort }),
    choicesNamed(() => reading.versionsOf(formId), search),
    search?.trim() ? textsInside(reading, formId) : [],
  ])
  return { filters, search, places, choices, texts }
}
