import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export interface NewKeptDraft {
  readonly formId: string
  readonly clientSubmissionId: string
  readonly codeHash: Buffer
  readonly sealed: Buffer
  readonly userId: string | null
  readonly fileIds: readonly string[]
  readonly days: number
}

/** Takes the place of what the same filling left before. @returns until when; null where its answers have been sent */
export const putDraft = async (trx: Transaction, draft: NewKeptDraft): Promise<Date | null> => {
  const { formId, clientSubmissionId, codeHash, sealed, userId, fileIds, days } = draft
  const { rows } = await sql<{ expires_at: Date }>`
    insert into kept_draft (form_id, client_submission_id, code_hash, sealed, user_id, file_ids, expires_at)
    select ${formId}, ${clientSubmissionId}::uuid, ${codeHash}, ${sealed}, ${userId}, ${[...fileIds]}::text[],
      now() + make_interval(days => ${days})
    where not exists (
      select from submission where form_id = ${formId} and client_submission_id = ${clientSubmissionId}::uuid)
    on conflict (form_id, client_submission_id) do update
    set code_hash = excluded.code_hash, sealed = excluded.sealed, user_id = excluded.user_id,
      file_ids = excluded.file_ids, saved_at = now(), expires_at = excluded.expires_at
    returning expires_at`.execute(trx)
  return rows[0]?.expires_at ?? null
}

export const countDrafts = async (db: Database, formId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('kept_draft')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('form_id', '=', formId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findDraft = (db: Database, { formId, codeHash }: { formId: string; codeHash: Buffer }) =>
  db
    .selectFrom('kept_draft')
    .select(['client_submission_id as clientSubmissionId', 'sealed', 'user_id as userId', 'file_ids as fileIds'])
    .select('saved_at as savedAt')
    .where('form_id', '=', formId)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Drafts whose answers have been sent. */
export const deleteSent = async (trx: Transaction, submissionIds: readonly string[]): Promise<void> => {
  await sql`delete from kept_draft using submission
    where submission.id = any (${[...submissionIds]}::bigint[]) and kept_draft.form_id = submission.form_id
      and kept_draft.client_submission_id = submission.client_submission_id`.execute(trx)
}

export const deleteExpired = async (db: Database): Promise<void> => {
  await sql`delete from kept_draft where expires_at <= now()`.execute(db)
}
