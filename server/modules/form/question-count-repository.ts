import { type RawBuilder, sql } from 'kysely'
import { definitions, resolveType } from '../../plugins/question-types.ts'

/** Types that only show something: page breaks, texts, pictures. */
const shownOnly = [...definitions.keys()].filter((type) => resolveType(type)?.traits.collects === false)

/**
 * How many questions of a stored definition ask for something, sub-forms as one.
 *
 * @param definition a column of type jsonb
 */
export const questionCount = (definition: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from jsonb_array_elements(${definition} -> 'questions') as q
    where q ->> 'type' <> all(${shownOnly}))`
