// Which questions a form's records may hold answers to: those of today, and those of earlier versions.
import type { FormDefinition, Question } from '#shared/form/definition'
import { fillPipes } from '#shared/form/piping'
import { pickText } from '#shared/form/text'
import { resolveType } from '../../plugins/question-types.ts'

export interface QuestionColumn {
  /** As in the newest definition that has it. */
  readonly question: Question
  /** The language to fall back to for its texts. */
  readonly defaultLanguage: string
  /** The last published version that has it; null: only in the draft. */
  readonly lastVersion: number | null
  /** No longer part of the form. */
  readonly deleted: boolean
}

/**
 * One entry for each question that ever collected, first those of the current form in its order, then deleted ones, those
 * that went last first.
 *
 * @param versions every version, oldest first
 * @param draft when given, it is the current form; otherwise the newest version is
 */
export const columnsOver = (
  versions: readonly { readonly version: number; readonly definition: FormDefinition }[],
  collects: (question: Question) => boolean,
  draft?: FormDefinition,
): QuestionColumn[] => {
  const lastVersions = new Map<string, number>()
  for (const { version, definition } of versions)
    for (const { id } of definition.questions) lastVersions.set(id, version)
  const columns = new Map<string, QuestionColumn>()
  const add = (definition: FormDefinition, deleted: boolean): void => {
    for (const question of definition.questions) {
      if (columns.has(question.id) || !collects(question)) continue
      columns.set(question.id, {
        question,
        defaultLanguage: definition.defaultLanguage,
        lastVersion: lastVersions.get(question.id) ?? null,
        deleted,
      })
    }
  }
  const current = draft ?? versions.at(-1)?.definition
  if (current) add(current, false)
  for (const { definition } of versions.toReversed()) add(definition, true)
  return [...columns.values()]
}

/** True also for types this installation does not have: their answers are kept. */
export const collectsAnswers = ({ type }: { readonly type: string }): boolean =>
  resolveType(type)?.traits.collects ?? true

/** A heading: the question's title, with an ellipsis where an answer would stand. */
export const columnTitle = ({ question, defaultLanguage }: QuestionColumn, language: string): string =>
  fillPipes(pickText(question.title, language, defaultLanguage), () => '…').trim() || question.id
