// Options of each question through its type's schema: older options are migrated, wrong ones become findings.
import type { AnyQuestionType } from '#sdk'
import type { Finding } from '#shared/contract/form'
import type { FormDefinition, Json, Question } from '#shared/form/definition'

type Definitions = ReadonlyMap<string, AnyQuestionType>

/**
 * The definition with every question's options as its type's schema returns them. Options that no migration can make
 * valid stay as they are and are reported, so that an unfinished draft can still be saved.
 */
export const normalizeOptions = async (
  definition: FormDefinition,
  types: Definitions,
): Promise<{ definition: FormDefinition; findings: Finding[] }> => {
  const findings: Finding[] = []
  const normalize = async (question: Question): Promise<Question> => {
    const type = types.get(question.type)
    // The engine reports types this installation does not have.
    if (!type) return question
    const options = await parseOptions(type, question.options)
    if (options === undefined)
      findings.push({ severity: 'error', code: 'question.invalidOptions', questionId: question.id })
    const children = question.children && (await Promise.all(question.children.map(normalize)))
    return { ...question, ...(options !== undefined && { options }), ...(children && { children }) }
  }
  const questions = await Promise.all(definition.questions.map(normalize))
  return { definition: { ...definition, questions }, findings }
}

/**
 * Stored options carry no version: they are tried as they are, then after the last migration, after the last two, and
 * so on. Undefined when nothing makes them valid.
 */
export const parseOptions = async (type: AnyQuestionType, options: Json): Promise<Json | undefined> => {
  const migrations = type.migrations ?? []
  for (let start = migrations.length; start >= 0; start--) {
    try {
      const migrated = migrations.slice(start).reduce<unknown>((value, { up }) => up(asRecord(value)), options)
      const result = await type.options['~standard'].validate(migrated)
      // Through JSON, because that is how it is stored: `undefined` members vanish.
      if (!result.issues) return JSON.parse(JSON.stringify(result.value))
    } catch {
      // A migration that does not fit these options; an earlier one may.
    }
  }
  return undefined
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('not an object')
  return Object.fromEntries(Object.entries(value))
}
