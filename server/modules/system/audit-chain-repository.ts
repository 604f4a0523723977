import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface AuditChain {
  /** How many entries are sealed. */
  readonly count: number
  /** Hash of the last seal, in hex; '' when there is none. Kept elsewhere, it proves that nothing was cut off the end. */
  readonly head: string
  /** The first number at which the chain is broken: the entry there was changed, removed or slipped in; null: it holds. */
  readonly brokenAt: number | null
  /** Entries without a seal: written past the trigger. */
  readonly unsealed: number
}

/** Computes every seal anew and compares. Reads the whole log. */
export const checkAuditChain = async (db: Database): Promise<AuditChain> => {
  const { rows } = await sql<AuditChain>`
    with chain as (
      select seal.number, seal.hash, entry,
        lag(seal.number, 1, 0::bigint) over (order by seal.number) as number_before,
        lag(seal.hash, 1, ''::bytea) over (order by seal.number) as hash_before
      from audit_seal seal left join audit_log entry on entry.id = seal.entry_id)
    select (select count(*)::int from audit_seal) as "count",
      coalesce((select encode(hash, 'hex') from audit_seal order by number desc limit 1), '') as "head",
      (select min(number)::int from chain
        where (entry).id is null or number <> number_before + 1
          or hash <> audit_hash(number, hash_before, entry)) as "brokenAt",
      (select count(*)::int from audit_log entry
        where not exists (select from audit_seal seal where seal.entry_id = entry.id)) as "unsealed"`.execute(db)
  const [chain] = rows
  if (!chain) throw new Error('A query without conditions gives a row.')
  return chain
}
