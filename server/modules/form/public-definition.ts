import type { FormDefinition, Json, Question } from '#shared/form/definition'
import { definitions } from '../../plugins/question-types.ts'
import { publicMode } from './form-mode.ts'

/**
 * What respondents may see of a version: hidden questions are left out, with their titles and options, of the others what
 * their type keeps for authors, and of the form's mode all but what it shows on purpose.
 */
export const publicDefinition = (definition: FormDefinition): FormDefinition => {
  const questions = shown(definition.questions)
  return { ...definition, mode: publicMode(definition.mode, questions), questions }
}

const shown = (questions: readonly Question[]): Question[] =>
  questions
    .filter(({ hidden }) => !hidden)
    .map((question) => ({
      ...question,
      options: shownOptions(question),
      ...(question.children && { children: shown(question.children) }),
    }))

const shownOptions = ({ type, options }: Question): Json => {
  const { forAuthors = [] } = definitions.get(type) ?? {}
  if (typeof options !== 'object' || options === null || !forAuthors.some((name) => name in options)) return options
  return Object.fromEntries(Object.entries(options).filter(([name]) => !forAuthors.includes(name)))
}
