import type { AnyRenderer } from '#sdk/ui'
import type { FillSetting } from '#shared/contract/fill-state'
import { type CompiledForm, compileForm, type Page } from '#shared/form/compile'
import type { Answers, FormDefinition, Question } from '#shared/form/definition'
import { noPatterns } from '#shared/form/no-patterns'
import type { Paging } from '#shared/form/paging'
import type { PatternTool, ResolveType, TypeRuntime, TypeTraits, TypeValidator } from '#shared/form/question-type'
import { defaultAnswers } from '#shared/form/starting-answers'
import type { FillQuestionType } from '#src/registry/question-types.fill.ts'
import type { ReadyReply } from '../call/fetch-definition.ts'
import type { PageRules } from '../filling/page-rules.ts'
import type { PageParts } from '../page/page-parts.ts'
import { broughtTo } from './brought-to.ts'

export interface FillForm {
  readonly formKey: string
  readonly version: number
  readonly definition: FormDefinition
  /** Null: as usual in everything. */
  readonly setting: FillSetting | null
  /** What is entered may be stored on the device until it is submitted. */
  readonly keeps: boolean
  readonly compiled: CompiledForm
  readonly paging: Paging
  /** As they are turned. */
  readonly pages: readonly Page[]
  /** What the address brings along. */
  readonly prefilled: Answers
  /** With what an empty form begins: the author's defaults, and above them what the address brings along. */
  readonly initial: Answers
  /** Where page breaks ask for more than words. */
  readonly rules: PageRules | null
  readonly renderers: ReadonlyMap<string, AnyRenderer>
  readonly resolve: ResolveType
  /** What is known of the types it asks. */
  readonly types: ReadonlyMap<string, FillQuestionType>
  /** Add it to the device's clock to get the server's, which judges dates in the end. */
  readonly clockOffsetMs: number
}

/** Fetches what the form's question types need, all at once, and compiles it. Rejects when a part does not arrive. */
export const loadFillForm = async (
  { data, receivedAt }: ReadyReply,
  address: URLSearchParams,
  { findType }: Pick<PageParts, 'findType'>,
): Promise<FillForm> => {
  const { definition, formKey, version } = data
  if (!definition) throw new Error('A form without definition is not open')
  const types = await loadTypes(definition, (id) => findType(id, data))
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
  const compiled = compileForm(definition, resolve, await patternsFor(definition, resolve))
  const now = { now: data.serverTime }
  const paging = data.look?.paging ?? 'breaks'
  const prefilled = definition.questions.some((question) => broughtTo(question, address) !== null)
    ? await import('./prefill.ts')
        .then(({ prefilledAnswers }) => prefilledAnswers({ compiled, types }, address, now))
        .catch(nothing)
    : {}
  return {
    formKey,
    version,
    definition,
    setting: data.setting,
    keeps: data.setting?.draft.keep !== false,
    compiled,
    paging,
    // Most forms are turned as they are folded.
    pages: paging === 'breaks' ? compiled.pages : (await import('#shared/form/paging')).pagesBy(paging, compiled),
    // Where pages are others than the author folded, what is said of those means nothing.
    rules:
      paging === 'breaks' && /"(?:seconds|noBack|hidePosition)"/.test(JSON.stringify(compiled.pages.map(breakOf)))
        ? (await import('../filling/page-clock.tsx')).pageRules(compiled.pages)
        : null,
    prefilled,
    initial: { ...defaultAnswers(compiled, now), ...prefilled },
    renderers,
    resolve,
    types,
    clockOffsetMs: data.serverTime - receivedAt,
  }
}

const breakOf = ({ breakAfter }: Page) => breakAfter?.options

/** The form matters more than what would have stood in it. */
const nothing = (error: unknown): Answers => {
  reportError(error)
  return {}
}

const loadTypes = async (
  definition: FormDefinition,
  find: (id: string) => Promise<FillQuestionType | null>,
): Promise<ReadonlyMap<string, FillQuestionType>> => {
  const ids = [...new Set(allQuestions(definition).map((question) => question.type))]
  const loaded = await Promise.all(ids.map(find))
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
