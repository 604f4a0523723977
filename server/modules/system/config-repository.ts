import type { Database } from '../../db/database.ts'

/** A configuration value that anybody may read; undefined when there is none or it is not public (T13). */
export const findPublicConfig = async (db: Database, key: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('config')
    .select('config_value')
    .where('config_key', '=', key)
    .where('is_public', '=', true)
    .where('is_secret', '=', false)
    .executeTakeFirst()
  return row?.config_value
}
