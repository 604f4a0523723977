// Single-question edits of a draft, as API users make them. Pure: a definition in, the changed one out, or null.
import type { FormDefinition, Question } from '#shared/form/definition'

/** Adds after the question `afterId`, else at the end. Null when there is no such question. */
export const addQuestions = (
  definition: FormDefinition,
  questions: readonly Question[],
  afterId?: string,
): FormDefinition | null => {
  if (afterId === undefined) return { ...definition, questions: [...definition.questions, ...questions] }
  const position = positionOf(definition, afterId)
  if (position === -1) return null
  return { ...definition, questions: definition.questions.toSpliced(position + 1, 0, ...questions) }
}

/** Puts `question` in the place of the one with its id; a child question is found inside its container. */
export const replaceQuestion = (definition: FormDefinition, question: Question): FormDefinition | null => {
  const replaced = replaceIn(definition.questions, question)
  return replaced && { ...definition, questions: replaced }
}

export const removeQuestion = (definition: FormDefinition, id: string): FormDefinition | null => {
  const left = removeFrom(definition.questions, id)
  return left && { ...definition, questions: left }
}

/** Moves a question so that it stands at `position` (0-based) afterwards; beyond the end means the end. */
export const moveQuestion = (definition: FormDefinition, id: string, position: number): FormDefinition | null => {
  const from = positionOf(definition, id)
  const question = definition.questions[from]
  if (!question) return null
  const rest = definition.questions.toSpliced(from, 1)
  return { ...definition, questions: rest.toSpliced(Math.min(position, rest.length), 0, question) }
}

const positionOf = (definition: FormDefinition, id: string): number =>
  definition.questions.findIndex((question) => question.id === id)

const replaceIn = (questions: readonly Question[], replacement: Question): Question[] | null => {
  let found = false
  const replaced = questions.map((question): Question => {
    if (question.id === replacement.id) {
      found = true
      return replacement
    }
    const children = question.children && replaceIn(question.children, replacement)
    if (!children) return question
    found = true
    return { ...question, children }
  })
  return found ? replaced : null
}

const removeFrom = (questions: readonly Question[], id: string): Question[] | null => {
  let found = false
  const left = questions.flatMap((question): Question[] => {
    if (question.id === id) {
      found = true
      return []
    }
    const children = question.children && removeFrom(question.children, id)
    if (!children) return [question]
    found = true
    return [{ ...question, children }]
  })
  return found ? left : null
}
