import { sql } from 'kysely'
import type { FormDefinition } from '#shared/form/definition'
import type { Transaction } from '../db/database.ts'

/** Whether any form was ever made here, the demo's or somebody's: the log forgets nothing, so those deleted on purpose do not come back. */
export const wasFormEverMade = async (trx: Transaction): Promise<boolean> =>
  (await trx.selectFrom('form').select('id').limit(1).executeTakeFirst()) !== undefined ||
  (await trx
    .selectFrom('audit_log')
    .select('id')
    .where('action', 'in', ['system.demo', 'form.create', 'form.copy'])
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Earlier builds noted it among the settings, where people see it. */
export const forgetMarker = async (trx: Transaction): Promise<void> => {
  await trx.deleteFrom('config').where('config_key', '=', 'demoFormsLoaded').execute()
}

export interface DemoPerson {
  readonly id: string
  readonly userName: string
  readonly name: string
}

/** Active people, in the order they were added. */
export const findPeople = (trx: Transaction): Promise<DemoPerson[]> =>
  trx
    .selectFrom('user_account')
    .select(['id', 'user_name as userName', 'nick_name as name'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()

export interface DemoFormRow {
  readonly formKey: string
  readonly ownerId: string
  readonly name: string
  readonly status: number
  readonly draft: FormDefinition
  readonly usedIds: readonly string[]
  readonly publishedVersion: number | null
  readonly records: number
  readonly views: number
  readonly createdAt: Date
  readonly changedAt: Date
  readonly recycledAt: Date | null
}

export const insertDemoForm = async (trx: Transaction, form: DemoFormRow): Promise<string> => {
  const { id } = await trx
    .insertInto('form')
    .values({
      form_key: form.formKey,
      owner_id: form.ownerId,
      name: form.name,
      status: form.status,
      draft: JSON.stringify(form.draft),
      used_ids: [...form.usedIds],
      published_version: form.publishedVersion,
      serial: String(form.records),
      view_count: String(form.views),
      created_at: form.createdAt,
      updated_at: form.changedAt,
      deleted_at: form.recycledAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface DemoRecord {
  readonly id: string
  readonly hash: string
  readonly answers: string
  readonly at: string
  readonly durationMs: number
  readonly channel: string
}

/** Stores records in the order given, which is the order of their serial numbers. @returns their ids */
export const insertDemoRecords = async (
  trx: Transaction,
  formId: string,
  { records, firstSerial }: { records: readonly DemoRecord[]; firstSerial: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    insert into submission (form_id, version, serial_number, client_submission_id, content_hash, answers,
      submitted_at, updated_at, duration_ms, ip, user_agent, channel)
    select ${formId}::bigint, 1, ${firstSerial}::bigint + r.n - 1, r.id, decode(r.hash, 'hex'), r.answers, r.at, r.at,
      r.duration, '203.0.113.7', 'Mozilla/5.0 (demo)', r.channel
    from unnest(
      ${records.map(({ id }) => id)}::uuid[],
      ${records.map(({ hash }) => hash)}::text[],
      ${records.map(({ answers }) => answers)}::jsonb[],
      ${records.map(({ at }) => at)}::timestamptz[],
      ${records.map(({ durationMs }) => durationMs)}::int[],
      ${records.map(({ channel }) => channel)}::text[]
    ) with ordinality as r (id, hash, answers, at, duration, channel, n)
    order by r.n
    returning id::text as id`.execute(trx)
  return rows.map(({ id }) => id)
}
