import { sql } from 'kysely'
import type { FormDefinition } from '#shared/form/definition'
import type { RichText } from '#shared/rich-text'
import type { Transaction } from '../db/database.ts'

/** Remembers that the demo was offered, so that forms deleted on purpose do not come back. @returns false if it was before */
export const markDemoLoaded = async (trx: Transaction): Promise<boolean> => {
  const row = await trx
    .insertInto('config')
    .values({
      config_key: 'demoFormsLoaded',
      config_name: '示例表单已载入',
      config_value: new Date().toISOString(),
      is_builtin: true,
    })
    .onConflict((conflict) => conflict.column('config_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const anyFormExists = async (trx: Transaction): Promise<boolean> =>
  (await trx.selectFrom('form').select('id').limit(1).executeTakeFirst()) !== undefined

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

/** Publishes an announcement in the past, with a message for each active person; most have read it within a day. */
export const insertDemoAnnouncement = async (
  trx: Transaction,
  announcement: {
    readonly title: string
    readonly content: RichText
    readonly publishedBy: string
    readonly publishedAt: Date
    readonly unreadBy: readonly string[]
  },
): Promise<void> => {
  const { title, publishedAt } = announcement
  const { id } = await trx
    .insertInto('announcement')
    .values({
      title,
      kind: 'announcement',
      content: JSON.stringify(announcement.content),
      audience: 'all',
      begins_at: null,
      ends_at: null,
      is_pinned: true,
      status: 'published',
      published_at: publishedAt,
      published_by: announcement.publishedBy,
      created_at: publishedAt,
      updated_at: publishedAt,
      updated_by: announcement.publishedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into message (user_id, msg_type, body, announcement_id, created_at, read_at)
    select user_account.id, 'NOTICE', ${JSON.stringify({ title, kind: 'announcement' })}::jsonb, ${id}::bigint,
      ${publishedAt}::timestamptz,
      case when not user_account.user_name = any(${[...announcement.unreadBy]}::text[])
        then ${publishedAt}::timestamptz + user_account.id * interval '37 minutes' end
    from announcement_audience meant join user_account on user_account.id = meant.user_id
    where meant.announcement_id = ${id}::bigint
    order by user_account.id`.execute(trx)
}
