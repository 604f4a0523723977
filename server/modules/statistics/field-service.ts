// Data columns of a form, and how many answers a question or one of its options has.

import { addressesOf } from '#shared/form/addresses'
import type { Json, Question } from '#shared/form/definition'
import type { FormatContext, Labelled, TypeStatistics } from '#shared/form/question-type'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { definitions, resolveType, statistics } from '../../plugins/question-types.ts'
import type { CompiledForms } from '../form/compiled-forms.ts'
import { findDraft } from '../form/repository.ts'
import { readDefinition } from '../form/stored-form.ts'
import { createAnswerFormat, loadTexts, type Translate } from '../submission/answer-format.ts'
import { collectsAnswers, columnsOver, columnTitle, type QuestionColumn } from '../submission/columns.ts'
import { countAnswered, countValue } from './repository.ts'

export interface FieldServiceDeps {
  readonly db: Database
  readonly forms: Pick<CompiledForms, 'versions'>
  /** Counts everything that is still on its way, so that figures are exact. */
  readonly drain: (formId: string) => Promise<void>
}

export const createFieldService = ({ db, forms, drain }: FieldServiceDeps) => ({
  /** Questions of the draft, and deleted ones that hold answers. */
  list: async (formId: string, language?: string) => {
    const row = await findDraft(db, formId)
    if (!row) throw new AppError('notFound')
    const draft = readDefinition(row.definition)
    await drain(formId)
    const [versions, answered, translate] = await Promise.all([
      forms.versions(formId),
      countAnswered(db, formId),
      loadTexts(language ?? draft.defaultLanguage),
    ])
    return columnsOver(versions, collectsAnswers, draft)
      .filter(({ question, deleted }) => !deleted || (answered.get(question.id) ?? 0) > 0)
      .map((column) => ({
        questionId: column.question.id,
        type: column.question.type,
        label: columnTitle(column, column.defaultLanguage),
        question: column.question,
        deleted: column.deleted,
        lastVersion: column.lastVersion,
        filter: filterOf(column, language ?? column.defaultLanguage, translate),
        addresses: partsOf(column, language ?? column.defaultLanguage, translate),
      }))
  },

  /** Answers to a question; with `value`, those that chose this option. */
  dataCount: async (formId: string, questionId: string, value?: string): Promise<number> => {
    await drain(formId)
    if (value !== undefined) return countValue(db, formId, questionId, value)
    return (await countAnswered(db, formId)).get(questionId) ?? 0
  },
})

export type FieldService = ReturnType<typeof createFieldService>

const filterOf = ({ question, defaultLanguage }: QuestionColumn, language: string, translate: Translate) => {
  try {
    const kind = definitions.get(question.type)?.filter?.(question.options) ?? null
    if (kind === null) return null
    if (kind !== 'choice') return { kind, options: [] }
    return { kind, options: [...valuesOf(question, contextOf(question, { language, defaultLanguage, translate }))] }
  } catch {
    // Options of an older version that the type no longer understands.
    return null
  }
}

/** What records can be filtered and sorted by inside an answer. */
const partsOf = ({ question, defaultLanguage }: QuestionColumn, language: string, translate: Translate) => {
  const words = { language, defaultLanguage, translate }
  const choicesOf = (child: Question) => valuesOf(child, contextOf(child, words))
  return addressesOf(question, resolveType, contextOf(question, words), choicesOf).flatMap(
    ({ id, label, kind, values = [], place }) => (place ? [{ id, label, kind, options: [...values] }] : []),
  )
}

const contextOf = (
  question: Question,
  words: { language: string; defaultLanguage: string; translate: Translate },
): FormatContext => createAnswerFormat(question, { ...words, fileUrl: () => '' }).context

/** What can be chosen, by the same list that statistics count. */
const valuesOf = ({ type, options }: Question, context: FormatContext): readonly Labelled[] => {
  // Erased in the registry, joined by folder name.
  const own = statistics.get(type) as TypeStatistics<Json, Json> | undefined
  return own?.values?.(options, context) ?? []
}
