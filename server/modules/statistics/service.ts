// Figures of a form, read from counters: their cost does not grow with the number of answers.
import type { z } from 'zod'
import type { questionSummarySchema, reportOverview, reportStats } from '#shared/contract/submission'
import type { Json, Question } from '#shared/form/definition'
import type { FormatContext, Labelled, TypeStatistics } from '#shared/form/question-type'
import { asStored } from '#shared/form/upgrade'
import { addDecimals, type Decimal, parseDecimal, printDecimal, zero } from '#shared/statistics/decimal'
import { histogram } from '#shared/statistics/histogram'
import type { Database } from '../../db/database.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { statistics } from '../../plugins/question-types.ts'
import type { CompiledForms } from '../form/compiled-forms.ts'
import { findDraft } from '../form/repository.ts'
import { type FormVersion, readDefinition } from '../form/stored-form.ts'
import { type AnswerFormat, createAnswerFormat, loadTexts } from '../submission/answer-format.ts'
import { collectsAnswers, columnsOver, columnTitle } from '../submission/columns.ts'
import { dayOf, outcomePrefix, recordId, recordParts } from './facts.ts'
import * as repository from './repository.ts'

export type QuestionSummary = z.infer<typeof questionSummarySchema>
export type FormStats = z.infer<typeof reportStats.data>

export interface StatisticsServiceDeps {
  readonly db: Database
  readonly forms: Pick<CompiledForms, 'versions'>
  readonly drain: (formId: string) => Promise<void>
  /** Writes page views that are counted but not stored yet. */
  readonly flushViews: () => Promise<void>
  readonly fileUrl: (fileId: string) => string
}

export const createStatisticsService = ({ db, forms, drain, flushViews, fileUrl }: StatisticsServiceDeps) => ({
  /** Records, views, completion, mean duration, and records per day of the last 30 days. */
  stats: async (formId: string, now = new Date()): Promise<FormStats> => {
    await Promise.all([drain(formId), flushViews()])
    const [rows, views] = await Promise.all([repository.readCounters(db, formId), repository.readViews(db, formId)])
    const own = rows.filter(({ questionId }) => questionId === recordId)
    const records = own.find(({ kind }) => kind === 'answered')?.count ?? 0
    const duration = numbersOf(own.filter(({ part, kind }) => part === recordParts.duration && kind === 'number'))
    const perDay = new Map(own.filter(({ part }) => part === recordParts.day).map(({ value, count }) => [value, count]))
    return {
      records,
      views,
      completionRate: views === 0 ? (records === 0 ? 0 : 1) : Math.min(1, records / views),
      meanDurationMs: duration?.mean ?? null,
      perDay: lastDays(now, 30).map((day) => ({ day, count: perDay.get(day) ?? 0 })),
      outcome: outcomeFigures(own),
    }
  },

  /** Records per day of the last 30 days over every form the caller sees, whichever of them a screen lists. */
  overview: async (viewer: CurrentUser, now = new Date()): Promise<z.infer<typeof reportOverview.data>> => {
    const { published, backlog } = await repository.readVisibleForms(db, viewer)
    // What is counted here is what each form's own figures say.
    for (const formId of backlog) await drain(formId)
    const days = lastDays(now, 30)
    const rows = await repository.readDaysOfVisibleForms(db, viewer, { part: recordParts.day, since: days[0] ?? '' })
    const counts = new Map(rows.map(({ day, count }) => [day, count]))
    return { published, perDay: days.map((day) => ({ day, count: counts.get(day) ?? 0 })) }
  },

  /** Every question that ever collected, in form order, deleted ones that hold answers last. */
  analysis: async (formId: string, language: string): Promise<QuestionSummary[]> => {
    await drain(formId)
    const [rows, versions, translate] = await Promise.all([
      repository.readCounters(db, formId),
      forms.versions(formId),
      loadTexts(language),
    ])
    // Before the first version there is only the draft.
    const draft = versions.length === 0 ? await findDraft(db, formId) : null
    const counters = byQuestion(rows)
    const total = answeredOf(counters.get(recordId) ?? [])
    const entries = columnsOver(versions, collectsAnswers, draft ? readDefinition(draft.definition) : undefined)
      .map((column) => ({ column, counters: counters.get(column.question.id) ?? [] }))
      .filter(({ column, counters }) => !column.deleted || answeredOf(counters) > 0)
      .map((entry) => {
        const { question, defaultLanguage } = entry.column
        const format = createAnswerFormat(question, { language, defaultLanguage, translate, fileUrl })
        const earlier = versions.toReversed().flatMap(({ definition }) => {
          const before = definition.questions.find(({ id }) => id === question.id)
          return before ? [listsOf(before, format.context)] : []
        })
        return { ...entry, format, lists: [listsOf(question, format.context), ...earlier] }
      })
    const samples = await latestSamples(
      db,
      { formId, versions },
      entries.flatMap(({ column, counters, format }) => {
        const words = answeredOf(counters) > 0 ? samplerOf(column.question, format) : null
        return words ? [{ questionId: column.question.id, words }] : []
      }),
    )
    return entries.map(({ column, counters, lists }) => ({
      questionId: column.question.id,
      type: column.question.type,
      title: columnTitle(column, language),
      deleted: column.deleted,
      answered: answeredOf(counters),
      total,
      parts: partsOf(lists, counters),
      samples: samples.get(column.question.id) ?? [],
    }))
  },
})

