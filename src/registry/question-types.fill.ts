/** A question type as the public page has it. */
import type { AnyRenderer } from '#sdk/ui'
import type { TypeAddresses, TypeFormatter, TypeParser, TypeValidator } from '../shared/form/question-type.ts'

export interface FillQuestionType {
  readonly id: string
  readonly renderer: AnyRenderer
  readonly validator?: TypeValidator<never, never>
  readonly formatter?: TypeFormatter<never, never>
  readonly addresses?: TypeAddresses<never, never>
  /** Fetched only when the address of the page brings answers along. */
  readonly parser?: () => Promise<TypeParser<never, never>>
}

/** A script of the build for question types (tools/vite/question-type-modules.ts). */
interface TypeModule {
  readonly types: Readonly<Record<string, FillQuestionType>>
}

/**
 * The question type by the address of its script, which the server named; null when there is none: the host draws
 * UnknownQuestion in its place. Nothing here knows what types there are, so the page does not grow with their number.
 */
export const importQuestionType = async (id: string, address: string | undefined): Promise<FillQuestionType | null> => {
  if (address === undefined) return null
  const module: TypeModule = await import(/* @vite-ignore */ address)
  return module.types[id] ?? null
}
