import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

interface Place {
  readonly purpose: string
  readonly targetHash: Buffer
}

/** A new code takes the place of the one before. */
export const putCode = async (
  db: Database,
  { purpose, targetHash, sealedHash, minutes }: Place & { sealedHash: string; minutes: number },
): Promise<void> => {
  await sql`
    insert into one_time_code (purpose, target_hash, sealed_hash, expires_at)
    values (${purpose}, ${targetHash}, ${sealedHash}, now() + make_interval(mins => ${minutes}))
    on conflict (purpose, target_hash) do update
    set sealed_hash = excluded.sealed_hash, tries = 0, expires_at = excluded.expires_at`.execute(db)
}

/** Counts a try and says what the code is; null: none that is valid, or no try left. Exact under any rush. */
export const takeTry = async (db: Database, { purpose, targetHash }: Place, most: number): Promise<string | null> => {
  const { rows } = await sql<{ sealed_hash: string }>`
    update one_time_code set tries = tries + 1
    where purpose = ${purpose} and target_hash = ${targetHash} and expires_at > now() and tries < ${most}
    returning sealed_hash`.execute(db)
  return rows[0]?.sealed_hash ?? null
}

/** @returns whether it was still there: of any number of callers one hears true. */
export const takeCode = async (db: Database, { purpose, targetHash }: Place, sealedHash: string): Promise<boolean> => {
  const { rows } = await sql`
    delete from one_time_code
    where purpose = ${purpose} and target_hash = ${targetHash} and sealed_hash = ${sealedHash}
    returning 1`.execute(db)
  return rows.length > 0
}

export const deleteOldCodes = async (db: Database): Promise<void> => {
  await sql`delete from one_time_code where expires_at < now()`.execute(db)
}
