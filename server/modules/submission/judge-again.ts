// What a form's mode makes of answers, and the second chance of a judge that failed: the answers are kept in any case.
import { z } from 'zod'
import type { Answers } from '#shared/form/definition'
import type { Database, Transaction } from '../../db/database.ts'
import { defineJob } from '../../kernel/job-kind.ts'
import type { CompiledForms, CompiledVersion } from '../form/compiled-forms.ts'
import { enqueue } from '../job/enqueue.ts'
import { findSubmission, setOutcome } from './repository.ts'

export interface Judged {
  /** As text for the column; null where the mode makes nothing of answers, or failed. */
  readonly outcome: string | null
  /** Why there is no outcome though there should be one. */
  readonly failure: string | null
}

/** A mistake in a mode must not cost the respondent the answers: this never throws. */
export const judged = ({ outcomeOf }: CompiledVersion, accepted: Answers): Judged => {
  try {
    const outcome = outcomeOf?.(accepted) ?? null
    return { outcome: outcome === null ? null : JSON.stringify(outcome), failure: null }
  } catch (error) {
    return { outcome: null, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** The last attempt is made about seven hours after the first: time to mend a mode. */
const kind = { kind: 'judge', maxAttempts: 8 } as const

/** Has a stored record judged again, in the caller's transaction. */
export const judgeLater = async (trx: Transaction, formId: string, submissionId: string): Promise<void> => {
  await enqueue(trx, kind, { formId, submissionId }, { key: submissionId })
}

export const judgeJob = (db: Database, forms: Pick<CompiledForms, 'version'>) =>
  defineJob({
    ...kind,
    payload: z.object({ formId: z.string(), submissionId: z.string() }),
    run: ({ formId, submissionId }) =>
      db.transaction().execute(async (trx) => {
        const row = await findSubmission(trx, formId, submissionId, true)
        // Deleted, or judged with a correction since.
        if (!row || row.outcome !== null) return undefined
        const compiled = await forms.version(formId, row.version)
        if (!compiled) return undefined
        const { outcome, failure } = judged(compiled, compiled.answersOf(row))
        if (failure !== null) {
          const mode = compiled.publicDefinition.mode.id
          throw new Error(`The mode ${mode} cannot judge record ${submissionId} of form ${formId}: ${failure}`)
        }
        if (outcome === null) return undefined
        await setOutcome(trx, { formId, id: submissionId, outcome })
        return undefined
      }),
  })
