// Options of each question through its type's schema: wrong ones become findings.
import { type AnyQuestionType, stepsSeen } from '#sdk'
import type { Finding } from '#shared/contract/form'
import type { FormDefinition, Json, Question } from '#shared/form/definition'

type Definitions = ReadonlyMap<string, AnyQuestionType>

/**
 * The definition as it is stored: options as their type's schema returns them, with the number of the type's steps they
 * have seen. Options the schema refuses stay as they are and are reported, so that an unfinished draft can still be
 * saved.
 *
 * @param definition brought up to date
 */
export const checkOptions = async (
  definition: FormDefinition,
  types: Definitions,
): Promise<{ definition: FormDefinition; findings: Finding[] }> => {
  const findings: Finding[] = []
  const check = async (question: Question): Promise<Question> => {
    const type = types.get(question.type)
    // The engine reports types this installation does not have.
    if (!type) return question
    const options = await parseOptions(type, question.options)
    if (options === undefined)
      findings.push({ severity: 'error', code: 'question.invalidOptions', questionId: question.id })
    const children = question.children && (await Promise.all(question.children.map(check)))
    return {
      ...question,
      ...(options !== undefined && { options, ...stepsSeen(type) }),
      ...(children && { children }),
    }
  }
  const questions = await Promise.all(definition.questions.map(check))
  return { definition: { ...definition, questions }, findings }
}

/** Options as the schema returns them; undefined when it refuses them. */
const parseOptions = async (type: AnyQuestionType, options: Json): Promise<Json | undefined> => {
  const result = await type.options['~standard'].validate(options)
  // Through JSON, because that is how it is stored: `undefined` members vanish.
  return result.issues ? undefined : JSON.parse(JSON.stringify(result.value))
}
