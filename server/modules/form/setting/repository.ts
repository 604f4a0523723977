import { sql } from 'kysely'
import type { FormSetting } from '#shared/contract/form-setting'
import type { Database, Transaction } from '../../../db/database.ts'
import { type SaveOutcome, updateVersion } from '../../../db/versioned.ts'

type Connection = Database | Transaction

export interface SettingRow {
  readonly version: number
  /** As stored; `readFormSetting` makes sense of it. */
  readonly value: unknown
  readonly passwordHash: string | null
  /** Attempt that made this version. */
  readonly attempt: string | null
}

/** A form without a row has what a first row would have. */
export const findSetting = async (db: Connection, formId: string): Promise<SettingRow> => {
  const row = await db
    .selectFrom('form_setting')
    .select(['version', 'value', 'password_hash as passwordHash', 'attempt'])
    .where('id', '=', formId)
    .executeTakeFirst()
  return row ?? { version: 1, value: {}, passwordHash: null, attempt: null }
}

/** @param passwordHash undefined leaves it as it is */
export const saveSetting = async (
  trx: Transaction,
  { formId, version, by }: { formId: string; version: number; by: string },
  change: { setting: FormSetting; passwordHash: string | null | undefined; attempt: string | null },
): Promise<SaveOutcome> => {
  await sql`insert into form_setting (id) values (${formId}) on conflict do nothing`.execute(trx)
  return updateVersion(
    trx,
    'form_setting',
    { id: formId, version, by },
    {
      value: JSON.stringify(change.setting),
      attempt: change.attempt,
      ...(change.passwordHash !== undefined && { password_hash: change.passwordHash }),
    },
  )
}

/** Settings of several forms; those without a row are left out. */
export const findSettings = async (db: Connection, formIds: readonly string[]) =>
  db
    .selectFrom('form_setting')
    .select(['id', 'value'])
    .where('id', 'in', [...formIds])
    .execute()

export const copySetting = async (trx: Transaction, fromId: string, toId: string): Promise<void> => {
  await sql`insert into form_setting (id, value, password_hash)
    select ${toId}::bigint, value, password_hash from form_setting where id = ${fromId}`.execute(trx)
  await sql`update form set is_limited = source.is_limited
    from form source where form.id = ${toId} and source.id = ${fromId}`.execute(trx)
}

/** Whether the owner wants to hear of new answers. */
export const wantsNews = async (db: Connection, formId: string): Promise<boolean> => {
  const { rows } = await sql<{ silent: boolean }>`
    select coalesce(value #>> '{notify,newAnswers}', '') = 'false' as silent from form_setting where id = ${formId}`.execute(
    db,
  )
  return rows[0]?.silent !== true
}
