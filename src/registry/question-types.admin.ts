/** The console's view: definitions, validators and formatters at once (palette, canvas, table), the rest when shown. */
import type { AnyQuestionType } from '#sdk'
import { traitsOf } from '#sdk'
import type { AnyCell, AnyChart, AnyDesigner, AnyDetail } from '#sdk/designer'
import type { AnyRenderer } from '#sdk/ui'
import type {
  ResolveType,
  TypeAddresses,
  TypeFormatter,
  TypeRuntime,
  TypeStatistics,
  TypeValidator,
} from '../shared/form/question-type.ts'
import { byFolder } from './by-folder.ts'

export const definitions = byFolder(
  import.meta.glob<AnyQuestionType>('../../plugins/question-types/*/definition.ts', { import: 'default', eager: true }),
)
const validators = byFolder(
  import.meta.glob<TypeValidator<never, never>>('../../plugins/question-types/*/validator.ts', {
    import: 'default',
    eager: true,
  }),
)
const formatters = byFolder(
  import.meta.glob<TypeFormatter<never, never>>('../../plugins/question-types/*/formatter.ts', {
    import: 'default',
    eager: true,
  }),
)
export const renderers = byFolder(
  import.meta.glob<AnyRenderer>('../../plugins/question-types/*/renderer.tsx', { import: 'default' }),
)
export const designers = byFolder(
  import.meta.glob<AnyDesigner>('../../plugins/question-types/*/designer.tsx', { import: 'default' }),
)
export const charts = byFolder(
  import.meta.glob<AnyChart>('../../plugins/question-types/*/chart.tsx', { import: 'default' }),
)
export const cells = byFolder(
  import.meta.glob<AnyCell>('../../plugins/question-types/*/cell.tsx', { import: 'default' }),
)
export const details = byFolder(
  import.meta.glob<AnyDetail>('../../plugins/question-types/*/detail.tsx', { import: 'default' }),
)

/** Loaded where somebody needs to know what can be chosen, such as in a rule. */
export const statistics = byFolder(
  import.meta.glob<TypeStatistics<never, never>>('../../plugins/question-types/*/statistics.ts', { import: 'default' }),
)

const addresses = byFolder(
  import.meta.glob<TypeAddresses<never, never>>('../../plugins/question-types/*/addresses.ts', {
    import: 'default',
    eager: true,
  }),
)

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

export const resolveType: ResolveType = (id) => runtimes.get(id)
