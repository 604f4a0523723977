import type { Database } from '../../db/database.ts'
import type { AuditChain } from './audit-chain-repository.ts'

/** What a check came to. */
export interface AuditCheck extends Omit<AuditChain, 'count'> {
  readonly at: Date
  /** Null: the daily one. */
  readonly userId: string | null
}

export const insertCheck = async (db: Database, userId: string | null, chain: AuditChain): Promise<void> => {
  await db
    .insertInto('audit_check')
    .values({
      user_id: userId,
      last_number: String(chain.lastNumber),
      head: chain.head,
      broken_at: chain.brokenAt === null ? null : String(chain.brokenAt),
      problem: chain.problem,
      broken_entry: chain.brokenEntry,
      unsealed: chain.unsealed,
      first_time: chain.firstTime,
      last_time: chain.lastTime,
    })
    .execute()
}

/** The last check of all, or the last one that was daily. */
export const findLastCheck = async (db: Database, { daily = false } = {}): Promise<AuditCheck | null> => {
  const row = await db
    .selectFrom('audit_check')
    .selectAll()
    .$if(daily, (query) => query.where('user_id', 'is', null))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    at: row.at,
    userId: row.user_id,
    lastNumber: Number(row.last_number),
    head: row.head,
    brokenAt: row.broken_at === null ? null : Number(row.broken_at),
    problem: row.problem,
    brokenEntry: row.broken_entry,
    unsealed: row.unsealed,
    firstTime: row.first_time,
    lastTime: row.last_time,
  }
}

/** The last seal that was seen in a chain that held. */
export const findKnownSeal = async (db: Database): Promise<{ number: number; hash: string } | undefined> => {
  const row = await db
    .selectFrom('audit_check')
    .select(['last_number', 'head'])
    .where('broken_at', 'is', null)
    .where('head', '<>', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { number: Number(row.last_number), hash: row.head }
}
