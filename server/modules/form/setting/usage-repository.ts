// How many answers there are, of a form, an account, a network. Rows of `answer_origin` are there for forms with limits.
import { sql } from 'kysely'
import { type FormSetting, type LimitKind, limitKinds } from '#shared/contract/form-setting'
import type { Database, Transaction } from '../../../db/database.ts'
import { networkOf } from '../../../kernel/network.ts'
import { periodAt } from './period.ts'

/** Whose answer it is. */
export interface Origin {
  readonly formId: string
  readonly userId: string | null
  readonly ip: string
}

/** One thing that is counted: all answers of a form, or those of a subject, within a period. */
export interface Tally {
  readonly key: string
  readonly kind: LimitKind
  readonly max: number
}

/** What an answer counts towards. */
export const talliesOf = ({ limits }: FormSetting, { formId, userId, ip }: Origin): Tally[] =>
  limitKinds.flatMap((kind) => {
    const { on, max } = limits[kind]
    const subject = kind === 'account' ? userId : kind === 'network' ? networkOf(ip) : ''
    return on && subject !== null ? [{ key: `${formId} ${kind} ${subject}`, kind, max }] : []
  })

/**
 * Answers there are, by the key of the tally. Exact under the lock of the forms, which every answer takes first.
 *
 * @param now of the database; it says which day, week and month it is
 */
export const countTallies = async (
  db: Database | Transaction,
  wanted: readonly { readonly setting: FormSetting; readonly origin: Origin }[],
  now: Date,
): Promise<Map<string, number>> => {
  const asked = new Map<string, object>()
  for (const { setting, origin } of wanted)
    for (const { key, kind, max } of talliesOf(setting, origin)) {
      const period = periodAt(setting.limits[kind].period, now)
      asked.set(key, {
        k: key,
        f: origin.formId,
        u: kind === 'account' ? origin.userId : null,
        n: kind === 'network' ? networkOf(origin.ip) : null,
        s: period?.from.toISOString() ?? '-infinity',
        e: period?.to.toISOString() ?? 'infinity',
        m: max,
      })
    }
  if (asked.size === 0) return new Map()
  const { rows } = await sql<{ key: string; count: number }>`
    select k as key, (
      -- More than the limit need not be counted.
      select count(*)::int from (
        select from answer_origin a
        where a.form_id = f and a.at >= s and a.at < e and (u is null or a.user_id = u) and (n is null or a.network = n)
        limit m) counted) as count
    from jsonb_to_recordset(${JSON.stringify([...asked.values()])}::jsonb) as r (
      k text, f bigint, u bigint, n text, s timestamptz, e timestamptz, m int)`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** Notes whose the new records are. */
export const insertOrigins = async (
  trx: Transaction,
  rows: readonly (Origin & { readonly submissionId: string; readonly at: Date })[],
): Promise<void> => {
  if (rows.length === 0) return
  await trx
    .insertInto('answer_origin')
    .values(
      rows.map(({ submissionId, formId, userId, ip, at }) => ({
        submission_id: submissionId,
        form_id: formId,
        user_id: userId,
        network: networkOf(ip),
        at,
      })),
    )
    .execute()
}

/** Counts from now on, or no more. The caller holds the form's lock. */
export const setLimited = async (trx: Transaction, formId: string, limited: boolean): Promise<void> => {
  const { is_limited } = await trx
    .selectFrom('form')
    .select('is_limited')
    .where('id', '=', formId)
    .executeTakeFirstOrThrow()
  if (is_limited === limited) return
  await trx.updateTable('form').set({ is_limited: limited }).where('id', '=', formId).execute()
  await trx.deleteFrom('answer_origin').where('form_id', '=', formId).execute()
  if (limited) await noteEarlier(trx, formId)
}

/** Records that were there before anybody counted them; a few at a time, because networks are made of addresses here. */
const noteEarlier = async (trx: Transaction, formId: string): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(trx)
  let after = '0'
  for (;;) {
    const rows = await trx
      .selectFrom('submission')
      .select(['id', 'created_by', 'ip', 'submitted_at'])
      .where('form_id', '=', formId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(chunk)
      .execute()
    await insertOrigins(
      trx,
      rows.map((row) => ({
        submissionId: row.id,
        formId,
        userId: row.created_by,
        ip: row.ip,
        at: row.submitted_at,
      })),
    )
    if (rows.length < chunk) return
    after = rows.at(-1)?.id ?? after
  }
}

const chunk = 5000
