// Data columns of a form, and how many answers a question or one of its options has.

import { addressesOf } from '#shared/form/addresses'
import type { Json, Question } from '#shared/form/definition'
import { fillPipes } from '#shared/form/piping'
import type { FormatContext, Labelled, TypeStatistics } from '#shared/form/question-type'
import { pickText } from '#shared/form/text'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { definitions, resolveType, statistics } from '../../plugins/question-types.ts'
import { countAnswered, countValue } from '../statistics/repository.ts'
import { createAnswerFormat, loadTexts, type Translate } from './answer-format.ts'
import { columnsOver, type QuestionColumn } from './columns.ts'
import { findDraft } from './repository.ts'
import { readDefinition, readVersions } from './stored-form.ts'

export interface FieldServiceDeps {
  readonly db: Database
  /** Counts everything that is still on its way, so that figures are exact. */
  readonly drain: (formId: string) => Promise<void>
}

export const createFieldService = ({ db, drain }: FieldServiceDeps) => ({
  /** True for types that only show something. */
  isDisplay: (type: string): boolean => resolveType(type)?.traits.collects === false,

  /** Questions of the draft, and deleted ones that hold answers. */
  list: async (formId: string, language?: string) => {
    const row = await findDraft(db, formId)
    if (!row) throw new AppError('notFound')
    const draft = readDefinition(row.definition)
    await drain(formId)
    const [versions, answered, translate] = await Promise.all([
      readVersions(db, formId),
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

/** True also for types this installation does not have: their answers are kept. */
export const collectsAnswers = ({ type }: { readonly type: string }): boolean =>
  resolveType(type)?.traits.collects ?? true

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

/** A heading: the question's title, with an ellipsis where an answer would stand. */
export const columnTitle = ({ question, defaultLanguage }: QuestionColumn, language: string): string =>
  fillPipes(pickText(question.title, language, defaultLanguage), () => '…').trim() || question.id
