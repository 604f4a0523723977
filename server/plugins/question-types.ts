/** The only server file that globs plugins: everything of a question type that runs in Node, all at once. */
import type { AnyQuestionType } from '#sdk'
import { traitsOf } from '#sdk'
import type { ServerHalf } from '#sdk/server'
import { byFolder } from '../../src/registry/by-folder.ts'
import { addressStatistics, withAddressCells } from '../../src/shared/form/address-figures.ts'
import type { Json } from '../../src/shared/form/definition.ts'
import type {
  ResolveType,
  TypeAddresses,
  TypeFormatter,
  TypeRuntime,
  TypeStatistics,
  TypeValidator,
} from '../../src/shared/form/question-type.ts'
import type { StepsOf } from '../../src/shared/form/type-step.ts'

export const definitions = byFolder(
  import.meta.glob<AnyQuestionType>('/plugins/question-types/*/definition.ts', { import: 'default', eager: true }),
)
const validators = byFolder(
  import.meta.glob<TypeValidator<never, never>>('/plugins/question-types/*/validator.ts', {
    import: 'default',
    eager: true,
  }),
)
const ownFormatters = byFolder(
  import.meta.glob<TypeFormatter<never, never>>('/plugins/question-types/*/formatter.ts', {
    import: 'default',
    eager: true,
  }),
)
const ownStatistics = byFolder(
  import.meta.glob<TypeStatistics<never, never>>('/plugins/question-types/*/statistics.ts', {
    import: 'default',
    eager: true,
  }),
)
export const serverHalves = byFolder(
  import.meta.glob<ServerHalf<AnyQuestionType>>('/plugins/question-types/*/server.ts', {
    import: 'default',
    eager: true,
  }),
)

const addresses = byFolder(
  import.meta.glob<TypeAddresses<never, never>>('/plugins/question-types/*/addresses.ts', {
    import: 'default',
    eager: true,
  }),
)

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
        ...(validator && { validator }),
        ...(formatter && { formatter }),
        ...(parts && { addresses: parts }),
      },
    ]
  }),
)

/** What brings stored options and answers of a type up to date. */
export const stepsOf: StepsOf = (id) => definitions.get(id)?.steps ?? []

export const resolveType: ResolveType = (id) => runtimes.get(id)
