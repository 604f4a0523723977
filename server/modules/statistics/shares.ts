// How everybody has answered, for respondents who have: counts of what the author lets them see.
import type { AnswerShares } from '#shared/contract/submission'
import type { Json } from '#shared/form/definition'
import type { TypeStatistics } from '#shared/form/question-type'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { message } from '../../http/messages.ts'
import { Lru } from '../../kernel/lru.ts'
import { statistics } from '../../plugins/question-types.ts'
import type { CompiledForms } from '../form/compiled-forms.ts'
import { createAnswerFormat, loadTexts } from '../submission/answer-format.ts'
import { columnTitle } from '../submission/columns.ts'
import { type CounterRow, readCounters, versionOfSubmission } from './repository.ts'

export interface SharesDeps {
  readonly db: Database
  readonly forms: Pick<CompiledForms, 'state' | 'version'>
  readonly drain: (formId: string) => Promise<void>
  readonly fileUrl: (fileId: string) => string
}

export const createShares = ({ db, forms, drain, fileUrl }: SharesDeps) => {
  /** A class that sends all at once then asks the counters once, and not thirty times. */
  const seen = new Lru<string, { counters: Promise<readonly CounterRow[]>; until: number }>(200)
  const countersOf = (formId: string): Promise<readonly CounterRow[]> => {
    const known = seen.get(formId)
    if (known && known.until > performance.now()) return known.counters
    const counters = drain(formId).then(() => readCounters(db, formId))
    const entry = { counters, until: performance.now() + staleMs }
    seen.set(formId, entry)
    counters.catch(() => seen.get(formId) === entry && seen.delete(formId))
    return counters
  }

  /** @param submission the id under which the respondent handed in their answers: whoever has it has answered */
  return async (
    formKey: string,
    { submission, language }: { submission: string; language: string },
  ): Promise<AnswerShares> => {
    const state = await forms.state(formKey)
    const version = state && !state.recycled ? await versionOfSubmission(db, state.formId, submission) : null
    const compiled = state && version !== null ? await forms.version(state.formId, version) : null
    if (!state || !compiled || compiled.shared.length === 0) throw new AppError('notFound')
    const [counters, translate] = await Promise.all([countersOf(state.formId), loadTexts(language)])
    const { defaultLanguage } = compiled.publicDefinition
    const number = new Intl.NumberFormat(language)
    const questions = compiled.shared.map((question) => {
      const { context } = createAnswerFormat(question, { language, defaultLanguage, translate, fileUrl })
      const own = counters.filter(({ questionId, part }) => questionId === question.id && part === '')
      const answered = own.find(({ kind }) => kind === 'answered')?.count ?? 0
      const counts = new Map(
        own.flatMap(({ kind, value, count }) => (kind === 'value' ? [[value, count] as const] : [])),
      )
      // Erased in the registry, joined by folder name.
      const type = statistics.get(question.type) as TypeStatistics<Json, Json> | undefined
      return {
        questionId: question.id,
        title: columnTitle({ question, defaultLanguage, lastVersion: version, deleted: false }, language),
        answered: message('shares.answered', { number: number.format(answered) }, language),
        shares: (type?.values?.(question.options, context) ?? []).map(({ id, label }) => {
          const count = counts.get(id) ?? 0
          return { id, label, count, share: answered === 0 ? 0 : count / answered }
        }),
      }
    })
    return { heading: message('shares.heading', {}, language), questions }
  }
}

export type Shares = ReturnType<typeof createShares>

const staleMs = 2000
