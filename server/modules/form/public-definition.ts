import type { FormDefinition, Question } from '#shared/form/definition'
import { publicMode } from './form-mode.ts'

/**
 * What respondents may see of a version: hidden questions are left out, with their titles and options, and of the form's
 * mode all but what it shows on purpose.
 */
export const publicDefinition = (definition: FormDefinition): FormDefinition => {
  const questions = shown(definition.questions)
  return { ...definition, mode: publicMode(definition.mode, questions), questions }
}

const shown = (questions: readonly Question[]): Question[] =>
  questions
    .filter(({ hidden }) => !hidden)
    .map((question) => (question.children ? { ...question, children: shown(question.children) } : question))
