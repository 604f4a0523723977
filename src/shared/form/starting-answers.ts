// With what a new respondent begins: what the author set, and what a link brings along.
import type { CompiledForm } from './compile.ts'
import type { CompiledQuestion } from './compile-question.ts'
import type { Answers, Json } from './definition.ts'
import type { Issue } from './issue.ts'
import type { AnswerContext } from './question-type.ts'
import { malformed } from './read.ts'

/**
 * Judged like any answer, because the server will; what the question refuses is no answer to begin with. Cells that are
 * left open in rows given beforehand are for respondents.
 */
export const startingAnswer = (
  question: CompiledQuestion | undefined,
  stated: unknown,
  context: AnswerContext,
): Json | undefined => {
  if (!question?.known || !question.traits.collects) return undefined
  const answer = question.read(stated)
  if (answer === undefined || answer === malformed) return undefined
  return refusalsOf(question, answer, context).length > 0 ? undefined : answer
}

/** What is wrong with an answer to begin with, besides what it leaves open. */
export const refusalsOf = (
  question: Pick<CompiledQuestion, 'check'>,
  answer: Json,
  context: AnswerContext,
): readonly Issue[] => question.check(answer, context).filter(({ code }) => code !== 'required')

/** The defaults of a form's questions, and what a type begins with by itself: those that are right. */
export const defaultAnswers = (
  { definition, question }: Pick<CompiledForm, 'definition' | 'question'>,
  context: AnswerContext,
): Answers =>
  Object.fromEntries(
    definition.questions.flatMap(({ id, default: given }) => {
      const asked = question(id)
      const stated = given === undefined ? asked?.begin(context) : given
      const answer = stated === undefined ? undefined : startingAnswer(asked, stated, context)
      return answer === undefined ? [] : [[id, answer] as const]
    }),
  )
