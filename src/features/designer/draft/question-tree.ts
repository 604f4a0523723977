import type { FormDefinition, Question } from '#shared/form/definition'

export interface Found {
  readonly question: Question
  /** The container it repeats in; null at the top. */
  readonly parent: Question | null
}

export const findQuestion = ({ questions }: FormDefinition, id: string | null): Found | null => {
  for (const question of questions) {
    if (question.id === id) return { question, parent: null }
    const child = question.children?.find((candidate) => candidate.id === id)
    if (child) return { question: child, parent: question }
  }
  return null
}
