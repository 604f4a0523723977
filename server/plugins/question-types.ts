/** What question types do in Node, found by folder, all at once. */
import addresses from 'virtual:plugins/eager/question-types/addresses'
import definitions from 'virtual:plugins/eager/question-types/definition'
import ownFormatters from 'virtual:plugins/eager/question-types/formatter'
import posted from 'virtual:plugins/eager/question-types/posted'
import ownStatistics from 'virtual:plugins/eager/question-types/statistics'
import validators from 'virtual:plugins/eager/question-types/validator'
import { type PageNeed, traitsOf } from '#sdk'
import { addressStatistics, withAddressCells } from '../../src/shared/form/address-figures.ts'
import type { Json } from '../../src/shared/form/definition.ts'
import type {
  ResolveType,
  TypeAddresses,
  TypeFormatter,
  TypePosted,
  TypeRuntime,
  TypeStatistics,
} from '../../src/shared/form/question-type.ts'
import type { StepsOf } from '../../src/shared/form/type-step.ts'

export { default as serverHalves } from 'virtual:plugins/eager/question-types/server'
export { definitions }

/* What types are erased to; the folder name joins options and answers. */
const addressesOf = (id: string) => addresses.get(id) as unknown as TypeAddresses<Json, Json> | undefined

/** With a column for each part of an answer, where a type declares parts and says nothing of cells. */
export const formatters: ReadonlyMap<string, TypeFormatter<never, never>> = new Map(
  [...ownFormatters].map(([id, formatter]) => [
    id,
    withAddressCells(formatter as unknown as TypeFormatter<Json, Json>, addressesOf(id)) as unknown as TypeFormatter<
      never,
      never
    >,
  ]),
)

/** Of the parts of its answers, where a type declares parts and nothing to count. */
export const statistics: ReadonlyMap<string, TypeStatistics<never, never>> = new Map([
  ...[...addresses.keys()].flatMap((id) => {
    const own = addressesOf(id)
    return own ? [[id, addressStatistics(own) as unknown as TypeStatistics<never, never>] as const] : []
  }),
  ...ownStatistics,
])

const runtimes: ReadonlyMap<string, TypeRuntime> = new Map(
  [...definitions].map(([id, type]) => {
    const validator = validators.get(id)
    const formatter = formatters.get(id)
    const parts = addresses.get(id)
    return [
      id,
      {
        traits: traitsOf(type),
        kindOf: (options) => type.filter?.(options) ?? null,
        unfinished: (options) => type.unfinished?.(options) ?? [],
        ...(type.languages && { languages: type.languages }),
        ...(validator && { validator }),
        ...(formatter && { formatter }),
        ...(parts && { addresses: parts }),
      },
    ]
  }),
)

/** What the page of a form that asks these types must be allowed. */
export const needsOf = (types: Iterable<string>): ReadonlySet<PageNeed> =>
  new Set([...types].flatMap((id) => definitions.get(id)?.needs ?? []))

/** What brings stored options and answers of a type up to date. */
export const stepsOf: StepsOf = (id) => definitions.get(id)?.steps ?? []

/** What a page without scripts posts of a type; undefined for one that needs scripts. */
export const postedReaderOf = (id: string): TypePosted<Json> | undefined =>
  posted.get(id) as unknown as TypePosted<Json> | undefined

export const resolveType: ResolveType = (id) => runtimes.get(id)
