import type { AnyRenderer } from '#sdk/ui'
import type { Endpoint } from '#shared/contract/endpoint'
import type { publicForm } from '#shared/contract/form'
import { type CompiledForm, compileForm } from '#shared/form/compile'
import type { FormDefinition, Question, Text } from '#shared/form/definition'
import { noPatterns } from '#shared/form/no-patterns'
import type { PatternTool, ResolveType, TypeRuntime, TypeTraits, TypeValidator } from '#shared/form/question-type'
import { loadFillQuestionType } from '#src/registry/question-types.fill.ts'
import type { Call } from './call.ts'
import type { LanguageSwitcher } from './language-switcher.tsx'

export interface FillForm {
  readonly formKey: string
  readonly version: number
  readonly definition: FormDefinition
  readonly compiled: CompiledForm
  readonly renderers: ReadonlyMap<string, AnyRenderer>
  readonly resolve: ResolveType
  /** Fetched only for a form in several languages. */
  readonly LanguageSwitcher: typeof LanguageSwitcher | null
  /** Add it to the device's clock to get the server's, which judges dates in the end. */
  readonly clockOffsetMs: number
}

export type LoadedForm =
  | { readonly state: 'open'; readonly form: FillForm }
  | { readonly state: 'stopped'; readonly title: Text }
  | { readonly state: 'notFound' }
  /** `page`: a part of the page itself did not arrive; the browser only fetches it again after a reload. */
  | { readonly state: 'failed'; readonly cause: 'network' | 'server' | 'page' }

export type DefinitionReply =
  | { readonly state: 'ready'; readonly data: PublicForm; readonly receivedAt: number }
  | Exclude<LoadedForm, { state: 'open' | 'stopped' }>

type DataOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer Data> ? Data : never
type PublicForm = DataOf<typeof publicForm>

/** Asks for the form; started as early as possible, before the page has drawn anything. */
export const fetchDefinition = async (call: Call, formKey: string): Promise<DefinitionReply> => {
  const reply = await call(`/user/form/details/${encodeURIComponent(formKey)}`)
  switch (reply.kind) {
    case 'ok':
      // What the contract says the server answers; it checks itself against it outside production.
      return { state: 'ready', data: reply.data as PublicForm, receivedAt: Date.now() }
    case 'notFound':
      return { state: 'notFound' }
    case 'unreachable':
      return { state: 'failed', cause: 'network' }
    default:
      return { state: 'failed', cause: 'server' }
  }
}

/** Fetches what the form's question types need, all at once, and compiles it. */
export const prepareForm = async (reply: DefinitionReply): Promise<LoadedForm> => {
  if (reply.state !== 'ready') return reply
  const { data, receivedAt } = reply
  const { definition } = data
  if (data.state === 'stopped' || definition === null) return { state: 'stopped', title: data.title }
  try {
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
      })
    }
    const resolve: ResolveType = (id) => runtimes.get(id)
    const compiled = compileForm(definition, resolve, await patternsFor(definition, resolve))
    return {
      state: 'open',
      form: {
        formKey: data.formKey,
        version: data.version,
        definition,
        compiled,
        renderers,
        resolve,
        LanguageSwitcher: switcher?.LanguageSwitcher ?? null,
        clockOffsetMs: data.serverTime - receivedAt,
      },
    }
  } catch (error) {
    reportError(error)
    return { state: 'failed', cause: 'page' }
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
