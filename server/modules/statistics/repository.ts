// SQL of the counters and of the flat rows that remember what was counted.
import { sql } from 'kysely'
import type { Json } from '#shared/form/definition'
import type { AnswerRow } from '#shared/form/upgrade'
import type { CounterKind } from '#shared/statistics/tally'
import type { Database, Transaction } from '../../db/database.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { isOwnedByVisiblePerson } from '../auth/scope-repository.ts'
import { announcing, anyWaiting } from '../event/repository.ts'
import { answerChanged } from '../form/answer-events.ts'
import { counting } from '../form/record-count-repository.ts'
import { recordId } from './facts.ts'

type Connection = Database | Transaction

/** One fact of one answer. Both null: the question was answered and there is nothing to count. */
export interface FlatRow {
  readonly submissionId: string
  readonly questionId: string
  readonly part: string
  readonly value: string | null
  readonly number: number | null
}

export interface CounterDelta {
  readonly questionId: string
  readonly part: string
  readonly kind: CounterKind
  readonly value: string
  readonly count: number
  /** Decimal text. */
  readonly sum: string
  readonly min: number | null
  readonly max: number | null
}

export interface CounterRow {
  readonly questionId: string
  readonly part: string
  readonly kind: CounterKind
  readonly value: string
  readonly count: number
  readonly sum: string
  readonly min: number | null
  readonly max: number | null
}

/**
 * Puts every record with answers to a type on its way to the counters again, once for each number of steps.
 *
 * @returns whether there was anything to do
 */
export const recountType = async (trx: Transaction, type: string, steps: number): Promise<boolean> => {
  // Whoever comes second waits here, and finds it done.
  const { rows } = await sql`
    insert into counted_step (type, steps) values (${type}, ${steps})
    on conflict (type) do update set steps = excluded.steps where counted_step.steps < excluded.steps
    returning steps`.execute(trx)
  if (rows.length === 0) return false
  // As many records as an installation has take longer to name than a request may run.
  await sql`set local statement_timeout = 0`.execute(trx)
  const records = sql`
    select s.form_id, jsonb_build_object('formId', s.form_id::text, 'submissionId', s.id::text,
      'version', s.version, 'revision', s.revision) as about
    from submission s join form_version v on v.form_id = s.form_id and v.version = s.version
    where jsonb_path_exists(v.definition, '$.questions[*] ? (@.type == $type || @.children[*].type == $type)',
      jsonb_build_object('type', ${type}::text), true)`
  // Nobody's answer has changed: only the counters read it in another way.
  await announcing(answerChanged, records, counting).execute(trx)
  return true
}

/** Removes and returns what had been counted of these records. */
export const takeFlatRows = async (trx: Transaction, formId: string, ids: readonly string[]): Promise<FlatRow[]> => {
  const { rows } = await sql<FlatRow>`
    delete from answer_value where form_id = ${formId} and submission_id = any(${[...ids]}::bigint[])
    returning submission_id::text as "submissionId", question_id as "questionId", part, value, number`.execute(trx)
  return rows
}

export interface CountedRecord extends AnswerRow {
  readonly id: string
  readonly version: number
  readonly outcome: Json
  readonly submittedAt: Date
  readonly durationMs: number | null
}

export const readRecords = async (trx: Transaction, formId: string, ids: readonly string[]): Promise<CountedRecord[]> =>
  trx
    .selectFrom('submission')
    .select([
      'id',
      'version',
      'answers',
      'answer_steps as answerSteps',
      'outcome',
      'submitted_at as submittedAt',
      'duration_ms as durationMs',
    ])
    .where('form_id', '=', formId)
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .execute()