export type StatisticsService = ReturnType<typeof createStatisticsService>

type Counters = readonly repository.CounterRow[]

/** What the form's mode made of the answers: its parts, each with values counted and numbers summed. */
const outcomeFigures = (own: Counters): FormStats['outcome'] => {
  const facts = own.filter(({ part }) => part.startsWith(outcomePrefix))
  return [...new Set(facts.map(({ part }) => part))].sort().map((part) => {
    const rows = facts.filter((row) => row.part === part)
    return {
      part: part.slice(outcomePrefix.length),
      values: rows.flatMap(({ kind, value, count }) => (kind === 'value' ? [{ id: value, count }] : [])),
      numbers: numbersOf(rows.filter(({ kind }) => kind === 'number')),
    }
  })
}

const byQuestion = (rows: Counters): ReadonlyMap<string, Counters> => {
  const groups = new Map<string, repository.CounterRow[]>()
  for (const row of rows) {
    const group = groups.get(row.questionId)
    if (group) group.push(row)
    else groups.set(row.questionId, [row])
  }
  return groups
}

// Erased in the registry, joined by folder name.
const typeOf = ({ type }: Question) => statistics.get(type) as TypeStatistics<Json, Json> | undefined

const answeredOf = (counters: Counters): number => counters.find(({ kind }) => kind === 'answered')?.count ?? 0

/** Parts and values a question has, in its type's words. */
interface Lists {
  readonly parts: readonly Labelled[]
  readonly values: readonly Labelled[]
  readonly label: (value: string) => string
}

const listsOf = (question: Question, context: FormatContext): Lists => {
  const type = typeOf(question)
  return {
    parts: listOf(() => type?.parts?.(question.options, context)),
    values: listOf(() => type?.values?.(question.options, context)),
    label: (value) =>
      listOf(() => type?.label && [{ id: value, label: type.label(value, question.options, context) }])[0]?.label ??
      value,
  }
}

/**
 * Parts and values as the newest definition lists them, then what was counted beyond that (removed choices and rows),
 * called as the last version that had them called them.
 */
