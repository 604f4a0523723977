import { sql } from 'kysely'
import { type FormSetting, readFormSetting } from '#shared/contract/form-setting'
import type { StoredDefinition } from '#shared/form/upgrade'
import type { Database, Transaction } from '../../db/database.ts'

export type FileKind = 'answer' | 'picture' | 'export' | 'common'

export interface NewFile {
  readonly id: string
  readonly kind: FileKind
  readonly name: string
  readonly mime: string
  readonly size: number
  readonly sha256: Buffer
  readonly formId: string | null
  readonly questionId: string | null
  readonly uploadedBy: string | null
  readonly holderHash: Buffer | null
}

export const insertFile = async (db: Database, file: NewFile): Promise<void> => {
  await db
    .insertInto('form_file')
    .values({
      id: file.id,
      kind: file.kind,
      name: file.name,
      mime: file.mime,
      size: String(file.size),
      sha256: file.sha256,
      form_id: file.formId,
      question_id: file.questionId,
      uploaded_by: file.uploadedBy,
      holder_hash: file.holderHash,
    })
    .execute()
}

export const findFile = (db: Database, id: string) =>
  db
    .selectFrom('form_file')
    .select(['id', 'kind', 'name', 'mime', 'size', 'form_id', 'uploaded_by', 'submission_id', 'holder_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** @returns false when there is no such picture of this person's */
export const deletePicture = async (db: Database, { id, userId }: { id: string; userId: string }): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('form_file')
    .where('id', '=', id)
    .where('kind', '=', 'picture')
    .where('uploaded_by', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const findCollectingForm = async (db: Database, formKey: string): Promise<CollectingForm | undefined> => {
  const row = await db
    .selectFrom('form')
    .leftJoin('form_setting', 'form_setting.id', 'form.id')
    .innerJoin('form_version', (join) =>
      join.onRef('form_version.form_id', '=', 'form.id').onRef('form_version.version', '=', 'form.published_version'),
    )
    .select(['form.id', 'form_version.definition', 'form_setting.value', 'form_setting.password_hash as passwordHash'])
    .where('form.form_key', '=', formKey)
    .where('form.status', '=', 2)
    .where('form.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, setting: row.value === null ? null : readFormSetting(row.value) }
}

export interface CollectingForm {
  readonly id: string
  readonly definition: StoredDefinition
  /** Null: as usual in everything. */
  readonly setting: FormSetting | null
  readonly passwordHash: string | null
}

export interface FileClaim {
  readonly fileId: string
  readonly questionId: string
}

/** How many of the claims hold: an answer file of this form and question that no other record has. */
export const claimRows = async (
  trx: Transaction,
  { formId, submissionId, claims }: { formId: string; submissionId: string; claims: readonly FileClaim[] },
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update form_file set submission_id = ${submissionId}
    from unnest(${claims.map((claim) => claim.fileId)}::text[], ${claims.map((claim) => claim.questionId)}::text[])
      as claim(file_id, question_id)
    where form_file.id = claim.file_id and form_file.question_id = claim.question_id and form_file.form_id = ${formId}
      and form_file.kind = 'answer'
      and (form_file.submission_id is null or form_file.submission_id = ${submissionId})`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/** Unbinds files of a record from it. */
export const releaseRows = async (
  trx: Transaction,
  { formId, submissionId, ids }: { formId: string; submissionId: string; ids: readonly string[] },
): Promise<void> => {
  await sql`update form_file set submission_id = null
    where form_id = ${formId} and submission_id = ${submissionId} and id = any (${[...ids]}::text[])`.execute(trx)
}

/**
 * Removes rows of answer files that no record claimed within 24 hours and no draft keeps, and of exports a week old.
 *
 * @returns their ids
 */
export const deleteUnclaimed = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    delete from form_file where id in (
      select id from form_file
      where (kind = 'answer' and submission_id is null and created_at < now() - interval '24 hours'
          and coalesce(kept_until, now()) <= now())
        or (kind = 'export' and created_at < now() - interval '7 days')
      limit 1000 for update skip locked)
    returning id`.execute(db)
  return rows.map((row) => row.id)
}

/** Keeps files of the browser that sent them for as long as a draft names them. @returns ids of those that are its own */
export const keepFiles = async (
  trx: Transaction,
  { formId, ids, holderHash, days }: { formId: string; ids: readonly string[]; holderHash: Buffer; days: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update form_file set kept_until = now() + make_interval(days => ${days})
    where form_id = ${formId} and id = any (${[...ids]}::text[]) and kind = 'answer' and submission_id is null
      and holder_hash = ${holderHash}
    returning id`.execute(trx)
  return rows.map((row) => row.id)
}

/** From now on the files are those of another browser. */
export const handOver = async (db: Database, ids: readonly string[], holderHash: Buffer): Promise<void> => {
  await sql`update form_file set holder_hash = ${holderHash}
    where id = any (${[...ids]}::text[]) and kind = 'answer' and submission_id is null`.execute(db)
}

/** Those of the ids that no row names. */
export const unknownIds = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${[...ids]}::text[]) as given(id)
    where not exists (select from form_file where form_file.id = given.id)`.execute(db)
  return rows.map((row) => row.id)
}

export const insertTicket = async (
  db: Database,
  ticket: { tokenHash: Buffer; userId: string; fileId: string; seconds: number; reusable: boolean },
): Promise<void> => {
  await sql`insert into download_ticket (token_hash, user_id, file_id, expires_at, reusable)
    values (${ticket.tokenHash}, ${ticket.userId}, ${ticket.fileId},
      now() + make_interval(secs => ${ticket.seconds}), ${ticket.reusable})`.execute(db)
}

/** Lets a reusable ticket of this person's live on. @returns false when there is none that still lives */
export const extendTicket = async (
  db: Database,
  ticket: { tokenHash: Buffer; userId: string; fileId: string; seconds: number },
): Promise<boolean> => {
  const { rows } = await sql`
    update download_ticket set expires_at = now() + make_interval(secs => ${ticket.seconds})
    where token_hash = ${ticket.tokenHash} and user_id = ${ticket.userId} and file_id = ${ticket.fileId}
      and reusable and expires_at > now()
    returning 1`.execute(db)
  return rows.length > 0
}

/** Takes a ticket, within its time and for its file: a one-use ticket is used up. @returns whose it is */
export const redeemTicket = async (db: Database, tokenHash: Buffer, fileId: string): Promise<string | null> => {
  const { rows } = await sql<{ user_id: string }>`
    with used as (
      delete from download_ticket
      where token_hash = ${tokenHash} and file_id = ${fileId} and expires_at > now() and not reusable
      returning user_id)
    select user_id from used
    union all
    select user_id from download_ticket
    where token_hash = ${tokenHash} and file_id = ${fileId} and expires_at > now() and reusable`.execute(db)
  return rows[0]?.user_id ?? null
}

export const deleteOldTickets = async (db: Database): Promise<void> => {
  await sql`delete from download_ticket where expires_at < now()`.execute(db)
}

/** What all files of answers hold together that no record has claimed. */
export const unclaimedBytes = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ bytes: string | null }>`
    select sum(size) as bytes from form_file where submission_id is null and kind = 'answer'`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
