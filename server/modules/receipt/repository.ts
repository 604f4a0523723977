import { sql } from 'kysely'
import type { AnswerRow } from '#shared/form/upgrade'
import type { Database } from '../../db/database.ts'

export interface HandedIn extends AnswerRow {
  readonly version: number
  readonly serialNumber: string
  readonly submittedAt: Date
}

/** What somebody handed in within the last day, by the id that only they know. */
export const findHandedIn = async (db: Database, formId: string, submission: string): Promise<HandedIn | null> => {
  const { rows } = await sql<HandedIn>`
    select version, answers, answer_steps as "answerSteps", serial_number::text as "serialNumber",
      submitted_at as "submittedAt"
    from submission where form_id = ${formId} and client_submission_id = ${submission}
      and submitted_at > now() - interval '1 day'`.execute(db)
  return rows[0] ?? null
}