const partsOf = ([newest, ...earlier]: readonly Lists[], counters: Counters): QuestionSummary['parts'] => {
  const facts = counters.filter(({ kind }) => kind !== 'answered')
  const nameOf = (list: 'parts' | 'values', id: string): string | undefined => {
    for (const lists of earlier) for (const entry of lists[list]) if (entry.id === id) return entry.label
    return undefined
  }
  const values = newest?.values ?? []
  const parts: Labelled[] = newest && newest.parts.length > 0 ? [...newest.parts] : [{ id: '', label: '' }]
  const known = new Set(parts.map(({ id }) => id))
  for (const { part } of facts) {
    if (known.has(part)) continue
    known.add(part)
    parts.push({ id: part, label: nameOf('parts', part) ?? part })
  }
  return parts.map(({ id, label }) => {
    const own = facts.filter(({ part }) => part === id)
    const bins = own.filter(({ kind }) => kind === 'number')
    const counted = own.filter(({ kind }) => kind === 'value')
    return {
      id,
      label,
      values:
        counted.length === 0 && values.length === 0
          ? histogram(bins)
          : valuesOf(values, counted, (value) => nameOf('values', value) ?? newest?.label(value) ?? value),
      numbers: numbersOf(bins),
    }
  })
}

const listOf = (list: () => readonly Labelled[] | undefined): readonly Labelled[] => {
  try {
    return list() ?? []
  } catch {
    // Options of an older version that the type no longer understands; the counted values still show.
    return []
  }
}

/** Listed values in their order, also at zero; then the hundred most frequent others. */
const valuesOf = (
  listed: readonly Labelled[],
  counted: Counters,
  nameOf: (value: string) => string,
): QuestionSummary['parts'][number]['values'] => {
  const counts = new Map(counted.map(({ value, count }) => [value, count]))
  const known = new Set(listed.map(({ id }) => id))
  const others = counted
    .filter(({ value }) => !known.has(value))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, 100)
  return [
    ...listed.map(({ id, label }) => ({ id, label, count: counts.get(id) ?? 0 })),
    ...others.map(({ value, count }) => ({ id: value, label: nameOf(value), count })),
  ]
}

const numbersOf = (bins: Counters): QuestionSummary['parts'][number]['numbers'] => {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0)
  if (count === 0) return null
  const sum = Number(printDecimal(bins.reduce<Decimal>((all, bin) => addDecimals(all, parseDecimal(bin.sum)), zero)))
  return {
    count,
    sum,
    mean: sum / count,
    min: bins.reduce((least, { min }) => Math.min(least, min ?? Infinity), Infinity),
    max: bins.reduce((most, { max }) => Math.max(most, max ?? -Infinity), -Infinity),
  }
}

type Sampler = (answer: Json) => string | null

/** What is shown of single answers; null: nothing. An answer that the type does not understand any more shows nothing. */
const samplerOf = (question: Question, format: AnswerFormat): Sampler | null => {
  const samples = typeOf(question)?.samples
  if (samples === undefined || samples === true) return samples ? format.text : null
  try {
    const words = samples(question.options)
    return (
      words &&
      ((answer) => {
        try {
          return words(answer)
        } catch {
          return null
        }
      })
    )
  } catch {
    return null
  }
}

/** The newest ten answers of each question as text. Looks back over 2,000 records at most: reading must stay cheap. */
const latestSamples = async (
  db: Database,
  { formId, versions }: { formId: string; versions: readonly FormVersion[] },
  entries: readonly { questionId: string; words: Sampler }[],
): Promise<Map<string, string[]>> => {
  const samples = new Map<string, string[]>(entries.map(({ questionId }) => [questionId, []]))
  const byVersion = new Map(versions.map((version) => [version.version, version]))
  let before: string | null = null
  for (let seen = 0; seen < 2000; seen += samplePage) {
    const open = entries.filter(({ questionId }) => (samples.get(questionId)?.length ?? 0) < 10)
    if (open.length === 0) break
    const records: Awaited<ReturnType<typeof repository.readLatest>> = await repository.readLatest(db, formId, {
      before,
      size: samplePage,
    })
    for (const record of records) {
      const answers = byVersion.get(record.version)?.answersOf(record) ?? asStored(record)
      for (const { questionId, words } of open) {
        const answer = answers[questionId]
        const list = samples.get(questionId)
        const text = answer === undefined ? null : words(answer)
        if (text && list && list.length < 10) list.push(text)
      }
    }
    before = records.at(-1)?.id ?? null
    if (records.length < samplePage) break
  }
  return samples
}

const samplePage = 200

/** The last `count` days, oldest first, today included. */
const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - (count - 1 - index), 12)),
  )
