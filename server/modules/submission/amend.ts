// Another answer in the place of one, by a question's type itself: a code that was redeemed, a place that came free.
import type { PluginState } from '#sdk/server'
import type { Json } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'
import { retryDeadlocks } from '../../db/retry-deadlocks.ts'
import { canonicalJson } from '../../kernel/canonical-json.ts'
import { emit } from '../event/emit.ts'
import { answerChanged } from '../form/answer-events.ts'
import type { CompiledForms } from '../form/compiled-forms.ts'
import { findName } from '../form/repository.ts'
import { audit } from '../system/audit-repository.ts'
import { pluginState } from './plugin-state-repository.ts'
import { findSubmission, updateAnswers } from './repository.ts'

export interface AmendPlace {
  readonly formId: string
  readonly questionId: string
  /** Null: nobody asked for it. What people ask for is in the operation log. */
  readonly by: { readonly userId: string; readonly ip: string } | null
}

/** As `Amend` of the SDK: under the lock of the record, in one transaction with what `change` does to the state. */
export const amendIn =
  ({ db, forms }: { db: Database; forms: Pick<CompiledForms, 'version'> }, { formId, questionId, by }: AmendPlace) =>
  (submissionId: string, change: (answer: Json, state: PluginState) => Promise<Json | undefined>): Promise<boolean> =>
    retryDeadlocks(() =>
      db.transaction().execute(async (trx) => {
        const row = await findSubmission(trx, formId, submissionId, true)
        const compiled = row && (await forms.version(formId, row.version))
        if (!row || !compiled) return false
        const answers = compiled.answersOf(row)
        const before = answers[questionId]
        if (before === undefined) return false
        const answer = await change(before, pluginState(trx, { formId, questionId }))
        if (answer === undefined) return false
        const steps = { ...row.answerSteps, ...compiled.answerSteps }
        const revision = await updateAnswers(trx, {
          formId,
          id: submissionId,
          answers: canonicalJson({ ...answers, [questionId]: answer }),
          answerSteps: Object.keys(steps).length === 0 ? null : JSON.stringify(steps),
          // Nobody answered anything else: what the mode made of it stays.
          outcome: row.outcome === null ? null : JSON.stringify(row.outcome),
          userId: by?.userId ?? null,
          attempt: null,
        })
        if (by) {
          const subjectName = (await findName(trx, formId)) ?? ''
          const detail = { serialNumber: row.serialNumber, questionId }
          await audit(trx, { ...by, action: 'data.handle', subject: formId, subjectName, detail })
        }
        await emit(trx, answerChanged, [{ formId, submissionId, version: row.version, revision }])
        return true
      }),
    )
