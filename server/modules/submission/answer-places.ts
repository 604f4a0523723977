// Where the parts of answers stand that a list of records is filtered or sorted by.
import { fieldOf, readField } from '#shared/form/address'
import { addressesOf, wordless } from '#shared/form/addresses'
import type { Place } from '#shared/form/question-type'
import type { Database } from '../../db/database.ts'
import { resolveType } from '../../plugins/question-types.ts'
import { findDraft } from '../form/repository.ts'
import { type FormVersion, readDefinition } from '../form/stored-form.ts'
import { columnsOver } from './columns.ts'
import type { Matching, SortRule } from './matching-repository.ts'

export interface VersionReading {
  readonly db: Database
  /** Every version of a form, oldest first. */
  readonly versionsOf: (formId: string) => Promise<readonly FormVersion[]>
}

/** Asked of the newest definition that has the question; nothing is read when no part is named. */
export const placesIn = async (
  { db, versionsOf }: VersionReading,
  formId: string,
  { filters = [], sort = [] }: Pick<Matching, 'filters'> & { readonly sort?: readonly SortRule[] | undefined },
): Promise<ReadonlyMap<string, Place>> => {
  const named = [...(filters ?? []).map(({ field }) => field), ...(sort ?? []).map(({ id }) => id)]
  const wanted = new Set(named.filter((field) => readField(field).address !== undefined))
  const places = new Map<string, Place>()
  if (wanted.size === 0) return places
  const [versions, draft] = await Promise.all([versionsOf(formId), findDraft(db, formId)])
  const asked = new Set([...wanted].map((field) => readField(field).questionId))
  for (const { question } of columnsOver(
    versions,
    ({ id }) => asked.has(id),
    draft ? readDefinition(draft.definition) : undefined,
  )) {
    for (const { id, place } of addressesOf(question, resolveType, wordless(question))) {
      const field = fieldOf(question.id, id)
      if (place && wanted.has(field)) places.set(field, place)
    }
  }
  return places
}

/** Paths to the texts inside answers, such as a code or a street, that a search looks into besides answers that are text. */
export const textsInside = async (
  { versionsOf }: VersionReading,
  formId: string,
): Promise<readonly (readonly string[])[]> =>
  columnsOver(await versionsOf(formId), () => true, undefined).flatMap(({ question }) =>
    addressesOf(question, resolveType, wordless(question)).flatMap(({ kind, place }) =>
      kind === 'text' && place && 'path' in place && place.path.length > 0 ? [[question.id, ...place.path]] : [],
    ),
  )
