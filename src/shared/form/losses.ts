// What a form does not ask any more, compared with what it asked before: answers to it stay, and get no more.
import type { FormDefinition, Question } from './definition.ts'
import { optionIds } from './edit.ts'

export interface Loss {
  /** As it was asked before. */
  readonly question: Question
  /** Options, rows or columns of a question that is still asked; absent: the question itself is gone. */
  readonly options?: readonly string[]
}

/** In the order of `before`. Questions in rows go with their container. */
export const lossesOf = (before: FormDefinition, after: FormDefinition): readonly Loss[] =>
  before.questions.flatMap((question): Loss[] => {
    const now = after.questions.find(({ id }) => id === question.id)
    if (!now) return [{ question }]
    const left = optionIds(now.options)
    const options = [...optionIds(question.options)].filter((id) => !left.has(id))
    return options.length > 0 ? [{ question, options }] : []
  })
