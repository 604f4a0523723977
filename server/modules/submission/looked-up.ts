import type { Database } from '../../db/database.ts'
import { placesIn } from './answer-places.ts'
import type { Matching, SortRule } from './matching-repository.ts'
import { choicesNamed } from './named-choices.ts'

/** What to look for, with what only the form's definition knows: where parts of answers stand, which options are meant. */
export const lookedUp = async (
  db: Database,
  formId: string,
  { filters, search }: Pick<Matching, 'filters' | 'search'>,
  sort?: readonly SortRule[] | undefined,
): Promise<Matching> => {
  const [places, choices] = await Promise.all([
    placesIn(db, formId, { filters, sort }),
    choicesNamed(db, formId, search),
  ])
  return { filters, search, places, choices }
}
