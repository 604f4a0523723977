// SQL of records. Serial numbers, time and counters are the database's; nothing here trusts a respondent.
import { sql } from 'kysely'
import type { Json } from '#shared/form/definition'
import type { AnswerSteps } from '#shared/form/type-step'
import type { StoredAnswers } from '#shared/form/upgrade'
import type { Database, Transaction } from '../../db/database.ts'
import { announcing } from '../event/repository.ts'
import { answerChanged, answerStored } from '../form/answer-events.ts'
import { counting, recordCount } from '../form/record-count-repository.ts'
import { type Matching, matching, ordering, type SortRule } from './matching-repository.ts'

type Connection = Database | Transaction

/** A judged submission, ready to be stored. */
export interface NewSubmission {
  readonly formId: string
  readonly version: number
  readonly clientSubmissionId: string
  /** Hex of the SHA-256 that tells a repetition from other content under the same id. */
  readonly contentHash: string
  /** JSON text. */
  readonly answers: string
  /** JSON text, or null: what the answers have seen of their types' steps. */
  readonly answerSteps: string | null
  /** JSON text, or null: what the form's mode made of the answers. */
  readonly outcome: string | null
  /** JSON text, or null when nothing was dropped. */
  readonly dropped: string | null
  readonly userId: string | null
  readonly durationMs: number | null
  readonly ip: string
  readonly userAgent: string
  readonly channel: string
  /** The form takes only so many answers: they are counted before this one is stored. */
  readonly isLimited: boolean
}

export interface StoredSubmission {
  readonly id: string
  readonly formId: string
  readonly clientSubmissionId: string
  readonly contentHash: string
  readonly serialNumber: string
  readonly submittedAt: Date
}

/**
 * True when a version was followed by another more than a day ago: whoever opened the form before has sent it by then,
 * and nobody goes round the rules of the new version for longer.
 */
