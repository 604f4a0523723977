import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

const key = 'licence'

/** The stored licence as JSON text, and whether its time has come by the database's clock; undefined: never entered. */
export const findLicence = async (db: Database): Promise<{ value: string; isExpired: boolean } | undefined> => {
  const { rows } = await sql<{ value: string; isExpired: boolean }>`
    select config_value as value,
      coalesce((config_value::jsonb ->> 'expiresAt')::timestamptz <= now(), false) as "isExpired"
    from config where config_key = ${key} and config_value is json object`.execute(db)
  return rows[0]
}

export const writeLicence = async (db: Database, value: string): Promise<void> => {
  await sql`insert into config (config_key, config_name, config_value, is_builtin) values (${key}, '授权', ${value}, true)
    on conflict (config_key) do update set config_value = excluded.config_value, updated_at = now()`.execute(db)
}
