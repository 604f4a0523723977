// The mode of a form on the server: its settings checked, what respondents may see of them, what it makes of answers.
import type { Schema } from '#sdk'
import type { Finding } from '#shared/contract/form'
import type { Answers, FormDefinition, FormMode, Json, Question } from '#shared/form/definition'
import type { ModeJudge, ModeView } from '#shared/form/form-mode'
import type { Cell, Fact } from '#shared/form/question-type'
import { pickText } from '#shared/form/text'
import { modeJudges, modes, modeViews } from '../../plugins/form-modes.ts'

/**
 * The definition with the settings of its mode as the mode's schemas return them, and without those of questions that
 * are gone. What a schema refuses stays and is reported, as options of questions are.
 */
export const checkMode = async (
  definition: FormDefinition,
): Promise<{ definition: FormDefinition; findings: Finding[] }> => {
  const { mode } = definition
  const found = modes.get(mode.id)
  // Settings of a mode this installation does not have are kept as they are.
  if (!found) return { definition, findings: [{ severity: 'error', code: 'mode.unknown' }] }
  const findings: Finding[] = []
  const parse = async (schema: Schema<unknown>, value: Json, finding: Omit<Finding, 'severity'>): Promise<Json> => {
    const result = await schema['~standard'].validate(value)
    if (!result.issues) return JSON.parse(JSON.stringify(result.value))
    findings.push({ severity: 'error', ...finding })
    return value
  }
  const form = await parse(found.form, mode.form, { code: 'mode.invalidSettings' })
  const asked = new Set(withChildren(definition.questions).map(({ id }) => id))
  const questions: [string, Json][] = []
  for (const [id, setting] of Object.entries(mode.questions)) {
    if (!asked.has(id)) continue
    questions.push([id, await parse(found.question, setting, { code: 'mode.invalidSettings', questionId: id })])
  }
  return { definition: { ...definition, mode: { ...mode, form, questions: Object.fromEntries(questions) } }, findings }
}

/**
 * What respondents get to see of a mode: what its view gives, of the questions they see. Nothing by default, and
 * nothing where a view fails: a key that is not shown is a nuisance, one that is shown is a leak.
 */
export const publicMode = ({ id, form, questions }: FormMode, shown: readonly Question[]): FormMode => {
  // Erased in the registry, joined by folder name.
  const view = modeViews.get(id) as ModeView<Json, Json> | undefined
  const asked = withChildren(shown).flatMap((question): [string, Json][] => {
    const setting = Object.hasOwn(questions, question.id) ? questions[question.id] : undefined
    const seen = setting === undefined ? undefined : shownBy(() => view?.question?.(setting))
    return seen === undefined ? [] : [[question.id, seen]]
  })
  return { id, form: shownBy(() => view?.form?.(form)) ?? {}, questions: Object.fromEntries(asked) }
}

/** What the mode makes of accepted answers, or throws over them; null for a mode that makes nothing of them. */
export const judgeOf = ({ mode }: FormDefinition): ((answers: Answers) => Json) | null => {
  const judge = judgeNamed(mode.id)
  return judge && ((answers) => judge.outcome(answers, { form: mode.form, questions: mode.questions }))
}

/** Facts about a record that follow from its outcome. */
export const outcomeFacts = (modeId: string, outcome: Json | null): readonly Fact[] => {
  try {
    return outcome === null ? [] : (judgeNamed(modeId)?.facts?.(outcome) ?? [])
  } catch {
    // An outcome its mode no longer knows; the record counts without it.
    return []
  }
}

export interface OutcomeColumn {
  readonly heading: string
  readonly cell: (outcome: Json | null) => Cell
}

/** Columns of an outcome for a spreadsheet. */
export const outcomeColumns = ({ mode, defaultLanguage }: FormDefinition, language: string): OutcomeColumn[] =>
  (judgeNamed(mode.id)?.columns ?? []).map(({ title, cell }) => ({
    heading: pickText(title, language, defaultLanguage),
    cell: (outcome) => {
      try {
        return outcome === null ? null : cell(outcome)
      } catch {
        return null
      }
    },
  }))

const judgeNamed = (id: string) => (modeJudges.get(id) as ModeJudge<Json, Json, Json> | undefined) ?? null

const shownBy = (view: () => Json | undefined): Json | undefined => {
  try {
    return view()
  } catch {
    return undefined
  }
}

const withChildren = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...withChildren(question.children ?? [])])
