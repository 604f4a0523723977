/** The public page's view of the question types: nothing loads until a form names it. */
import type { AnyRenderer } from '#sdk/ui'
import type { TypeAddresses, TypeFormatter, TypeValidator } from '../shared/form/question-type.ts'
import { byFolder } from './by-folder.ts'

const renderers = byFolder(
  import.meta.glob<AnyRenderer>('../../plugins/question-types/*/renderer.tsx', { import: 'default' }),
)
const validators = byFolder(
  import.meta.glob<TypeValidator<never, never>>('../../plugins/question-types/*/validator.ts', { import: 'default' }),
)
const formatters = byFolder(
  import.meta.glob<TypeFormatter<never, never>>('../../plugins/question-types/*/formatter.ts', { import: 'default' }),
)
const addresses = byFolder(
  import.meta.glob<TypeAddresses<never, never>>('../../plugins/question-types/*/addresses.ts', { import: 'default' }),
)

export interface FillQuestionType {
  readonly id: string
  readonly renderer: AnyRenderer
  readonly validator?: TypeValidator<never, never>
  readonly formatter?: TypeFormatter<never, never>
  readonly addresses?: TypeAddresses<never, never>
}

/** Null for a type this build does not know: the host draws UnknownQuestion in its place. */
export const loadFillQuestionType = async (id: string): Promise<FillQuestionType | null> => {
  const renderer = renderers.get(id)
  if (!renderer) return null
  const [view, validator, formatter, parts] = await Promise.all([
    renderer(),
    validators.get(id)?.(),
    formatters.get(id)?.(),
    addresses.get(id)?.(),
  ])
  return {
    id,
    renderer: view,
    ...(validator && { validator }),
    ...(formatter && { formatter }),
    ...(parts && { addresses: parts }),
  }
}