export const insertFlatRows = async (trx: Transaction, formId: string, rows: readonly FlatRow[]): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    insert into answer_value (submission_id, form_id, question_id, part, value, number)
    select submission_id, ${formId}::bigint, question_id, part, value, number from unnest(
      ${rows.map((row) => row.submissionId)}::bigint[],
      ${rows.map((row) => row.questionId)}::text[],
      ${rows.map((row) => row.part)}::text[],
      ${rows.map((row) => row.value)}::text[],
      ${rows.map((row) => row.number)}::float8[]
    ) as r (submission_id, question_id, part, value, number)
    -- Neighbours in the index of numbers, one after the other.
    order by question_id, part, number`.execute(trx)
}

/** Adds deltas to the counters; those that reach zero are removed. */
export const applyDeltas = async (
  trx: Transaction,
  formId: string,
  deltas: readonly CounterDelta[],
  mayReachZero: boolean,
): Promise<void> => {
  if (deltas.length === 0) return
  await sql`
    insert into answer_count as c (form_id, question_id, part, kind, value, count, sum, min, max)
    select ${formId}::bigint, question_id, part, kind, value, count, sum, min, max from unnest(
      ${deltas.map((delta) => delta.questionId)}::text[],
      ${deltas.map((delta) => delta.part)}::text[],
      ${deltas.map((delta) => delta.kind)}::text[],
      ${deltas.map((delta) => delta.value)}::text[],
      ${deltas.map((delta) => delta.count)}::bigint[],
      ${deltas.map((delta) => delta.sum)}::numeric[],
      ${deltas.map((delta) => delta.min)}::float8[],
      ${deltas.map((delta) => delta.max)}::float8[]
    ) as d (question_id, part, kind, value, count, sum, min, max)
    order by question_id, part, kind, value
    on conflict (form_id, question_id, part, kind, value) do update set
      count = c.count + excluded.count, sum = c.sum + excluded.sum,
      min = least(c.min, excluded.min), max = greatest(c.max, excluded.max)`.execute(trx)
  if (mayReachZero) await sql`delete from answer_count where form_id = ${formId} and count = 0`.execute(trx)
}

export interface BinRange {
  readonly questionId: string
  readonly part: string
  readonly bin: string
  readonly low: number
  readonly high: number
}

/** Looks up the extremes of bins that lost a number, where the answers left may have others. */
export const repairExtremes = async (trx: Transaction, formId: string, bins: readonly BinRange[]): Promise<void> => {
  if (bins.length === 0) return
  await sql`
    update answer_count c set min = e.min, max = e.max
    from unnest(
      ${bins.map((bin) => bin.questionId)}::text[],
      ${bins.map((bin) => bin.part)}::text[],
      ${bins.map((bin) => bin.bin)}::text[],
      ${bins.map((bin) => bin.low)}::float8[],
      ${bins.map((bin) => bin.high)}::float8[]
    ) as b (question_id, part, bin, low, high)
    cross join lateral (
      select
        (select v.number from answer_value v where v.form_id = ${formId} and v.question_id = b.question_id
          and v.part = b.part and v.number between b.low and b.high order by v.number limit 1) as min,
        (select v.number from answer_value v where v.form_id = ${formId} and v.question_id = b.question_id
          and v.part = b.part and v.number between b.low and b.high order by v.number desc limit 1) as max
    ) as e
    where c.form_id = ${formId} and c.question_id = b.question_id and c.part = b.part and c.kind = 'number'
      and c.value = b.bin and c.min is distinct from c.max`.execute(trx)
}

/** All counters of a form. */
export const readCounters = async (db: Connection, formId: string): Promise<CounterRow[]> => {
  const { rows } = await sql<CounterRow>`
    select question_id as "questionId", part, kind, value, count::float8 as count, sum::text as sum, min, max
    from answer_count where form_id = ${formId}`.execute(db)
  return rows
}

/** Under which version a respondent answered; null: nobody handed in answers under this id. */
export const versionOfSubmission = async (db: Connection, formId: string, clientId: string): Promise<number | null> => {
  const row = await db
    .selectFrom('submission')
    .select('version')
    .where('form_id', '=', formId)
    .where('client_submission_id', '=', clientId)
    .executeTakeFirst()
  return row?.version ?? null
}

/** Forms of those the viewer's data scope reaches: all, how many of them have been published, those with a backlog. */
export const readVisibleForms = async (
  db: Connection,
  viewer: CurrentUser,
): Promise<{ published: number; backlog: string[] }> => {
  const forms = visibleForms(db, viewer)
  const [{ published }, backlog] = await Promise.all([
    forms
      .where('form.published_version', 'is not', null)
      .select(sql<number>`count(*)::int`.as('published'))
      .executeTakeFirstOrThrow(),
    forms.where(anyWaiting(counting, sql`form.id`)).select('form.id').execute(),
  ])
  return { published, backlog: backlog.map(({ id }) => id) }
}

/** Records per day over all these forms, since a day. */
export const readDaysOfVisibleForms = async (
  db: Connection,
  viewer: CurrentUser,
  { part, since }: { part: string; since: string },
): Promise<{ day: string; count: number }[]> =>
  db
    .selectFrom('answer_count')
    .select(['value as day', sql<number>`sum(count)::float8`.as('count')])
    .where('form_id', 'in', visibleForms(db, viewer).select('form.id'))
    .where('question_id', '=', recordId)
    .where('part', '=', part)
    .where('value', '>=', since)
    .groupBy('value')
    .execute()

const visibleForms = (db: Connection, viewer: CurrentUser) =>
  db
    .selectFrom('form')
    .where('form.deleted_at', 'is', null)
    .where('form.kind', '=', 1)
    .where(isOwnedByVisiblePerson(viewer, 'form.owner_id'))

/** How many records answered each question. */
export const countAnswered = async (db: Connection, formId: string): Promise<Map<string, number>> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select question_id as id, count::float8 as count from answer_count
    where form_id = ${formId} and kind = 'answered' and part = ''`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** How often a value of a question was chosen, over all its parts. */
export const countValue = async (
  db: Connection,
  formId: string,
  questionId: string,
  value: string,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::float8 as count from answer_count
    where form_id = ${formId} and question_id = ${questionId} and kind = 'value' and value = ${value}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The newest records below `before`, for samples. */
export const readLatest = (
  db: Connection,
  formId: string,
  { before, size }: { before: string | null; size: number },
): Promise<(AnswerRow & { id: string; version: number })[]> =>
  db
    .selectFrom('submission')
    .select(['id', 'version', 'answers', 'answer_steps as answerSteps'])
    .where('form_id', '=', formId)
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(size)
    .execute()

export const readViews = async (db: Connection, formId: string): Promise<number> => {
  const row = await db.selectFrom('form').select('view_count').where('id', '=', formId).executeTakeFirst()
  return Number(row?.view_count ?? 0)
}
