import type { FormDefinition, Question } from '#shared/form/definition'

/** What respondents may see of a version: hidden questions are left out, with their titles and options. */
export const publicDefinition = (definition: FormDefinition): FormDefinition => ({
  ...definition,
  questions: shown(definition.questions),
})

const shown = (questions: readonly Question[]): Question[] =>
  questions
    .filter(({ hidden }) => !hidden)
    .map((question) => (question.children ? { ...question, children: shown(question.children) } : question))
