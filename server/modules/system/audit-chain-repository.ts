import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * What is wrong where the chain breaks. `changed`: the entry is not what was sealed. `removed`: its seal is there without
 * it. `gap`: entries before it are gone together with their seals. `rewritten`: seals were made anew, up to this one at
 * least, since an earlier check.
 */
export type AuditProblem = 'changed' | 'removed' | 'gap' | 'rewritten'

export interface AuditChain {
  /** How many entries are sealed. */
  readonly count: number
  /** Number of the last seal; 0 when there is none. */
  readonly lastNumber: number
  /** Hash of the last seal, in hex; '' when there is none. Kept elsewhere, it proves that nothing was cut off the end. */
  readonly head: string
  /** The first number at which the chain is broken: the entry there was changed, removed or slipped in; null: it holds. */
  readonly brokenAt: number | null
  readonly problem: AuditProblem | null
  /** Id of the entry at which it breaks, where there still is one. */
  readonly brokenEntry: string | null
  /** Entries without a seal: written past the trigger. */
  readonly unsealed: number
  /** When the first entry was written; null when there is none. */
  readonly firstTime: Date | null
  /** When the last one before the break was, or the last of all. */
  readonly lastTime: Date | null
}

export interface ChainCheckOptions {
  /** A seal as an earlier check saw it. */
  readonly known?: { readonly number: number; readonly hash: string } | undefined
  readonly signal?: AbortSignal
  /** How many of all seals are done. */
  readonly onProgress?: (done: number, total: number) => void
}

/** Computes every seal anew and compares, piece by piece: no statement is long, whatever the length of the log. */
export const checkAuditChain = async (
  db: Database,
  { known, signal, onProgress }: ChainCheckOptions = {},
): Promise<AuditChain> => {
  const { count, lastNumber, head } = await endOf(db)
  let number = 0
  let hash = ''
  let firstTime: Date | null = null
  let lastTime: Date | null = null
  let broken: Piece['broken'] = null
  while (number < lastNumber && !broken) {
    signal?.throwIfAborted()
    const piece = await checkPiece(db, { after: number, hash, upTo: lastNumber, known })
    broken = piece.broken
    firstTime ??= piece.firstTime
    lastTime = piece.lastTime ?? lastTime
    number = piece.lastNumber
    hash = piece.lastHash
    onProgress?.(number, lastNumber)
  }
  const isCutOff = !broken && known !== undefined && known.number > lastNumber
  return {
    count,
    lastNumber,
    head,
    brokenAt: broken?.number ?? (isCutOff ? lastNumber + 1 : null),
    problem: broken?.problem ?? (isCutOff ? 'gap' : null),
    brokenEntry: broken?.entryId ?? null,
    unsealed: await countUnsealed(db),
    firstTime,
    lastTime,
  }
}

/** Seals looked at by one statement: about a tenth of a second. */
const pieceSize = 5000

interface Piece {
  readonly lastNumber: number
  readonly lastHash: string
  readonly firstTime: Date | null
  /** Of those before the break. */
  readonly lastTime: Date | null
  readonly broken: { number: number; problem: AuditProblem; entryId: string | null } | null
}

const checkPiece = async (
  db: Database,
  { after, hash, upTo, known }: { after: number; hash: string; upTo: number; known: ChainCheckOptions['known'] },
): Promise<Piece> => {
  const isRewritten: RawBuilder<unknown> = known
    ? sql`number = ${known.number}::bigint and encode(hash, 'hex') <> ${known.hash}`
    : sql`false`
  const { rows } = await sql<Piece>`
    with piece as (
      select * from audit_seal where number > ${after}::bigint and number <= ${upTo}::bigint
      order by number limit ${pieceSize}),
    chain as (
      select piece.number, piece.hash, entry,
        lag(piece.number, 1, ${after}::bigint) over (order by piece.number) as number_before,
        lag(piece.hash, 1, decode(${hash}, 'hex')) over (order by piece.number) as hash_before
      from piece left join audit_log entry on entry.id = piece.entry_id),
    judged as (
      select number, hash, (entry).id as entry_id, (entry).at as at, case
        when number <> number_before + 1 then 'gap'
        when (entry).id is null then 'removed'
        when hash <> audit_hash(number, hash_before, entry) then 'changed'
        when ${isRewritten} then 'rewritten' end as problem
      from chain),
    broken as (select * from judged where problem is not null order by number limit 1)
    select max(number)::int as "lastNumber",
      (select encode(hash, 'hex') from judged order by number desc limit 1) as "lastHash",
      (select at from judged order by number limit 1) as "firstTime",
      (select at from judged where number < coalesce((select number from broken), number + 1)
        order by number desc limit 1) as "lastTime",
      (select jsonb_build_object('number', number, 'problem', problem, 'entryId', entry_id::text) from broken) as "broken"
    from judged`.execute(db)
  const [piece] = rows
  if (!piece) throw new Error('An aggregate gives a row.')
  return piece
}

const endOf = async (db: Database): Promise<{ count: number; lastNumber: number; head: string }> => {
  const { rows } = await sql<{ count: number; lastNumber: number; head: string }>`
    select (select count(*)::int from audit_seal) as "count",
      coalesce((select max(number)::int from audit_seal), 0) as "lastNumber",
      coalesce((select encode(hash, 'hex') from audit_seal order by number desc limit 1), '') as "head"`.execute(db)
  const [end] = rows
  if (!end) throw new Error('A query without conditions gives a row.')
  return end
}

const countUnsealed = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ unsealed: number }>`
    select count(*)::int as "unsealed" from audit_log entry
    where not exists (select from audit_seal seal where seal.entry_id = entry.id)`.execute(db)
  return rows[0]?.unsealed ?? 0
}
