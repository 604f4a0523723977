// Answers that the address of the page brings along. Fetched only when there are any.
import type { CompiledForm } from '#shared/form/compile'
import type { Answers, Json, Question } from '#shared/form/definition'
import type { AnswerContext, TypeParser } from '#shared/form/question-type'
import { startingAnswer } from '#shared/form/starting-answers'
import type { FillQuestionType } from '#src/registry/question-types.fill.ts'
import { broughtTo } from './brought-to.ts'

/** By question id. What no question understands, or refuses, is left out: a link is a suggestion. */
export const prefilledAnswers = async (
  { compiled, types }: { readonly compiled: CompiledForm; readonly types: ReadonlyMap<string, FillQuestionType> },
  address: URLSearchParams,
  context: AnswerContext,
): Promise<Answers> => {
  const brought = compiled.definition.questions.flatMap((question) => {
    const text = broughtTo(question, address)
    return text === null ? [] : [{ question, text }]
  })
  const answers = await Promise.all(
    brought.map(async ({ question, text }) => {
      const answer = startingAnswer(
        compiled.question(question.id),
        await parsed(question, text, types.get(question.type)),
        context,
      )
      return answer === undefined ? [] : [[question.id, answer] as const]
    }),
  )
  return Object.fromEntries(answers.flat())
}

const parsed = async (question: Question, text: string, type: FillQuestionType | undefined): Promise<unknown> => {
  try {
    // The registry joined type and parser by folder name, which the compiler cannot follow.
    const parser = (await type?.parser?.()) as TypeParser<Json, Json> | undefined
    return parser?.parse(text.slice(0, longest), question.options)
  } catch (error) {
    reportError(error)
    return undefined
  }
}

/** Longer than any address that arrives. */
const longest = 10_000
