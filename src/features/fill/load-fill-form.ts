import type { AnyRenderer } from '#sdk/ui'
import type { FillSetting } from '#shared/contract/fill-state'
import { type CompiledForm, compileForm } from '#shared/form/compile'
import type { FormDefinition, Question } from '#shared/form/definition'
import { noPatterns } from '#shared/form/no-patterns'
import type { PatternTool, ResolveType, TypeRuntime, TypeTraits, TypeValidator } from '#shared/form/question-type'
import { loadFillQuestionType } from '#src/registry/question-types.fill.ts'
import type { ReadyReply } from './fetch-definition.ts'
import type { LanguageSwitcher } from './language-switcher.tsx'

export interface FillForm {
  readonly formKey: string
  readonly version: number
  readonly definition: FormDefinition
  /** Null: as usual in everything. */
  readonly setting: FillSetting | null
  /** What is entered may be stored on the device until it is submitted. */
  readonly keeps: boolean
  readonly compiled: CompiledForm
  readonly renderers: ReadonlyMap<string, AnyRenderer>
  readonly resolve: ResolveType
  /** Fetched only for a form in several languages. */
  readonly LanguageSwitcher: typeof LanguageSwitcher | null
  /** Add it to the device's clock to get the server's, which judges dates in the end. */
  readonly clockOffsetMs: number
}

/** Fetches what the form's question types need, all at once, and compiles it. Rejects when a part does not arrive. */
export const loadFillForm = async ({ data, receivedAt }: ReadyReply): Promise<FillForm> => {
  const { definition, formKey, version } = data
  if (!definition) throw new Error('A form without definition is not open')
  const [types, switcher] = await Promise.all([
    loadTypes(definition),
    definition.languages.length > 1 ? import('./language-switcher.tsx') : null,
  ])
  const runtimes = new Map<string, TypeRuntime>()
  const renderers = new Map<string, AnyRenderer>()
  for (const [id, traits] of Object.entries(data.traits)) {
    const type = types.get(id)
    if (!type) continue
    renderers.set(id, type.renderer)
    runtimes.set(id, {
      // The operators travel as plain strings; the definition was checked against them when it was published.
      traits: traits as TypeTraits,
      ...(type.validator && { validator: type.validator }),
      ...(type.formatter && { formatter: type.formatter }),
      ...(type.addresses && { addresses: type.addresses }),
    })
  }
  const resolve: ResolveType = (id) => runtimes.get(id)
  return {
    formKey,
    version,
    definition,
    setting: data.setting,
    keeps: data.setting?.draft.keep !== false,
    compiled: compileForm(definition, resolve, await patternsFor(definition, resolve)),
    renderers,
    resolve,
    LanguageSwitcher: switcher?.LanguageSwitcher ?? null,
    clockOffsetMs: data.serverTime - receivedAt,
  }
}

const loadTypes = async (definition: FormDefinition) => {
  const ids = [...new Set(allQuestions(definition).map((question) => question.type))]
  const loaded = await Promise.all(ids.map(loadFillQuestionType))
  return new Map(loaded.flatMap((type) => (type ? [[type.id, type] as const] : [])))
}

/** The pattern engine is large: it is fetched only for a form that states a pattern. */
const patternsFor = async (definition: FormDefinition, resolve: ResolveType): Promise<PatternTool> =>
  allQuestions(definition).some((question) => statesPattern(question, resolve))
    ? (await import('#shared/form/pattern-re2')).re2Patterns
    : noPatterns

const statesPattern = (question: Question, resolve: ResolveType): boolean => {
  // Joined by folder name in the registry, which the compiler cannot follow (see TypeRuntime).
  const validator = resolve(question.type)?.validator as TypeValidator<unknown, unknown> | undefined
  try {
    return (validator?.patterns?.(question.options).length ?? 0) > 0
  } catch {
    // Options this type cannot read: the engine reports them; they need no pattern engine.
    return false
  }
}

const allQuestions = ({ questions }: FormDefinition): readonly Question[] =>
  questions.flatMap((question) => [question, ...(question.children ?? [])])
