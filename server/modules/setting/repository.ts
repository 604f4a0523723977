import { sql } from 'kysely'
import type { Json } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'

export const findSetting = async (db: Database, userId: string, key: string): Promise<Json> => {
  const row = await db
    .selectFrom('user_setting')
    .select('value')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value ?? null
}

/**
 * Stores a setting unless the person has `most` others already.
 *
 * @param value JSON text
 * @returns whether it is stored
 */
export const putSetting = async (
  db: Database,
  { userId, key, value, most }: { userId: string; key: string; value: string; most: number },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into user_setting (user_id, key, value)
    select ${userId}, ${key}, ${value}::jsonb
    where (select count(*) from user_setting where user_id = ${userId} and key <> ${key}) < ${most}
    on conflict (user_id, key) do update set value = excluded.value, updated_at = now()
    returning 1`.execute(db)
  return rows.length > 0
}

export const removeSetting = async (db: Database, userId: string, key: string): Promise<void> => {
  await db.deleteFrom('user_setting').where('user_id', '=', userId).where('key', '=', key).execute()
}
