// Answers to try a form with, found without knowing any question type: what its own check accepts is one.
import type { CompiledForm, CompiledQuestion, FormSession } from '#shared/form/compile'
import type { Json } from '#shared/form/definition'
import { malformed } from '#shared/form/read'
import { carriedAnswers, type ExampleAnswer } from './carried-example.ts'
import { type SampleWords, sampleTexts } from './sample-texts.ts'

/** What a type brings to guess from. */
export interface SampleSource {
  /** How it reads a text. Never throws. */
  readonly parse?: ((text: string, options: Json) => Json | undefined) | undefined
  readonly examples: readonly ExampleAnswer[]
}

/** Undefined for types whose answers nobody can make up: files, what is proved, what is held. */
export type SampleSources = (typeId: string) => SampleSource | undefined

export interface SampleContext {
  readonly sources: SampleSources
  readonly words: SampleWords
  readonly now: number
}

/** The first candidate that the question takes without a word; undefined when there is none. */
export const sampleAnswer = (question: CompiledQuestion, context: SampleContext): Json | undefined => {
  for (const candidate of candidatesFor(question, context)) {
    const answer = question.read(candidate)
    if (answer === undefined || answer === malformed) continue
    if (question.check(answer, { now: context.now }).length === 0) return answer
  }
  return undefined
}

/**
 * Answers every question that is asked and has no right answer yet, those among them that an answer just given shows.
 * @returns ids, in form order, of the questions that show in the end
 */
export const fillWithSamples = (
  { definition, question: find }: Pick<CompiledForm, 'definition' | 'question'>,
  session: FormSession,
  context: SampleContext,
): { readonly filled: readonly string[]; readonly left: readonly string[] } => {
  const isFilled = new Map<string, boolean>()
  const isWanting = (id: string) =>
    session.isVisible(id) && (session.given(id) === undefined || session.issuesOf(id, context).length > 0)
  // Each question once, so that this ends whatever rules show and hide.
  for (let before = -1; before < isFilled.size; ) {
    before = isFilled.size
    for (const { id } of definition.questions) {
      const question = find(id)
      if (!question || isFilled.has(id) || !canBeGiven(question) || !isWanting(id)) continue
      const answer = sampleAnswer(question, context)
      isFilled.set(id, answer !== undefined)
      if (answer !== undefined) session.set(id, answer)
    }
  }
  const shown = definition.questions.filter(({ id }) => session.isVisible(id)).map(({ id }) => id)
  return {
    filled: shown.filter((id) => isFilled.get(id) === true),
    left: shown.filter((id) => isFilled.get(id) === false),
  }
}

const canBeGiven = ({ traits, known, derived }: CompiledQuestion): boolean =>
  known && traits.collects && traits.assigned !== true && derived === null

function* candidatesFor(question: CompiledQuestion, context: SampleContext): Iterable<Json | undefined> {
  const { options, type } = question.question
  const source = context.sources(type)
  if (!source) return
  if (question.traits.container === 'rows') yield* rowsFor(question, context)
  const { parse, examples } = source
  if (parse) for (const text of sampleTexts(options, context.words, context.now)) yield parse(text, options)
  for (const example of examples) yield* carriedAnswers(example, options)
  for (const { answer } of examples) yield answer
}

/** One row, or as many as are asked for at least. */
function* rowsFor({ children }: CompiledQuestion, context: SampleContext): Iterable<Json> {
  const row: Record<string, Json> = {}
  for (const child of children) {
    const answer = canBeGiven(child) && child.question.hidden !== true ? sampleAnswer(child, context) : undefined
    if (answer !== undefined) row[child.question.id] = answer
  }
  for (let count = 1; count <= mostRows; count++) yield Array.from({ length: count }, () => row)
}

const mostRows = 20