export const isOutOfGrace = async (db: Connection, formId: string, version: number): Promise<boolean> => {
  const row = await db
    .selectFrom('form_version')
    .select('version')
    .where('form_id', '=', formId)
    .where('version', '=', version + 1)
    .where('published_at', '<', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Stores submissions in one statement, which is one transaction: serial numbers are given under the form's lock, only
 * while it collects, and each new record is announced. Forms whose answers have to be counted first
 * are left out unless `counted` says that this was done, under that lock.
 *
 * @returns the rows that are new; of the others, `findByClientIds` knows those that were there before, and the forms of
 * the rest do not collect
 */
export const insertSubmissions = async (
  db: Connection,
  submissions: readonly NewSubmission[],
  { counted = false }: { counted?: boolean } = {},
): Promise<StoredSubmission[]> => {
  const { rows } = await sql<StoredSubmission>`
    with input as materialized (
      select * from jsonb_to_recordset(${recordset(submissions)}::jsonb) as r (
        o int, f bigint, v int, c uuid, h text, a jsonb, s jsonb, e jsonb, d jsonb, u bigint, m int, i text, g text, n text)
    ), fresh as (
      select * from input where not exists (
        select from submission s where s.form_id = input.f and s.client_submission_id = input.c)
    ), locked as (
      -- In the order of ids, so that two batches never wait for each other in a circle.
      select form.id from form where form.id in (select f from fresh) order by form.id for no key update
    ), counted as (
      select f, count(*) as n from fresh group by f
    ), numbered as (
      update form set serial = form.serial + counted.n from counted, locked
      where form.id = locked.id and counted.f = form.id and form.status = 2 and form.deleted_at is null
        and (${counted} or not form.is_limited)
      returning form.id, form.serial - counted.n as base
    ), inserted as (
      insert into submission (form_id, version, serial_number, client_submission_id, content_hash, answers, answer_steps,
        outcome, dropped, created_by, duration_ms, ip, user_agent, channel)
      select f, v, numbered.base + row_number() over (partition by f order by o), c, decode(h, 'hex'), a, s, e, d, u, m, i, g, n
      from fresh join numbered on numbered.id = fresh.f
      order by o
      on conflict (form_id, client_submission_id) do nothing
      returning id, form_id, version, client_submission_id, content_hash, serial_number, submitted_at
    ), announced as (
      ${announcing(
        answerStored,
        sql`select form_id, jsonb_build_object(
          'formId', form_id::text, 'submissionId', id::text, 'version', version) as about from inserted`,
      )}
    )
    select id::text as "id", form_id::text as "formId", client_submission_id::text as "clientSubmissionId",
      encode(content_hash, 'hex') as "contentHash", serial_number::text as "serialNumber", submitted_at as "submittedAt"
    from inserted`.execute(db)
  return rows
}

export const findByClientIds = async (
  db: Connection,
  keys: readonly { readonly formId: string; readonly clientSubmissionId: string }[],
): Promise<StoredSubmission[]> => {
  const { rows } = await sql<StoredSubmission>`
    select s.id::text as "id", s.form_id::text as "formId", s.client_submission_id::text as "clientSubmissionId",
      encode(s.content_hash, 'hex') as "contentHash", s.serial_number::text as "serialNumber",
      s.submitted_at as "submittedAt"
    from unnest(${keys.map(({ formId }) => formId)}::bigint[],
      ${keys.map(({ clientSubmissionId }) => clientSubmissionId)}::uuid[]) as k (form_id, client_id)
    join submission s on s.form_id = k.form_id and s.client_submission_id = k.client_id`.execute(db)
  return rows
}

/** Locks forms until the transaction ends, in the order of ids as `insertSubmissions` does. @returns the database's time */
export const lockForms = async (
  trx: Transaction,
  formIds: readonly string[],
): Promise<{ now: Date; limited: ReadonlySet<string> }> => {
  const { rows } = await sql<{ id: string; limited: boolean; now: Date }>`
    select id::text as id, is_limited as limited, now() as now from form
    where id = any(${[...formIds]}::bigint[]) order by form.id for no key update`.execute(trx)
  return {
    now: rows[0]?.now ?? new Date(),
    limited: new Set(rows.flatMap(({ id, limited }) => (limited ? id : []))),
  }
}

/** One JSON text for the whole batch; the answers are JSON already and are not written twice. */
const recordset = (submissions: readonly NewSubmission[]): string =>
  `[${submissions
    .map(
      (s, index) =>
        `{"o":${index},"f":${s.formId},"v":${s.version},"c":"${s.clientSubmissionId}","h":"${s.contentHash}","a":${s.answers},` +
        `"s":${s.answerSteps ?? 'null'},"e":${s.outcome ?? 'null'},"d":${s.dropped ?? 'null'},"u":${s.userId ?? 'null'},"m":${s.durationMs ?? 'null'},` +
        `"i":${JSON.stringify(s.ip)},"g":${JSON.stringify(s.userAgent)},"n":${JSON.stringify(s.channel)}}`,
    )
    .join(',')}]`

export interface SubmissionRow {
  id: string
  serialNumber: string
  version: number
  answers: StoredAnswers
  answerSteps: AnswerSteps | null
  /** What the form's mode made of the answers. */
  outcome: Json
  /** As `insertSubmissions` stored it. */
  dropped: { questionId: string; reason: string }[] | null
  revision: number
  /** Attempt that made this revision. */
  attempt: string | null
  submittedAt: Date
  updatedAt: Date
  durationMs: number | null
  ip: string
  userAgent: string
  channel: string
}

const rowColumns = [
  'id',
  'serial_number as serialNumber',
  'version',
  'answers',
  'answer_steps as answerSteps',
  'outcome',
  sql<{ questionId: string; reason: string }[] | null>`dropped`.as('dropped'),
  'revision',
  'attempt',
  'submitted_at as submittedAt',
  'updated_at as updatedAt',
  'duration_ms as durationMs',
  'ip',
  'user_agent as userAgent',
  'channel',
] as const

/** One page, newest first unless sorted. */
export const listSubmissions = (
  db: Connection,
  {
    formId,
    size,
    offset,
    sort = [],
    ...which
  }: Matching & { formId: string; size: number; offset: number; sort?: readonly SortRule[] | undefined },
): Promise<SubmissionRow[]> =>
  db
    .selectFrom('submission')
    .select(rowColumns)
    .where('form_id', '=', formId)
    .where(matching(which))
    .orderBy(ordering(sort, which.places))
    .limit(size)
    .offset(offset)
    .execute()

/** Records with an id above `after`, in order, for reading a whole form in bounded memory. */
export const readSubmissionsAfter = (
  db: Connection,
  { formId, after, upTo, size, ...which }: Matching & { formId: string; after: string; upTo: string; size: number },
): Promise<SubmissionRow[]> =>
  db
    .selectFrom('submission')
    .select(rowColumns)
    .where('form_id', '=', formId)
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where(matching(which))
    .orderBy('id')
    .limit(size)
    .execute()

/** Ids of the records that match, newest first. */
export const matchingSubmissionIds = async (
  db: Connection,
  { formId, limit, ...which }: Matching & { formId: string; limit: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('submission')
    .select('id')
    .where('form_id', '=', formId)
    .where(matching(which))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Reads the records that match; without a filter the counters know (`countSubmissions`). */
export const countMatching = async (db: Connection, formId: string, which: Matching): Promise<number> => {
  const { count } = await db
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('form_id', '=', formId)
    .where(matching(which))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const readSubmissionsByIds = (
  db: Connection,
  formId: string,
  ids: readonly string[],
): Promise<SubmissionRow[]> =>
  db
    .selectFrom('submission')
    .select(rowColumns)
    .where('form_id', '=', formId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()

export const lastSubmissionId = async (db: Connection, formId: string): Promise<string> => {
  const row = await db
    .selectFrom('submission')
    .select('id')
    .where('form_id', '=', formId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? '0'
}

/** Records of a form: those counted, and the new ones on their way to the counters. */
export const countSubmissions = async (db: Connection, formId: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select ${recordCount(sql`${formId}::bigint`)} as total`.execute(db)
  return rows[0]?.total ?? 0
}

export const findSubmission = async (
  db: Connection,
  formId: string,
  id: string,
  lock = false,
): Promise<SubmissionRow | null> => {
  const row = await db
    .selectFrom('submission')
    .select(rowColumns)
    .where('form_id', '=', formId)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ?? null
}

/** Name of whoever changed a record last; '' when nobody has. */
export const findChangedBy = async (db: Connection, formId: string, id: string): Promise<string> => {
  const row = await db
    .selectFrom('submission')
    .innerJoin('user_account', 'user_account.id', 'submission.updated_by')
    .select('nick_name')
    .where('form_id', '=', formId)
    .where('submission.id', '=', id)
    .executeTakeFirst()
  return row?.nick_name ?? ''
}

/** Writes what the form's mode made of answers stored before, and has it counted. The caller holds the row's lock. */
export const setOutcome = async (
  db: Transaction,
  { formId, id, outcome }: { formId: string; id: string; outcome: string },
): Promise<void> => {
  const record = sql`
    select form_id, jsonb_build_object('formId', form_id::text, 'submissionId', id::text, 'version', version,
      'revision', revision) as about
    from changed`
  // Nobody's answer has changed: only the counters have something to add.
  await sql`
    with changed as (
      update submission set outcome = ${outcome}::jsonb where form_id = ${formId} and id = ${id}
      returning form_id, id, version, revision
    ) ${announcing(answerChanged, record, counting)}`.execute(db)
}

/** Replaces the answers. The caller holds the row's lock. @returns the new revision */
export const updateAnswers = async (
  db: Transaction,
  change: {
    formId: string
    id: string
    answers: string
    answerSteps: string | null
    outcome: string | null
    /** Null: the product itself. */
    userId: string | null
    attempt: string | null
  },
): Promise<number> => {
  const { revision } = await db
    .updateTable('submission')
    .set({
      answers: change.answers,
      answer_steps: change.answerSteps,
      outcome: change.outcome,
      updated_by: change.userId,
      updated_at: sql`now()`,
      revision: sql`revision + 1`,
      attempt: change.attempt,
    })
    .where('form_id', '=', change.formId)
    .where('id', '=', change.id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Adds what the server itself answers to a record that the caller has just stored, before anybody has seen it. */
export const completeAnswers = async (
  db: Transaction,
  { formId, id, answers }: { formId: string; id: string; answers: string },
): Promise<void> => {
  await db.updateTable('submission').set({ answers }).where('form_id', '=', formId).where('id', '=', id).execute()
}

/** Under which versions these records were given. */
export const versionsOf = async (db: Connection, formId: string, ids: readonly string[]): Promise<number[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('submission')
    .select('version')
    .distinct()
    .where('form_id', '=', formId)
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ version }) => version)
}

/** The answers of these records as far as they are of one version. */
export const findAnswers = (
  db: Connection,
  { formId, ids, version }: { formId: string; ids: readonly string[]; version: number },
) =>
  db
    .selectFrom('submission')
    .select(['id', 'answers', 'answer_steps as answerSteps'])
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()

/** Of these records, the lowest. */
export const findSerialNumbers = async (
  db: Connection,
  { formId, ids, limit }: { formId: string; ids: readonly string[]; limit: number },
): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('submission')
    .select('serial_number')
    .where('form_id', '=', formId)
    .where('id', 'in', [...ids])
    .orderBy('serial_number')
    .limit(limit)
    .execute()
  return rows.map((row) => row.serial_number)
}

/** @returns the records that existed and are gone now */
export const deleteSubmissions = (
  db: Transaction,
  formId: string,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> =>
  db
    .deleteFrom('submission')
    .where('form_id', '=', formId)
    .where('id', 'in', [...ids])
    .returning(['id', 'version'])
    .execute()
