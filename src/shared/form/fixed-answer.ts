// Read-only questions with a default: the answer is the author's, whatever is sent.
import type { CompiledQuestion } from './compile-question.ts'
import type { Json, Question } from './definition.ts'
import type { Derived, TypeRuntime, TypeValidator } from './question-type.ts'
import { malformed } from './read.ts'
import { refusalsOf } from './starting-answers.ts'

/** Whether the author has made its default the only answer, as far as respondents go. Total. */
export const asksToBeFixed = ({ options, default: given }: Question, validator: TypeRuntime['validator']): boolean => {
  try {
    // Erased in the registry, joined by folder name.
    const { isFixed } = (validator ?? {}) as Partial<TypeValidator<Json, Json>>
    return given !== undefined && isFixed?.(options) === true
  } catch {
    return false
  }
}

/**
 * Links may bring the answer of a question that has a name for them, or that only they fill in. What is sent does not tell
 * where it comes from, so nothing can be held to the default then.
 */
export const isOpenToLinks = ({ name, byLink }: Question): boolean => name !== undefined || byLink === true

/** Always the default; nothing where the question itself refuses it. */
export const fixedAnswer = (question: Question, own: Pick<CompiledQuestion, 'read' | 'check'>): Derived<Json> => {
  const given = own.read(question.default)
  return {
    sources: [],
    answer: (_operands, context) =>
      given === undefined || given === malformed || refusalsOf(own, given, context).length > 0 ? undefined : given,
  }
}
