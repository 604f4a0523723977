import { sql } from 'kysely'
import { builtInName } from '../../db/built-in-name.ts'
import type { Database } from '../../db/database.ts'

const key = 'licence'

/** The stored licence as JSON text, and whether its time has come by the database's clock; undefined: never entered. */
export const findLicence = async (db: Database): Promise<{ value: string; isExpired: boolean } | undefined> => {
  const { rows } = await sql<{ value: string; now: Date }>`
    select config_value as value, now() as now from config where config_key = ${key}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  // Judged here: PostgreSQL 15 cannot ask whether a text is JSON.
  const expiresAt = expiryOf(row.value)
  if (expiresAt === undefined) return undefined
  return { value: row.value, isExpired: expiresAt !== null && expiresAt <= row.now.getTime() }
}

/** Milliseconds; null: for ever; undefined: this is no licence. */
const expiryOf = (value: string): number | null | undefined => {
  try {
    const licence: unknown = JSON.parse(value)
    if (typeof licence !== 'object' || licence === null || Array.isArray(licence)) return undefined
    const at = 'expiresAt' in licence ? Date.parse(String(licence.expiresAt)) : Number.NaN
    return Number.isNaN(at) ? null : at
  } catch {
    // Somebody wrote something else into the setting.
    return undefined
  }
}

export const writeLicence = async (db: Database, value: string): Promise<void> => {
  await sql`insert into config (config_key, config_name, name_key, config_value, is_builtin)
    values (${key}, ${builtInName('config.licence', 'zh-cn')}, 'config.licence', ${value}, true)
    on conflict (config_key) do update set config_value = excluded.config_value, updated_at = now()`.execute(db)
}
